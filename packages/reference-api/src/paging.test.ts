import { describe, expect, it } from 'vitest';
import { Refusal } from './contract/refusal.ts';
import { pageOf, readCursor, writeCursor } from './paging.ts';

const rows = [{ id: 'a' }, { id: 'ب' }, { id: 'c' }];
const page = (limit: number) =>
  pageOf(
    rows,
    limit,
    ({ id }) => [3, null, id],
    ({ id }) => id,
  );

describe('a page', () => {
  it('has the cursor of the next page, and none on the last page', () => {
    const { items, next_cursor: next } = page(2);
    expect(items).toEqual(['a', 'ب']);
    expect(readCursor(next ?? '', ['number', 'text or nothing', 'text'])).toEqual([3, null, 'ب']);
    expect(page(3).next_cursor).toBeNull();
  });

  it.each([
    'x',
    writeCursor(['of', 'another list']),
    Buffer.from('{"a":1}').toString('base64url'),
    Buffer.from('[[1],[2],[3]]').toString('base64url'),
    writeCursor(['3', null, 'c']),
    writeCursor([3, 1, 'c']),
    writeCursor([3, 'b', null]),
    writeCursor([3, 'b', 4]),
  ])('is refused if its cursor is invalid: %s', (cursor) => {
    expect(() => readCursor(cursor, ['number', 'text or nothing', 'text'])).toThrow(Refusal);
  });
});
