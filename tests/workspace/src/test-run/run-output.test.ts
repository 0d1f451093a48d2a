import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFixture, root } from '../fixture.ts';

test('a committed report and a report outside the ignored folders are found, and an ignored report is not', () => {
  using fixture = makeFixture();
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: fixture.folder });
  fixture.copy('.gitignore');
  fixture.write('package.json', '{ "name": "fixture" }');
  fixture.write('packages/ui/.vitest/attachments/committed.png', '');
  git('init', '--quiet');
  git('add', '--force', '.');
  fixture.write('packages/ui/.vitest/json/output.json', '{ "numTotalTests": 1 }');
  fixture.write('packages/ui/report.json', '{ "numTotalTests": 1 }');

  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/lint/run-output.ts')],
    { cwd: fixture.folder, encoding: 'utf8' },
  );
  expect(stderr.split('\n').filter((line) => line.includes('output of a run'))).toEqual([
    'packages/ui/.vitest/attachments/committed.png is the output of a run: remove it.',
    'packages/ui/report.json is the output of a run: remove it.',
  ]);
  expect(status).toBe(1);
});
