import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { copyFiles } from '../../../scripts/lib/copy-workspace.ts';
import { pnpmProgram } from '../../../scripts/lib/pnpm.ts';
import { makeFixture, root } from '../src/fixture.ts';

type Outcome = {
  readonly passed: boolean;
  readonly output: string;
};

type Copy = Disposable & {
  readonly folder: string;
  /** Runs a program of the copy's Node in a folder of the copy. */
  readonly node: (folder: string, ...command: readonly string[]) => Outcome;
  readonly pnpm: (...command: readonly string[]) => Outcome;
  /** Changes a file of the copy. Throws if nothing changes, since that would prove nothing. */
  readonly plant: (file: string, change: (text: string) => string) => void;
  readonly write: (file: string, text: string) => void;
};

/** A copy of the workspace in which nothing is installed. */
export function copyToInstallIn(): Copy {
  const fixture = makeFixture();
  const { folder } = fixture;
  copyFiles(folder);
  return {
    folder,
    node: (inside, ...command) => run(join(folder, inside), process.execPath, command),
    pnpm: (...command) => run(folder, pnpmProgram, command),
    plant(file, change) {
      const before = readFileSync(join(folder, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`Nothing was planted in ${file}`);
      fixture.write(file, after);
    },
    write: fixture.write,
    [Symbol.dispose]: () => fixture[Symbol.dispose](),
  };
}

/** A copy that uses the workspace's installed libraries. Do not call pnpm in it: an installation would change them. */
export function copyToPlantIn(): Copy {
  const copy = copyToInstallIn();
  for (const modules of globSync('{.,{apps,packages,tests}/*}/node_modules', { cwd: root })) {
    // Links are relative, so those to other packages lead to the copy's.
    cpSync(join(root, modules), join(copy.folder, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/node_modules[\\/][.](?!bin)/.test(path.slice(root.length)),
    });
  }
  const libraries = join(root, 'node_modules/.pnpm');
  symlinkSync(libraries, join(copy.folder, 'node_modules/.pnpm'));
  // Vite serves files of this folder.
  const about = JSON.stringify({ virtualStoreDir: libraries });
  writeFileSync(join(copy.folder, 'node_modules/.modules.yaml'), about);
  return copy;
}

/** Shows what the program printed if it fails. */
export function expectToPass({ passed, output }: Outcome): void {
  expect(passed, output).toBe(true);
}

function run(cwd: string, program: string, args: readonly string[]): Outcome {
  // A person has no NODE_ENV; the test runner's would make a build one for development.
  const { NODE_ENV: _mode, ...env } = process.env;
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { passed: status === 0, output: error ? error.message : stdout + stderr };
}
