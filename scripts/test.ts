import { ensureBrowser } from './find-browser.ts';
import { checkChangesets } from './lib/check-changesets.ts';
import { lastWords } from './lib/last-words.ts';
import { bold, dim, green, red, say } from './lib/say.ts';
import { type Step, steps } from './lib/steps.ts';
import { planTasks, runTasks } from './lib/turbo.ts';

/** What no task can do; throws when it fails. */
const checks: Readonly<Record<string, () => void>> = {
  changesets: checkChangesets,
  cache: checkCache,
};

const chosen = chooseSteps(process.argv.slice(2));
const environment = chosen.some((step) => step.browser) ? browserEnvironment() : {};
const passed: Step[] = [];
const failed: Step[] = [];
const wordsOfFailed: string[] = [];
for (const [index, step] of chosen.entries()) {
  say();
  say(bold(`[${index + 1}/${chosen.length}] ${step.title}`));
  const since = new Date();
  const ok = run(step);
  (ok ? passed : failed).push(step);
  const seconds = ((Date.now() - since.getTime()) / 1000).toFixed(1);
  say(`${ok ? green('passed') : red('failed')} ${dim(`${step.name}, ${seconds} s`)}`);
  if (!ok && step.tasks) {
    wordsOfFailed.push(...lastWords({ tasks: step.tasks, env: environment, since }));
  }
}

say();
for (const line of wordsOfFailed) say(line);
for (const step of failed) say(red(`Failed: ${step.title}. Again: pnpm test ${step.name}`));
say(`${passed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

function chooseSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown !== undefined) {
    say(`There is no step '${unknown}'. The steps: ${steps.map(({ name }) => name).join(', ')}`);
    process.exit(2);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

function browserEnvironment(): Record<string, string> {
  try {
    const browser = ensureBrowser();
    say(`Browser: ${browser}`);
    return { BROWSER_PATH: browser };
  } catch (error) {
    say(red(error instanceof Error ? error.message : String(error)));
    process.exit(1);
  }
}

function run(step: Step): boolean {
  if (step.tasks) {
    const flags = ['--continue=dependencies-successful', '--output-logs=new-only'];
    return runTasks([...step.tasks, ...flags], { env: environment });
  }
  try {
    checks[step.name]?.();
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}

function checkCache(): void {
  const subjects = passed.length > 0 ? passed : steps;
  const missed = subjects
    .flatMap((step) => (step.tasks ? planTasks(step.tasks, { env: environment }) : []))
    .filter((task) => !task.cached)
    .map((task) => task.taskId);
  if (missed.length > 0) {
    throw new Error(`These passed and would run again: ${[...new Set(missed)].join(', ')}`);
  }
}
