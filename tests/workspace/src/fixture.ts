import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the workspace under test. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

export type Fixture = Disposable & {
  readonly folder: string;
  readonly write: (path: string, text: string) => void;
  readonly copy: (...paths: readonly string[]) => void;
};

/** Creates a separate folder for one test, with a space in its name. The folder is deleted when the test ends. */
export function makeFixture(): Fixture {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'parde test ')));
  return {
    folder,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    copy(...paths) {
      for (const path of paths) cpSync(join(root, path), join(folder, path), { recursive: true });
    },
    [Symbol.dispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the linter in the fixture. Returns each finding as its rule and its file. */
export function lintFindings({ folder }: Fixture): string[] {
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['check', '--error-on-warnings', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, [program, ...args, 'packages'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stdout.matchAll(/^::error title=(?:\S+\/)?(\w+),file=(.+?),line=/gm);
  return Array.from(lines, ([, rule, file]) => `${rule} ${relative(folder, file ?? '')}`);
}
