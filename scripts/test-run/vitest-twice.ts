/** Vitest in the package that calls this; what failed is tried once more, by itself and after the others. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { say } from '../lib/say.ts';
import {
  isFailed,
  mostUnsteady,
  type Results,
  readResults,
  resultsFile,
  type TestResult,
  unsteadyLines,
  writeResults,
} from './results.ts';

/** With more failures than this something is broken, and one by one would only take long. */
const mostAgain = 12;

const reporter = fileURLToPath(new URL('vitest-reporter.ts', import.meta.url));
const args = process.argv.slice(2);
const file = resultsFile();

process.exitCode = runTwice() ? 0 : 1;

function runTwice(): boolean {
  const first = run(file, ...args);
  const failed = first.results.tests.filter(isFailed);
  if (first.passed || failed.length === 0 || first.results.errors.length > 0) return first.passed;
  if (failed.length > mostAgain) {
    say(`${failed.length} failed: too many to try each again.`);
    return false;
  }

  say(`Once more, alone: ${failed.length} of ${first.results.tests.length}`);
  const second = run(`${file}.again`, '--lastFailed', '--no-file-parallelism', ...args);
  const again = second.results.tests;
  const unsteady = failed.filter((test) => {
    const tests = again.filter((other) => isAbout(other, test));
    return tests.length > 0 && !tests.some(isFailed);
  });
  // What ran again counts as it ended then.
  const once = first.results.tests.filter((test) => !again.some((other) => isAbout(other, test)));
  writeResults(file, { ...first.results, tests: [...once, ...again], unsteady });
  for (const line of unsteadyLines(unsteady)) say(line);
  return second.passed && unsteady.length === failed.length && unsteady.length <= mostUnsteady;
}

/** A file that did not load has no name of a test: all of its tests are tried again. */
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
    results: left ?? { tests: [], unsteady: [], errors: ['no results'] },
  };
}
