import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { copyWorkspace } from '../../../scripts/lib/copy-workspace.ts';
import { pnpmProgram } from '../../../scripts/lib/pnpm.ts';
import { makeFixture } from '../src/fixture.ts';

type Outcome = {
  readonly passed: boolean;
  readonly output: string;
};

type Copy = Disposable & {
  readonly folder: string;
  /** Runs a script as a person and CI do: `pnpm layers`. */
  readonly run: (...command: readonly string[]) => Outcome;
  /** Changes a file of the copy; refuses to change nothing, since that would prove nothing. */
  readonly plant: (file: string, change: (text: string) => string) => void;
  readonly write: (file: string, text: string) => void;
  /** Takes back all that was planted, and what came of it. */
  readonly restore: () => void;
};

/** A copy of the workspace with all that is installed in it: the place for mistakes. */
export function copyToPlantIn(): Copy {
  const fixture = makeFixture();
  const { folder } = fixture;
  copyWorkspace(folder);
  const copy: Copy = {
    folder,
    run: (...command) => run(folder, pnpmProgram, command),
    plant(file, change) {
      const before = readFileSync(join(folder, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`Nothing was planted in ${file}`);
      fixture.write(file, after);
    },
    write: fixture.write,
    restore() {
      mustPass(run(folder, 'git', ['checkout', '--quiet', '--', '.']));
      mustPass(run(folder, 'git', ['clean', '--quiet', '-d', '--force']));
    },
    [Symbol.dispose]: () => fixture[Symbol.dispose](),
  };
  mustPass(copy.run('install', '--frozen-lockfile', '--prefer-offline'));
  return copy;
}

/** For the test that shows what passes where nothing is planted; where it fails, it says what the check said. */
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

function mustPass({ passed, output }: Outcome): void {
  if (!passed) throw new Error(output);
}
