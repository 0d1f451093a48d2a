/** Checks the types of the package that calls it with TypeScript 7: docs/decisions/0094. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const manifest = import.meta.resolve('typescript-7/package.json');
const compiler = fileURLToPath(new URL('bin/tsc', manifest));
const { status } = spawnSync(process.execPath, [compiler, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
