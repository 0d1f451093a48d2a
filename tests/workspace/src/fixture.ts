import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
