import { expect, test } from 'vitest';
import { budgetProblems, updatedBudgets } from '../../../scripts/lib/budgets.ts';

const home = { scriptBytes: 100_000, scripts: 8, pictureBytes: 0 };

test.each([
  ['the same', {}, undefined],
  ['a script that is 1 % larger', { scriptBytes: 101_000 }, undefined],
  ['a script that is 3 % larger', { scriptBytes: 103_000 }, undefined],
  ['a script that is 4 % larger', { scriptBytes: 104_000 }, 'scriptBytes is 104000'],
  ['one script more', { scripts: 9 }, undefined],
  ['two scripts more', { scripts: 10 }, 'scripts is 10'],
  ['a picture where there was none', { pictureBytes: 1 }, 'pictureBytes is 1'],
  ['a script that is a fifth smaller', { scriptBytes: 79_000 }, 'far below 100000'],
  ['a new figure', { requests: 3 }, 'requests has no budget'],
])('%s', (_title, change, problem) => {
  const found = budgetProblems({ home }, { home: { ...home, ...change } });
  expect(found.join()).toContain(problem ?? '');
  expect(found.length > 0).toBe(problem !== undefined);
});

test('50 bytes are always allowed, because compressed sizes vary by that much', () => {
  const by = (bytes: number) =>
    budgetProblems({ a: { eagerBytes: 200 } }, { a: { eagerBytes: 200 + bytes } });
  expect([by(50).length > 0, by(51).length > 0]).toEqual([false, true]);
});

test('a page without a budget and a budget without a page are problems', () => {
  expect(budgetProblems({ home }, {})[0]).toBe('home has a budget and was not measured');
  expect(budgetProblems({}, { home })[0]).toBe('home has no budget');
});

test('an update changes only values outside the tolerance, and removes those that are not measured', () => {
  const measured = { home: { scriptBytes: 96_000, scripts: 9 }, film: { scripts: 3 } };
  expect(updatedBudgets({ home, list: home }, measured)).toEqual({
    home: { scriptBytes: 96_000, scripts: 8 },
    film: { scripts: 3 },
  });
});
