import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asRecord } from './json.ts';
import { root } from './workspace.ts';

/** Turns off the telemetry of the tools. */
export const noTelemetry = {
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};

export type TurboTask = {
  readonly taskId: string;
  readonly task: string;
  /** The path from the root. */
  readonly directory: string;
  readonly hash: string;
  readonly cached: boolean;
  /** The duration of the cached run. 0 if nothing is cached. */
  readonly seconds: number;
  /** Shards divide the tests of a task that has `TEST_SHARD*` in its `env` of `turbo.json`. */
  readonly isDivided: boolean;
  readonly dependencies: readonly string[];
  /** The path, from the root, of the file in which turbo stores the task's output. */
  readonly logFile: string;
  /** The files that the task creates, as patterns from its folder. */
  readonly outputs: readonly string[];
};

type TurboOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
};

export const turboProgram = fileURLToPath(import.meta.resolve('turbo/bin/turbo'));

function environment({ env }: TurboOptions): NodeJS.ProcessEnv {
  return { ...process.env, ...noTelemetry, ...env };
}

/** Runs tasks and shows their output. Returns true if all of them passed. */
export function runTasks(args: readonly string[], options: TurboOptions = {}): boolean {
  const result = spawnSync(process.execPath, [turboProgram, 'run', ...args], {
    cwd: options.cwd ?? root,
    env: environment(options),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return result.status === 0;
}

/**
 * Returns the tasks that a run would execute, without running them. Tasks that have no script in their package are
 * left out.
 */
export function planTasks(args: readonly string[], options: TurboOptions = {}): TurboTask[] {
  const result = spawnSync(process.execPath, [turboProgram, 'run', ...args, '--dry=json'], {
    cwd: options.cwd ?? root,
    env: environment(options),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (result.status !== 0) throw new Error(`turbo --dry failed:\n${result.stderr}${result.stdout}`);
  return readPlan(result.stdout);
}

function readPlan(text: string): TurboTask[] {
  const plan: unknown = JSON.parse(text);
  const { tasks } = asRecord(plan);
  if (!Array.isArray(tasks)) throw new Error(`The plan of turbo has no list of tasks:\n${text}`);
  return tasks
    .map(asRecord)
    .filter((task) => task.command !== '<NONEXISTENT>')
    .map((task) => ({
      taskId: String(task.taskId),
      task: String(task.task),
      directory: String(task.directory),
      hash: String(task.hash),
      cached: asRecord(task.cache).status === 'HIT',
      seconds: Number(asRecord(task.cache).timeSaved) / 1000,
      isDivided: stringsOf(asRecord(task.resolvedTaskDefinition).env).includes('TEST_SHARD*'),
      dependencies: stringsOf(task.dependencies),
      logFile: String(task.logFile),
      outputs: stringsOf(task.outputs),
    }));
}

const stringsOf = (list: unknown) => (Array.isArray(list) ? list.map(String) : []);
