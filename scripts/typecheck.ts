/** Checks the types of the package that calls it, with TypeScript 7: docs/toolchain-and-tests.md. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const manifest = import.meta.resolve('typescript-7/package.json');
const compiler = fileURLToPath(new URL('bin/tsc', manifest));
// A single checker is used, because each checker computes the types of other packages again, and turbo already runs one
// package on each core.
const args = [compiler, '--checkers', '1', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exitCode = status ?? 1;
