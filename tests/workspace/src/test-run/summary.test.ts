import { describe, expect, test } from 'vitest';
import type { TurboTask } from '../../../../scripts/lib/turbo.ts';
import type { TestResult } from '../../../../scripts/test-run/results.ts';
import {
  type Outcome,
  recordOf,
  type StepRun,
  summaryOf,
} from '../../../../scripts/test-run/summary.ts';

const taskOf = (taskId: string, rest: Partial<TurboTask> = {}): TurboTask => ({
  taskId,
  task: 'test',
  directory: 'packages/ui',
  hash: '',
  cached: false,
  seconds: 0,
  isDivided: false,
  dependencies: [],
  logFile: '.turbo/no-such.log',
  outputs: [],
  ...rest,
});

const passing: TestResult = { project: '', file: 'a.test.ts', name: 'holds', seconds: 1 };
const failing = { ...passing, name: 'breaks', failure: 'one is not two\n  at a.test.ts:3' };

const tests = (results: readonly TestResult[], flaky: readonly (typeof failing)[] = []) => ({
  tests: results,
  flaky,
  errors: [],
});

function stepOf(...outcomes: readonly Outcome[]): StepRun {
  return {
    step: { name: 'unit', title: 'Unit tests' },
    seconds: 2,
    passed: outcomes.every(({ passed }) => passed),
    outcomes,
  };
}

function summary(...outcomes: readonly Outcome[]): { passed: boolean; text: string; end: string } {
  const runs = [stepOf(...outcomes)];
  const { passed, lines } = summaryOf(runs, recordOf(runs));
  return { passed, text: lines.join('\n'), end: lines.at(-1) ?? '' };
}

describe('the summary of a run', () => {
  test('counts tests, and checks without tests', () => {
    const { passed, end } = summary(
      { passed: true, task: taskOf('//#lint') },
      { passed: true, task: taskOf('@parde/ui#test'), results: tests([passing, passing]) },
      { passed: true },
    );
    expect(end).toBe('4 passed, 0 failed');
    expect(passed).toBe(true);
  });

  test('lists failed tests with the first lines of their failures', () => {
    const { passed, text, end } = summary({
      passed: false,
      task: taskOf('@parde/ui#test'),
      results: tests([passing, failing]),
    });
    expect(text).toContain('@parde/ui#test › a.test.ts › breaks\n    one is not two');
    expect(text).toContain('Again: pnpm test unit');
    expect(end).toBe('1 passed, 1 failed');
    expect(passed).toBe(false);
  });

  test('counts a failure outside every test, and a task that never started', () => {
    const { text, end } = summary(
      { passed: false, task: taskOf('@parde/ui#test'), results: tests([passing]) },
      { passed: false, task: taskOf('@parde/e2e#e2e') },
    );
    expect(text).toContain('The end of @parde/e2e#e2e:\n    It was not run.');
    expect(end).toBe('1 passed, 2 failed');
  });

  test('fails if four tests of several programs were flaky, but not if they come from the cache', () => {
    const two = tests([passing], [failing, failing]);
    const journeys = { passed: true, task: taskOf('@parde/e2e#e2e'), results: two };
    const stories = { passed: true, task: taskOf('@parde/storybook#test'), results: two };
    expect(summary(journeys)).toMatchObject({ passed: true, end: '1 passed, 0 failed' });
    const { passed, text, end } = summary(journeys, stories);
    expect(text).toContain('More than 3 flaky tests fail the run.');
    expect({ passed, end }).toEqual({ passed: false, end: '2 passed, 1 failed' });
    const again = { ...stories, task: taskOf('@parde/storybook#test', { cached: true }) };
    expect(summary(journeys, again).passed).toBe(true);
  });
});
