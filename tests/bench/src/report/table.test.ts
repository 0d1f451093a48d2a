import { expect, it } from 'vitest';
import { table } from './table.ts';

it('writes rows as Markdown, with names aligned left and figures aligned right', () => {
  const rows = [
    ['page', 'LCP, s'],
    ['home', '0.9'],
    ['search', '1.25'],
  ];
  expect(table(rows, 1)).toBe(
    [
      '| page   | LCP, s |',
      '| ------ | -----: |',
      '| home   |    0.9 |',
      '| search |   1.25 |',
    ].join('\n'),
  );
});

it('leaves a cell empty if its row does not have it', () => {
  expect(table([['page', 'aim'], ['home']], 1)).toContain('| home |     |');
});
