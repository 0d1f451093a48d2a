import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type TestPlace = {
  /** From the package's folder. */
  readonly file: string;
  /** Brand or look, where a package's tests run in several. */
  readonly project: string;
  readonly name: string;
};

/** One test of a run. */
export type TestResult = TestPlace & {
  readonly seconds: number;
  /** What went wrong; absent where the test passed. */
  readonly failure?: string;
};

export type FailedTest = TestResult & { readonly failure: string };

/** What a package's test script leaves behind. */
export type Results = {
  readonly tests: readonly TestResult[];
  /** Passed at the second try; what is told of them is how they failed at the first. */
  readonly unsteady: readonly FailedTest[];
  /** Went wrong outside every test. */
  readonly errors: readonly string[];
};

/** More unsteady tests than this fail a run: somebody has to look for the race. */
export const mostUnsteady = 3;

/** Of the script that pnpm runs at the moment, from its package's folder. */
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

/** How a person finds it. */
export function titleOf({ file, project, name }: TestPlace): string {
  return [project, file, name].filter((part) => part !== '').join(' › ');
}

/** The beginning of what went wrong: the rest may be long. */
export function firstLines({ failure }: FailedTest): string[] {
  return failure
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8);
}

export function unsteadyLines(tests: readonly FailedTest[]): string[] {
  if (tests.length === 0) return [];
  return [
    `Unsteady: ${tests.length}. Failed, and passed when tried again alone:`,
    ...tests.flatMap((test) => [
      `  ${titleOf(test)}`,
      ...firstLines(test).map((line) => `      ${line}`),
    ]),
    ...(tests.length > mostUnsteady
      ? [`More than ${mostUnsteady} unsteady tests fail the run.`]
      : []),
  ];
}
