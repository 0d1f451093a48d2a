/**
 * `pnpm tool repeat <spec> [times]`: runs end-to-end tests or stories many times on a busy machine, to find race
 * conditions.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { print } from '../../packages/storefront/src/commands/print.ts';
import { ensureBrowser } from '../find-browser.ts';
import { root } from '../lib/workspace.ts';

const [spec, times = '30', ...rest] = process.argv.slice(2);
if (spec === undefined || !/^\d+$/.test(times)) {
  print('pnpm tool repeat <spec> [times] [options of Playwright or Vitest]');
  print('A journey: search.spec.ts, search.spec.ts:40. A story: Dialog.stories.tsx');
  process.exit(2);
}

const isStory = spec.includes('.stories.');
const folder = join(root, isStory ? 'apps/storybook' : 'tests/e2e');
loadProcessors(availableParallelism());
process.exit(isStory ? repeatStory(spec) : repeatJourney(spec));

function repeatJourney(filter: string): number {
  return run('playwright', [
    // The separator prevents offline.spec.ts from matching watch-offline.spec.ts too.
    ...['test', `[\\\\/]${filter}`, `--repeat-each=${times}`, '--retries=0', '--max-failures=5'],
    ...rest,
  ]);
}

/** Each run uses a new browser, because stories have race conditions at its start. */
function repeatStory(filter: string): number {
  const reporter = join(root, 'scripts/test-run/vitest-reporter.ts');
  for (let turn = 1; turn <= Number(times); turn += 1) {
    print(`${turn} of ${times}`);
    const status = run('vitest', ['run', `--reporter=${reporter}`, filter, ...rest]);
    if (status !== 0) return status;
  }
  return 0;
}

function run(program: string, args: readonly string[]): number {
  const { status } = spawnSync(join(folder, 'node_modules/.bin', program), args, {
    cwd: folder,
    env: {
      ...process.env,
      BROWSER_PATH: ensureBrowser(),
      TEST_RESULTS: 'test-results/repeat.json',
    },
    stdio: 'inherit',
  });
  return status ?? 1;
}

/** One busy thread for each core. */
function loadProcessors(count: number): void {
  for (let index = 0; index < count; index += 1) new Worker('for (;;) {}', { eval: true });
}
