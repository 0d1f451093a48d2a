import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from '../lib/copy-workspace.ts';
import { planTasks, type TurboTask } from '../lib/turbo.ts';
import { root } from '../lib/workspace.ts';

type Options = { readonly env?: Readonly<Record<string, string>>; readonly cwd?: string };

/** Returns the tasks whose hash differs from the one at the base commit. */
export function touchedSince(
  base: string,
  plan: readonly TurboTask[],
  { env = {}, cwd = root }: Options = {},
): TurboTask[] {
  const folder = mkdtempSync(join(tmpdir(), 'parde-since-'));
  try {
    git(cwd, 'worktree', 'add', '--quiet', '--detach', '--force', folder, base);
    const names = [...new Set(plan.map(({ task }) => task))];
    const before = new Map(
      planTasks(names, { cwd: folder, env }).map(({ taskId, hash }) => [taskId, hash]),
    );
    return plan.filter(({ taskId, hash }) => before.get(taskId) !== hash);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git(cwd, 'worktree', 'prune');
  }
}
