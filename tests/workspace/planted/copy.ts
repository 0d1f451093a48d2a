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
  /** Changes a file of the copy. Throws if nothing changes, because the test would then prove nothing. */
  readonly plant: (file: string, change: (text: string) => string) => void;
  readonly write: (file: string, text: string) => void;
};

/** Creates a copy of the workspace without installed packages. */
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

/**
 * Creates a copy that uses the workspace's installed libraries. Do not call pnpm in the copy: an installation would
 * change the libraries.
 */
export function copyToPlantIn(): Copy {
  const copy = copyToInstallIn();
  for (const modules of globSync('{.,{apps,packages,tests}/*}/node_modules', { cwd: root })) {
    // Links are relative, so links to other packages lead to those of the copy.
    cpSync(join(root, modules), join(copy.folder, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/node_modules[\\/][.](?!bin)/.test(path.slice(root.length)),
    });
  }
  const libraries = join(root, 'node_modules/.pnpm');
  symlinkSync(libraries, join(copy.folder, 'node_modules/.pnpm'));
  // Vite serves the files of this folder.
  const about = JSON.stringify({ virtualStoreDir: libraries });
  writeFileSync(join(copy.folder, 'node_modules/.modules.yaml'), about);
  return copy;
}

/** Shows the program's output if the program failed. */
export function expectToPass({ passed, output }: Outcome): void {
  expect(passed, output).toBe(true);
}

function run(cwd: string, program: string, args: readonly string[]): Outcome {
  // Developers have no NODE_ENV. The test runner's value would turn a build into a development build.
  const { NODE_ENV: _mode, ...env } = process.env;
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { passed: status === 0, output: error ? error.message : stdout + stderr };
}
