import { describe, expect, it } from 'vitest';
import { firstList } from './my-lists.ts';

describe('the list where an address names none', () => {
  it('is the first that holds something, in our order', () => {
    expect(
      firstList([
        { list: 'history', count: 3 },
        { list: 'liked', count: 1 },
        { list: 'watchlist', count: 0 },
      ]),
    ).toBe('liked');
  });

  it('is that of what is to be watched, where all are empty or not known', () => {
    expect(firstList([{ list: 'history', count: 0 }])).toBe('watchlist');
    expect(firstList()).toBe('watchlist');
  });
});
