import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TurboTask } from '../../../../scripts/lib/turbo.ts';
import { readShard, shareOf, shareOfTasks } from '../../../../scripts/test-run/shard.ts';
import { root } from '../fixture.ts';

const four = [1, 2, 3, 4].map((current) => ({ current, total: 4 }));
const items = Array.from({ length: 60 }, (_, index) => `test ${index}`);
const recorded = new Map(items.map((item, index) => [item, ((index * 7) % 30) / 3]));
const divide = (these: readonly string[], seconds: ReadonlyMap<string, number>) =>
  four.map((shard) => shareOf(these, String, shard, seconds));

test('four shards have each test once, in any order, with balanced seconds', () => {
  const shares = divide(items, recorded);
  expect(shares.flat().toSorted()).toEqual(items.toSorted());
  expect(divide(items.toReversed(), recorded)).toEqual(shares);
  const sums = shares.map((share) => share.reduce((sum, it) => sum + (recorded.get(it) ?? 0), 0));
  expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(0.5);
});

test('without a record, all tests count equally', () => {
  expect(divide(items, new Map()).map((share) => share.length)).toEqual([15, 15, 15, 15]);
});

test('a test without a record counts as the average', () => {
  const seconds = new Map(Object.entries({ a: 6, b: 5, c: 1 }));
  const second = { current: 2, total: 2 };
  expect(shareOf(['a', 'b', 'c', 'new'], String, second, seconds)).toEqual(['b', 'new']);
});

test('each task is in one shard, and a divided task is in all shards with its dependencies', () => {
  const task = (taskId: string, dependencies?: readonly string[]): TurboTask => ({
    ...{ taskId, task: '', directory: '', hash: '', logFile: '', outputs: [], cached: false },
    ...{ seconds: 0, isDivided: dependencies !== undefined, dependencies: dependencies ?? [] },
  });
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const tasks = [task('build'), task('e2e', ['build']), ...ids.map((id) => task(id))];
  const shares = four.map((shard) => shareOfTasks(tasks, shard).map(({ taskId }) => taskId));
  expect(shares.map((share) => share.slice(0, 2))).toEqual(four.map(() => ['build', 'e2e']));
  expect(shares.flatMap((share) => share.slice(2)).toSorted()).toEqual(ids);
});

test('a shard that does not exist is refused', () => {
  expect(['0/4', '1/0', '4', '1/4x', 'x', ''].flatMap((text) => readShard(text) ?? [])).toEqual([]);
  const args = [join(root, 'scripts/test.ts'), '--shard', '5/4'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe("There is no shard '5/4'. The shards of four: 1/4, 2/4, 3/4, 4/4\n");
  expect(status).toBe(2);
});
