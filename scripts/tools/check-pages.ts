/** `pnpm tool check-pages`: builds the brands and runs all checks of pages. Options of Playwright follow: `--shard 1/4`. */
import { ensureBrowser } from '../find-browser.ts';
import { runTasks } from '../lib/turbo.ts';

const env = { BROWSER_PATH: ensureBrowser() };
const passed = runTasks(['check-pages', '--', ...process.argv.slice(2)], { env });
process.exitCode = passed ? 0 : 1;
