import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bold, red } from '../../packages/storefront/src/commands/print.ts';
import type { Step } from '../lib/steps.ts';
import type { TurboTask } from '../lib/turbo.ts';
import { root } from '../lib/workspace.ts';
import {
  firstLines,
  flakyLines,
  isFailed,
  maxFlaky,
  type Results,
  readResults,
  titleOf,
} from './results.ts';
import type { RunRecord } from './run-record.ts';

/** The result of one task, or of a step without tasks. */
export type Outcome = {
  readonly passed: boolean;
  readonly task?: TurboTask;
  /** The test results, if the task runs tests. */
  readonly results?: Results;
};

export type StepRun = {
  readonly step: Step;
  readonly seconds: number;
  readonly passed: boolean;
  readonly outcomes: readonly Outcome[];
};

type Summary = { readonly lines: readonly string[]; readonly passed: boolean };

export function outcomeOf(task: TurboTask, passed: boolean): Outcome {
  const results = resultsOf(task);
  return { passed, task, ...(results && { results }) };
}

function resultsOf({ directory, outputs }: TurboTask): Results | undefined {
  const file = outputs.find((output) => /(?:^|\/)test-results\/\w+\.json$/.test(output));
  return file === undefined ? undefined : readResults(join(root, directory, file));
}

export function recordOf(runs: readonly StepRun[], tasks: readonly TurboTask[] = []): RunRecord {
  const outcomes = runs.flatMap((run) => run.outcomes);
  return {
    steps: runs.map(({ step, seconds }) => ({ name: step.name, seconds })),
    tasks: tasks.map(({ taskId, seconds }) => ({ taskId, seconds })),
    tests: outcomes.flatMap(({ task, results }) =>
      (results?.tests ?? []).map((test) => ({
        ...test,
        file: join(task?.directory ?? '', test.file),
      })),
    ),
    // An earlier run has counted the flaky tests of a cached task.
    flaky: outcomes.flatMap(({ task, results }) => (task?.cached ? [] : (results?.flaky ?? []))),
  };
}

export function summaryOf(runs: readonly StepRun[], record: RunRecord): Summary {
  const outcomes = runs.flatMap((run) => run.outcomes);
  const failed = outcomes.filter(({ passed }) => !passed);
  const isAcceptable = record.flaky.length <= maxFlaky;
  const counts = countsOf(outcomes);
  const all = record.steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    passed: failed.length === 0 && isAcceptable,
    lines: [
      bold('Seconds'),
      ...record.steps.map(({ name, seconds }) => row(seconds, name)),
      row(all, 'in all'),
      '',
      bold('Worker seconds by file'),
      ...byFile(record).map(([file, seconds]) => row(seconds, file)),
      '',
      bold('Slowest tests'),
      ...slowest(record.tests, ({ seconds }) => seconds).map((test) =>
        row(test.seconds, titleOf(test)),
      ),
      '',
      ...flakyLines(record.flaky),
      ...failed.flatMap(failureLines),
      ...runs
        .filter(({ passed }) => !passed)
        .map(({ step }) => red(`Failed: ${step.title}. Again: pnpm test ${step.name}`)),
      `${counts.passed} passed, ${counts.failed + (isAcceptable ? 0 : 1)} failed`,
    ],
  };
}

function byFile({ tests }: RunRecord): [file: string, seconds: number][] {
  const files = new Map<string, number>();
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  return slowest([...files], ([, seconds]) => seconds);
}

function slowest<Item>(items: readonly Item[], secondsOf: (item: Item) => number): Item[] {
  return items.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, 20);
}

const row = (seconds: number, what: string) => `${seconds.toFixed(1).padStart(8)}  ${what}`;

/** Counts tests. A check without tests counts as one. */
function countsOf(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  let passed = 0;
  let failed = 0;
  for (const outcome of outcomes) {
    const tests = outcome.results?.tests ?? [];
    const wrong = tests.filter(isFailed).length;
    passed += tests.length - wrong;
    failed += wrong;
    if (tests.length === 0 && outcome.passed) passed += 1;
    // The task failed outside its tests.
    if (wrong === 0 && !outcome.passed) failed += 1;
  }
  return { passed, failed };
}

/** Returns the failed tests with the first lines of their messages. For other tasks, the end of the log. */
function failureLines({ task, results }: Outcome): string[] {
  if (!task) return [];
  const failed = results?.tests.filter(isFailed) ?? [];
  if (failed.length === 0) return [`The end of ${task.taskId}:`, ...endOf(task), ''];
  return failed.flatMap((test) => [
    `${task.taskId} › ${titleOf(test)}`,
    ...firstLines(test).map((line) => `    ${line}`),
    '',
  ]);
}

function endOf({ logFile }: TurboTask): string[] {
  const path = join(root, logFile);
  // The task was not started, because a dependency failed.
  if (!existsSync(path)) return ['    It was not run.'];
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-40)
    .map((line) => `    ${line}`);
}
