import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TurboTask } from '../lib/turbo.ts';
import { type TestLocation, titleOf } from './results.ts';
import { readRecord, recordFile } from './run-record.ts';

/** One of the equal parts of a run. */
export type Shard = { readonly current: number; readonly total: number };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starting a test, or loading a file of tests, takes time too. */
const startSeconds = 0.25;

/** Reads a shard such as 1/4. */
export function readShard(text: string): Shard | undefined {
  const [, current = 0, total = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  return current >= 1 && current <= total ? { current, total } : undefined;
}

/**
 * Returns the variables that are inputs of the divided tasks, so that turbo caches these by shard and by the record
 * that divided them.
 */
export function shardEnvironment({ current, total }: Shard): Record<string, string> {
  const record = existsSync(recordFile()) ? readFileSync(recordFile()) : '';
  return {
    TEST_SHARD: `${current}/${total}`,
    TEST_SHARD_RECORD: createHash('sha256').update(record).digest('hex'),
  };
}

/**
 * Reads the task's shard and removes it from the environment, so that the programs that its tests start are not
 * divided.
 */
export function takeShard(): Shard | undefined {
  const shard = readShard(process.env.TEST_SHARD ?? '');
  delete process.env.TEST_SHARD;
  return shard;
}

/**
 * Divides the items by their seconds in the last run: the longest first, each to the shard with the least so far.
 * Every shard computes the same division, so each item is in exactly one shard.
 */
export function shareOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { current, total }: Shard,
  recorded = recordedSeconds(),
): Item[] {
  const known = items.flatMap((item) => recorded.get(keyOf(item)) ?? []);
  const average = known.reduce((sum, seconds) => sum + seconds, 0) / (known.length || 1);
  const rows = items
    .map((item) => ({ item, key: keyOf(item), seconds: recorded.get(keyOf(item)) ?? average }))
    .toSorted((a, b) => b.seconds - a.seconds || (a.key < b.key ? -1 : 1));
  const sums = Array.from({ length: total }, () => 0);
  return rows.flatMap(({ item, seconds }) => {
    const least = sums.indexOf(Math.min(...sums));
    sums[least] = (sums[least] ?? 0) + seconds + startSeconds;
    return least === current - 1 ? [item] : [];
  });
}

/**
 * Returns the tasks of a shard: each divided task, the tasks that these depend on, and the shard's share of the other
 * tasks.
 */
export function shareOfTasks(tasks: readonly TurboTask[], shard: Shard): TurboTask[] {
  const divided = tasks.filter(({ isDivided }) => isDivided);
  const needed = divided.flatMap(({ taskId, dependencies }) => [taskId, ...dependencies]);
  const isNeeded = ({ taskId }: TurboTask) => needed.includes(taskId);
  const others = tasks.filter((task) => !isNeeded(task));
  return [...tasks.filter(isNeeded), ...shareOf(others, ({ taskId }) => taskId, shard)];
}

/** Returns the key of a test or of a test file, whose path is relative to the package's folder. */
export function keyOf(location: TestLocation): string {
  return titleOf({ ...location, file: relative(root, resolve(location.file)) });
}

/** Returns the recorded seconds by task, by file and by test. */
function recordedSeconds(): ReadonlyMap<string, number> {
  if (!existsSync(recordFile())) return new Map();
  const { tasks = [], tests } = readRecord();
  const recorded = new Map(tasks.map(({ taskId, seconds }) => [taskId, seconds]));
  for (const test of tests) {
    const file = titleOf({ ...test, name: '' });
    recorded.set(file, (recorded.get(file) ?? 0) + test.seconds);
    recorded.set(titleOf(test), test.seconds);
  }
  return recorded;
}
