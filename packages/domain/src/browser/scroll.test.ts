import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  followScroll,
  headerStage,
  isDrag,
  isFooterHidden,
  type ScrollPosition,
  scrollStart,
} from './scroll.ts';

describe('the header', () => {
  it.each([
    [0, 'top'],
    [99.9, 'top'],
    [100, 'collapsed'],
    [299, 'collapsed'],
    [300, 'fixed'],
    [1e9, 'fixed'],
    [-80, 'top'],
    [Number.NaN, 'top'],
  ])('at %d is %s', (y, stage) => {
    expect(headerStage(y)).toBe(stage);
  });
});

describe('the direction of scrolling', () => {
  const at = (y: number, direction: ScrollPosition['direction']): ScrollPosition => ({
    y,
    direction,
  });

  it.each([
    ['goes down', scrollStart, 5, at(5, 'down')],
    ['goes further down', at(50, 'down'), 51, at(51, 'down')],
    ['goes further up', at(50, 'up'), 49, at(49, 'up')],
    ['turns up', at(50, 'down'), 45, at(45, 'up')],
    ['turns down', at(50, 'up'), 55, at(55, 'down')],
    ['is up at the top', at(3, 'down'), 0, at(0, 'up')],
    ['is up past the top', at(3, 'down'), -40, at(0, 'up')],
  ])('%s', (_, from, y, to) => {
    expect(followScroll(from, y)).toEqual(to);
  });

  it.each([
    ['nothing moved', at(50, 'down'), 50],
    ['a finger trembles upwards', at(50, 'down'), 45.1],
    ['a finger trembles downwards', at(50, 'up'), 54.9],
    ['it trembles at the top', scrollStart, 4],
    ['the page is pulled past its top', scrollStart, -40],
    ['the position is none', at(50, 'down'), Number.NaN],
    ['the position is without end', at(50, 'down'), Number.POSITIVE_INFINITY],
  ])('is the same object if %s', (_, from, y) => {
    expect(followScroll(from, y)).toBe(from);
  });

  it('turns after many small steps as it does after a large one', () => {
    const steps = [99, 98, 97, 96, 95];
    expect(steps.reduce((from, y) => followScroll(from, y), at(100, 'down'))).toEqual(at(95, 'up'));
  });

  it('does not turn when the page springs back from its end', () => {
    const end = followScroll(at(900, 'down'), 1060, 1000);
    expect(end).toEqual(at(1000, 'down'));
    expect(followScroll(end, 1020, 1000)).toBe(end);
    expect(followScroll(end, 1000, 1000)).toBe(end);
    expect(followScroll(scrollStart, 40, -10)).toBe(scrollStart);
    expect(followScroll(end, 900, Number.NaN)).toBe(end);
  });

  it('recovers from an invalid position', () => {
    expect(followScroll(at(Number.NaN, 'down'), 40)).toEqual(at(40, 'up'));
  });

  it('is the direction of the last long movement, and the position never leaves the page', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noDefaultInfinity: true })), (positions) => {
        let from = scrollStart;
        for (const y of positions) {
          const to = followScroll(from, y, 5000);
          expect(to.y).toBeGreaterThanOrEqual(0);
          expect(to.y).toBeLessThanOrEqual(5000);
          if (to.y - from.y >= 5) expect(to.direction).toBe('down');
          if (from.y - to.y >= 5) expect(to.direction).toBe('up');
          expect(followScroll(to, y, 5000)).toBe(to);
          from = to;
        }
      }),
    );
  });
});

describe('the fixed strip of the footer', () => {
  it.each([
    [0, 800, 3000, false],
    [2099, 800, 3000, false],
    [2100, 800, 3000, true],
    [2200, 800, 3000, true],
    [2260, 800, 3000, true],
    [0, 800, 700, true],
    [-30, 800, 3000, false],
    [Number.NaN, 800, 3000, false],
  ])(
    'at position %d, in a window of %i px and a page of %i px, is hidden: %j',
    (y, viewport, page, hidden) => {
      expect(isFooterHidden(y, viewport, page)).toBe(hidden);
    },
  );
});

describe('a pointer on a shelf', () => {
  it.each([
    [100, 100, false],
    [100, 105, false],
    [100, 95, false],
    [100, 105.5, true],
    [100, 94, true],
    [-3, 3, true],
    [Number.NaN, 100, false],
  ])('drags the shelf from %d to %d: %j', (from, to, drag) => {
    expect(isDrag(from, to)).toBe(drag);
  });
});
