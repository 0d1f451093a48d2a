import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FailedTest, TestResult } from './results.ts';
import type { Shard } from './shard.ts';

/** The record of a `pnpm test`. */
export type RunRecord = {
  readonly steps: readonly { readonly name: string; readonly seconds: number }[];
  /** Missing if the step `cache` has not run. */
  readonly tasks?: readonly { readonly taskId: string; readonly seconds: number }[];
  readonly tests: readonly TestResult[];
  readonly flaky: readonly FailedTest[];
};

const folder = fileURLToPath(new URL('../../test-results', import.meta.url));

/**
 * Returns the path of the record. A shard has its own file, so that the record that divides the run stays the same
 * for the other shards.
 */
export function recordFile(shard?: Shard): string {
  return `${folder}/run${shard ? `-${shard.current}-of-${shard.total}` : ''}.json`;
}

export function writeRecord(record: RunRecord, shard?: Shard): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordFile(shard), `${JSON.stringify(record, null, 1)}\n`);
}

export function readRecord(): RunRecord {
  const file = recordFile();
  if (!existsSync(file)) throw new Error('There is no record of a run. Run `pnpm test` first.');
  const record: RunRecord = JSON.parse(readFileSync(file, 'utf8'));
  return record;
}
