/**
 * `pnpm tool check-pages`: builds the brands and runs all checks of pages. Further options are passed to Playwright:
 * `--shard=1/4`.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../find-browser.ts';
import { pnpmProgram } from '../lib/pnpm.ts';
import { runTasks } from '../lib/turbo.ts';
import { root } from '../lib/workspace.ts';

const brands = ['main', 'partner', 'plus'].map((brand) => `--filter=@parde/${brand}`);
if (!runTasks(['build', ...brands, '--output-logs=errors-only'])) {
  throw new Error('The build failed.');
}
const { status } = spawnSync(
  pnpmProgram,
  ['--dir', 'tests/e2e', 'run', 'check-pages', ...process.argv.slice(2)],
  { cwd: root, env: { ...process.env, BROWSER_PATH: ensureBrowser() }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
