import { describe, expect, it } from 'vitest';
import { itemsInWindow, spacerHeights } from './grid-window.ts';

const measure = { columns: 4, rowHeight: 300 };
const screen = 900;

describe('itemsInWindow', () => {
  it('contains the visible items and a screen above and below', () => {
    const window = itemsInWindow(measure, 30_000, { top: 90_000, height: screen });
    expect(window).toEqual({ start: 297 * 4, end: 307 * 4 });
  });

  it('begins with the first item and ends with the last', () => {
    expect(itemsInWindow(measure, 30, { top: -400, height: screen }).start).toBe(0);
    expect(itemsInWindow(measure, 30, { top: 1_500, height: screen })).toEqual({
      start: 8,
      end: 30,
    });
  });

  it('is never larger than a few screens, however long the grid is', () => {
    for (let top = -2_000; top < 2_300_000; top += 7_919) {
      const { start, end } = itemsInWindow(measure, 30_000, { top, height: screen });
      expect(end - start).toBeLessThanOrEqual(4 * 11);
      expect(start % 4).toBe(0);
    }
  });

  it('reserves space for every row outside, so that nothing moves', () => {
    for (const count of [1, 29, 30, 31, 32]) {
      const rows = Math.ceil(count / 4);
      for (let top = -300; top < 3_000; top += 130) {
        const range = itemsInWindow(measure, count, { top, height: screen });
        const { before, after } = spacerHeights(measure, count, range);
        const drawn = Math.ceil((range.end - range.start) / 4) * 300;
        expect(before + drawn + after).toBe(rows * 300);
      }
    }
  });

  it('is empty for an empty grid', () => {
    expect(itemsInWindow(measure, 0, { top: 0, height: screen })).toEqual({ start: 0, end: 0 });
  });
});
