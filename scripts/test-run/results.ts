import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type TestLocation = {
  /** The path from the package's folder. */
  readonly file: string;
  /** The brand or the variant, if a package's tests run in several. */
  readonly project: string;
  readonly name: string;
};

/** The result of one test in a run. */
export type TestResult = TestLocation & {
  readonly seconds: number;
  /** The error message. Missing if the test passed. */
  readonly failure?: string;
};

export type FailedTest = TestResult & { readonly failure: string };

export type Results = {
  readonly tests: readonly TestResult[];
  /** Tests that failed first and passed when retried, with their first failure. */
  readonly flaky: readonly FailedTest[];
  /** Errors outside of tests. */
  readonly errors: readonly string[];
};

/** The highest number of flaky tests. A run with more fails. */
export const maxFlaky = 3;

/** Returns the file for the results, which has the name of the script that pnpm runs. */
export function resultsFile(): string {
  return (
    process.env.TEST_RESULTS ?? `test-results/${process.env.npm_lifecycle_event ?? 'run'}.json`
  );
}

export function writeResults(file: string, results: Results): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
}

export function readResults(file: string): Results | undefined {
  if (!existsSync(file)) return undefined;
  const results: Results = JSON.parse(readFileSync(file, 'utf8'));
  return results;
}

export function isFailed(test: TestResult): test is FailedTest {
  return test.failure !== undefined;
}

export function titleOf({ file, project, name }: TestLocation): string {
  return [project, file, name].filter((part) => part !== '').join(' › ');
}

export function firstLines({ failure }: FailedTest): string[] {
  return failure
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8);
}

export function flakyLines(tests: readonly FailedTest[]): string[] {
  if (tests.length === 0) return [];
  return [
    `Flaky: ${tests.length}. Failed, and passed when tried again alone:`,
    ...tests.flatMap((test) => [
      `  ${titleOf(test)}`,
      ...firstLines(test).map((line) => `      ${line}`),
    ]),
    ...(tests.length > maxFlaky ? [`More than ${maxFlaky} flaky tests fail the run.`] : []),
  ];
}
