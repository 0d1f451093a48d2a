import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { planTasks } from './turbo.ts';
import { root } from './workspace.ts';

const howMany = 60;

type Run = {
  readonly tasks: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** When the run began. What a task printed before that is about another one. */
  readonly since: Date;
};

/** The end of what each task printed that this run could not finish: of a long run, it is far above. */
export function lastWords({ tasks, env, since }: Run): string[] {
  return planTasks(tasks, { env })
    .filter(({ cached }) => !cached)
    .map(({ taskId, logFile }) => ({ taskId, path: join(root, logFile) }))
    .filter(({ path }) => (statSync(path, { throwIfNoEntry: false })?.mtime ?? 0) >= since)
    .flatMap(({ taskId, path }) => [
      `The end of ${taskId}:`,
      ...readFileSync(path, 'utf8').trimEnd().split('\n').slice(-howMany),
      '',
    ]);
}
