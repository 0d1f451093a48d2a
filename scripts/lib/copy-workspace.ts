import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspace.ts';

/** Copies all files that git does not ignore. */
export function copyFiles(target: string): void {
  const listed = git(root, 'ls-files', '-z', '-co', '--exclude-standard').split('\0');
  // git still lists files whose deletion is not committed.
  const files = listed.filter((file) => file !== '' && existsSync(join(root, file)));
  for (const folder of new Set(files.map(dirname))) {
    mkdirSync(join(target, folder), { recursive: true });
  }
  for (const file of files) copyFileSync(join(root, file), join(target, file));
}

/** Copies all files into a new repository. */
export function copyWorkspace(target: string): void {
  copyFiles(target);
  commitAll(target);
}

/** Creates a repository on branch main with one commit of all files in the folder. */
function commitAll(folder: string): void {
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(
    folder,
    ...['-c', 'user.name=Parde', '-c', 'user.email=parde@example.com'],
    ...['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null'],
    ...['commit', '--quiet', '--message=A copy'],
  );
}

/** Returns what git prints, and throws if it fails. */
export function git(cwd: string, ...args: string[]): string {
  const result = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (result.status !== 0) throw new Error(`git ${args[0]} failed: ${result.stderr}`);
  return result.stdout;
}
