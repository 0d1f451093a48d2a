import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bold, green, print, red } from '../../../packages/storefront/src/commands/print.ts';
import { root } from '../../../scripts/lib/workspace.ts';
import { prepareStage } from './prepare.ts';

try {
  const stage = prepareStage();
  const passed = runTests(stage.env);
  stage.remove();
  print();
  if (!passed) throw new Error('deploy/nginx does not do what it should. The reasons stand above.');
  print(bold(green('deploy/nginx does what it should in front of two servers.')));
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

/** Runs the tests with Vitest. The script's arguments select test files. */
function runTests(env: Readonly<Record<string, string>>): boolean {
  const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));
  const result = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
    cwd: join(root, 'tests/deploy'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return result.status === 0;
}
