import { describe, expect, it } from 'vitest';
import { firstList } from './my-lists.ts';

describe('the list for an address without a list name', () => {
  it('is the first that is not empty, in the defined order', () => {
    expect(
      firstList([
        { list: 'history', count: 3 },
        { list: 'liked', count: 1 },
        { list: 'watchlist', count: 0 },
      ]),
    ).toBe('liked');
  });

  it('is the watchlist if all lists are empty or unknown', () => {
    expect(firstList([{ list: 'history', count: 0 }])).toBe('watchlist');
    expect(firstList()).toBe('watchlist');
  });
});
