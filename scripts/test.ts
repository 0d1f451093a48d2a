import { parseArgs } from 'node:util';
import { bold, dim, green, print, red } from '../packages/storefront/src/commands/print.ts';
import { ensureBrowser } from './find-browser.ts';
import { checkChangesets } from './lib/check-changesets.ts';
import { type Step, steps, tasksOf } from './lib/steps.ts';
import { planTasks, runTasks, type TurboTask } from './lib/turbo.ts';
import { checkCommitSubjects } from './lint/commit-subjects.ts';
import { writeRecord } from './test-run/run-record.ts';
import { readShard, type Shard, shardEnvironment, shareOfTasks } from './test-run/shard.ts';
import { touchedSince } from './test-run/since.ts';
import { type Outcome, outcomeOf, recordOf, type StepRun, summaryOf } from './test-run/summary.ts';

const { chosen, base, shard } = readArguments();
const env = {
  ...(chosen.some((step) => step.browser) && browserEnvironment()),
  ...(shard && shardEnvironment(shard)),
};
const fullPlan = plan();
const touched = base === undefined ? fullPlan : touchedSince(base, fullPlan, { env });
const ofSteps = chosen.flatMap((step) => tasksOf(step, touched));
const own = shard ? shareOfTasks(ofSteps, shard) : ofSteps;
const toRun = chosen.filter((step) => !step.tasks || tasksOf(step, own).length > 0);
let finished: readonly TurboTask[] = [];
const runs: StepRun[] = [];
for (const [index, step] of toRun.entries()) {
  print();
  print(bold(`[${index + 1}/${toRun.length}] ${step.title}`));
  const start = Date.now();
  const outcomes = step.tasks ? runTasksOf(step) : check(step);
  const seconds = (Date.now() - start) / 1000;
  const passed = outcomes.every((outcome) => outcome.passed);
  runs.push({ step, seconds, passed, outcomes });
  print(
    `${passed ? green('passed') : red('failed')} ${dim(`${step.name}, ${seconds.toFixed(1)} s`)}`,
  );
}
print();
const record = recordOf(runs, finished);
writeRecord(record, shard);
const summary = summaryOf(runs, record);
for (const line of summary.lines) print(line);
process.exitCode = summary.passed ? 0 : 1;

function readArguments(): {
  chosen: readonly Step[];
  base: string | undefined;
  shard: Shard | undefined;
} {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, shard: { type: 'string' } },
  });
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    print(`There is no step '${unknown}'. The steps: ${steps.map(({ name }) => name).join(', ')}`);
    process.exit(2);
  }
  const shard = readShard(values.shard ?? '');
  if (values.shard !== undefined && !shard) {
    print(`There is no shard '${values.shard}'. The shards of four: 1/4, 2/4, 3/4, 4/4`);
    process.exit(2);
  }
  const chosen = names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
  return { chosen, base: values.since, shard };
}

function browserEnvironment(): Record<string, string> {
  try {
    const browser = ensureBrowser();
    print(`Browser: ${browser}`);
    return { BROWSER_PATH: browser };
  } catch (error) {
    print(red(error instanceof Error ? error.message : String(error)));
    process.exit(1);
  }
}

/** Returns the planned tasks, including the builds, from which `narrowed` sees whether a product has changed. */
function plan(): TurboTask[] {
  const names = chosen.flatMap(({ tasks = [] }) => tasks);
  return names.length === 0 ? [] : planTasks([...new Set([...names, 'build'])], { env });
}

function runTasksOf(step: Step): Outcome[] {
  const tasks = tasksOf(step, own);
  const ids = tasks.map(({ taskId }) => taskId);
  const flags = ['--continue=dependencies-successful', '--output-logs=new-only'];
  if (runTasks([...ids, ...flags, ...narrowed(step)], { env })) {
    return tasks.map((task) => outcomeOf(task, true));
  }
  // The cache contains only tasks that passed.
  const passed = new Set(
    planTasks(ids, { env }).flatMap(({ taskId, cached }) => (cached ? [taskId] : [])),
  );
  return tasks.map((task) => outcomeOf(task, passed.has(task.taskId)));
}

/** Returns options that run only the changed end-to-end tests, if no product has changed. */
function narrowed({ name }: Step): string[] {
  if (base === undefined || name !== 'e2e' || touched.some(({ task }) => task === 'build'))
    return [];
  return ['--', `--only-changed=${base}`, '--pass-with-no-tests'];
}

function check({ name }: Step): Outcome[] {
  try {
    if (name === 'changesets') {
      checkCommitSubjects();
      checkChangesets();
    } else checkCache();
    return [{ passed: true }];
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return [{ passed: false }];
  }
}

/** Throws if a task that passed is not in the cache. */
function checkCache(): void {
  const passed = runs
    .flatMap(({ outcomes }) => outcomes)
    .flatMap((outcome) => (outcome.passed && outcome.task ? [outcome.task.taskId] : []));
  finished = plan().filter(({ taskId }) => passed.includes(taskId));
  const missed = finished.filter(({ cached }) => !cached);
  if (missed.length === 0) return;
  const ids = missed.map(({ taskId }) => taskId);
  throw new Error(`These passed and would run again: ${ids.join(', ')}`);
}
