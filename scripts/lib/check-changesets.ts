import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { print } from '../../packages/storefront/src/commands/print.ts';
import { noTelemetry } from './turbo.ts';
import { root } from './workspace.ts';

/**
 * Requires a changeset if a branch changes a published package. The result is not cached, because it depends on the
 * git history.
 */
export function checkChangesets(): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const base = ['main', 'origin/main'].find(
    (branch) => git('rev-parse', '--verify', '--quiet', branch).status === 0,
  );
  if (base === undefined) {
    print('There is no branch main to compare with, so nothing asks for a changeset.');
    return;
  }
  const onBase = git('rev-parse', 'HEAD').stdout === git('rev-parse', base).stdout;
  if (onBase && git('status', '--porcelain').stdout !== '') {
    print(`Uncommitted work on ${base}: a changeset is asked for once it is on a branch.`);
    return;
  }
  const changeset = fileURLToPath(import.meta.resolve('@changesets/cli/bin.js'));
  const result = spawnSync(process.execPath, [changeset, 'status', `--since=${base}`], {
    cwd: root,
    env: { ...process.env, ...noTelemetry },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) throw new Error('Write what changed for the user: pnpm changeset');
}
