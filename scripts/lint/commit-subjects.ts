import { spawnSync } from 'node:child_process';
import { root } from '../lib/workspace.ts';

/** Throws if a commit after the one that added this file has another subject than `area: what changed`. */
export function checkCommitSubjects(): void {
  const [since] = log('--diff-filter=A', '--format=%H', '--', 'scripts/lint/commit-subjects.ts');
  if (since === undefined) return;
  const wrong = wrongSubjects(log('--format=%s', `${since}..HEAD`));
  if (wrong.length === 0) return;
  const rule = 'Commit subjects are `area: what changed`, at most 72 characters, without merges';
  throw new Error(`${rule}:\n${wrong.join('\n')}`);
}

export function wrongSubjects(subjects: readonly string[]): string[] {
  return subjects.filter((subject) => subject.length > 72 || !/^[a-z][\w /-]*: \S/.test(subject));
}

function log(...args: readonly string[]): string[] {
  const { stdout } = spawnSync('git', ['log', ...args], { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}
