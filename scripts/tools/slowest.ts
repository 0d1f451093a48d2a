/** `pnpm tool slowest`: writes what the last whole run took into `tests/README.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../packages/storefront/src/commands/say.ts';
import { format } from '../generate/tools.ts';
import { root } from '../lib/workspace.ts';
import { titleOf } from '../test-run/results.ts';
import { readRecord, slowest } from '../test-run/run-record.ts';

const page = join(root, 'tests/README.md');
const [start, end] = ['<!-- pnpm tool slowest -->', '<!-- end -->'];

const record = readRecord();
const all = record.steps.reduce((sum, { seconds }) => sum + seconds, 0);
const text = readFileSync(page, 'utf8');
const [before, rest] = text.split(start);
const after = rest?.split(end)[1];
if (before === undefined || after === undefined) {
  throw new Error(`${page} has no place between ${start} and ${end}`);
}
const tables = [
  table(
    ['Step', 'Seconds'],
    [
      ...record.steps.map(({ name, seconds }) => [name, seconds.toFixed(0)]),
      ['in all', all.toFixed(0)],
    ],
  ),
  table(
    ['Test', 'Seconds'],
    slowest(record, 50).map((test) => [
      titleOf(test).replaceAll('|', '\\|'),
      test.seconds.toFixed(1),
    ]),
  ),
];
const written = [before, start, '\n\n', tables.join('\n\n'), '\n\n', end, after].join('');
writeFileSync(page, format(page, written));
say(`Written into tests/README.md: ${record.steps.length} steps, ${record.tests.length} tests.`);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, place) => (place === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}
