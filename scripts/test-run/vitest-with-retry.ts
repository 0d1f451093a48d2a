/** Runs Vitest and retries failed tests once, separately, after all other tests. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { print } from '../../packages/storefront/src/commands/print.ts';
import {
  flakyLines,
  isFailed,
  maxFlaky,
  type Results,
  readResults,
  resultsFile,
  type TestResult,
  writeResults,
} from './results.ts';

/** A higher number of failures is not caused by flaky tests. */
const maxRetries = 12;

const reporter = fileURLToPath(new URL('vitest-reporter.ts', import.meta.url));
const args = process.argv.slice(2);
const file = resultsFile();

process.exitCode = runWithRetry() ? 0 : 1;

function runWithRetry(): boolean {
  const first = run(file, ...args);
  const failed = first.results.tests.filter(isFailed);
  if (first.passed || failed.length === 0 || first.results.errors.length > 0) return first.passed;
  if (failed.length > maxRetries) {
    print(`${failed.length} failed: too many to try each again.`);
    return false;
  }

  print(`Once more, alone: ${failed.length} of ${first.results.tests.length}`);
  // All failed tests belong to this shard, so they are not divided again.
  delete process.env.TEST_SHARD;
  const second = run(`${file}.again`, '--lastFailed', '--no-file-parallelism', ...args);
  const again = second.results.tests;
  const flaky = failed.filter((test) => {
    const tests = again.filter((other) => isAbout(other, test));
    return tests.length > 0 && !tests.some(isFailed);
  });
  // The results of the retry replace the first ones.
  const once = first.results.tests.filter((test) => !again.some((other) => isAbout(other, test)));
  writeResults(file, { ...first.results, tests: [...once, ...again], flaky });
  for (const line of flakyLines(flaky)) print(line);
  return second.passed && flaky.length === failed.length && flaky.length <= maxFlaky;
}

/** A file that failed to load has no test name: all of its tests are retried. */
function isAbout(other: TestResult, { file, project, name }: TestResult): boolean {
  return other.file === file && other.project === project && [other.name, ''].includes(name);
}

function run(
  results: string,
  ...options: readonly string[]
): { passed: boolean; results: Results } {
  rmSync(results, { force: true });
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter=default', `--reporter=${reporter}`, ...options],
    { env: { ...process.env, TEST_RESULTS: results }, stdio: 'inherit' },
  );
  const left = readResults(results);
  return {
    passed: status === 0,
    results: left ?? { tests: [], flaky: [], errors: ['no results'] },
  };
}
