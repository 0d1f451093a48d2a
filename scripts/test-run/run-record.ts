import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/workspace.ts';
import type { FailedTest, TestResult } from './results.ts';

/** The record of the last `pnpm test`. */
export type RunRecord = {
  readonly steps: readonly { readonly name: string; readonly seconds: number }[];
  readonly tests: readonly TestResult[];
  readonly flaky: readonly FailedTest[];
};

const file = join(root, 'test-results/run.json');

export function writeRecord(record: RunRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
}

export function readRecord(): RunRecord {
  if (!existsSync(file)) throw new Error('There is no record of a run. Run `pnpm test` first.');
  const record: RunRecord = JSON.parse(readFileSync(file, 'utf8'));
  return record;
}

export function slowest({ tests }: RunRecord, howMany: number): TestResult[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, howMany);
}
