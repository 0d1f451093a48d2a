/** Fails if git would commit the output of a test run: a file that .gitignore names, or a report in another folder. */
import { spawnSync } from 'node:child_process';

/**
 * Matches the reports of Vitest, of Playwright, of both for other programs, and the project's own in `test-results`.
 */
const report = '"numTotalTests":|"unexpected":|<testsuites?\\b|^ "flaky": ';

const found = [
  ...git('ls-files', '--cached', '--ignored', '--exclude-standard'),
  ...git('grep', '--untracked', '-lE', report, '--', '*.json', '*.xml'),
];
for (const file of new Set(found)) console.error(`${file} is the output of a run: remove it.`);
process.exitCode = found.length === 0 ? 0 : 1;

function git(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  // `git grep` exits with 1 if it finds nothing.
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout.split('\n').filter((line) => line !== '');
}
