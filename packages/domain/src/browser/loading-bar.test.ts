import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  finishLoading,
  idleLoadingBar,
  type LoadingBar,
  msUntilLoadingBarChange,
  startLoading,
  viewLoadingBar,
} from './loading-bar.ts';

const start = 5000;
const one = startLoading(idleLoadingBar, start);

describe('the bar of one request', () => {
  it.each([
    [0, 'waiting', 0],
    [199, 'waiting', 0],
    [200, 'running', 0.02],
    [5000, 'running', 0.5],
    [9500, 'running', 0.95],
    [10_000, 'running', 0.95],
    [600_000, 'running', 0.95],
  ])('is, %i ms after the start, %s at %d', (passed, phase, progress) => {
    expect(viewLoadingBar(one, start + passed)).toEqual({ phase, progress });
  });

  it.each([
    [0, 'full', 1],
    [499, 'full', 1],
    [500, 'hidden', 0],
    [60_000, 'hidden', 0],
    [-1, 'hidden', 0],
  ])('is, %i ms after the end, %s', (passed, phase, progress) => {
    const over = finishLoading(one, start + 200);
    expect(viewLoadingBar(over, start + 200 + passed)).toEqual({ phase, progress });
  });

  it('never appears for a fast request', () => {
    const over = finishLoading(one, start + 199);
    expect(viewLoadingBar(over, start + 199).phase).toBe('hidden');
    expect(viewLoadingBar(over, start + 300).phase).toBe('hidden');
  });

  it('is hidden before the first request', () => {
    expect(viewLoadingBar(idleLoadingBar, 0)).toEqual({ phase: 'hidden', progress: 0 });
    expect(viewLoadingBar(idleLoadingBar, 100_000)).toEqual({ phase: 'hidden', progress: 0 });
  });
});

describe('the bar of several requests', () => {
  it('is a single bar from the start of the first request to the end of the last', () => {
    const two = startLoading(one, start + 1000);
    expect(two).toMatchObject({ pending: 2, startedAt: start });
    const left = finishLoading(two, start + 2000);
    expect(viewLoadingBar(left, start + 3000)).toEqual({ phase: 'running', progress: 0.3 });
    const over = finishLoading(left, start + 4000);
    expect(viewLoadingBar(over, start + 4100)).toEqual({ phase: 'full', progress: 1 });
  });

  it('starts again after it has ended', () => {
    const over = finishLoading(one, start + 1000);
    const next = startLoading(over, start + 1100);
    expect(viewLoadingBar(next, start + 1200)).toEqual({ phase: 'waiting', progress: 0 });
    expect(viewLoadingBar(next, start + 2100)).toEqual({ phase: 'running', progress: 0.1 });
    expect(viewLoadingBar(finishLoading(next, start + 1150), start + 1160).phase).toBe('hidden');
  });

  it('ignores an end without a start', () => {
    expect(finishLoading(idleLoadingBar, start)).toBe(idleLoadingBar);
    const over = finishLoading(one, start + 1000);
    expect(finishLoading(over, start + 1400)).toBe(over);
  });

  it('counts every request, and never shrinks while a request is pending', () => {
    const events = fc.array(fc.tuple(fc.boolean(), fc.nat(1500)), { maxLength: 40 });
    fc.assert(
      fc.property(events, (list) => {
        let bar = idleLoadingBar;
        let [now, pending, last] = [start, 0, 0];
        for (const [begins, wait] of list) {
          now += wait;
          if (pending === 0) last = 0;
          else expect(viewLoadingBar(bar, now).progress).toBeGreaterThanOrEqual(last);
          last = pending === 0 ? 0 : viewLoadingBar(bar, now).progress;
          pending = begins ? pending + 1 : Math.max(pending - 1, 0);
          bar = begins ? startLoading(bar, now) : finishLoading(bar, now);
          expect(bar.pending).toBe(pending);
          expect(['waiting', 'running'].includes(viewLoadingBar(bar, now).phase)).toBe(pending > 0);
        }
      }),
    );
  });
});

describe('the timer of the bar', () => {
  it('waits until the bar next appears or disappears', () => {
    const over = finishLoading(one, start + 1000);
    expect(msUntilLoadingBarChange(one, start)).toBe(200);
    expect(msUntilLoadingBarChange(one, start + 150)).toBe(50);
    expect(msUntilLoadingBarChange(one, start + 200)).toBeUndefined();
    expect(msUntilLoadingBarChange(over, start + 1000)).toBe(500);
    expect(msUntilLoadingBarChange(over, start + 1400)).toBe(100);
    expect(msUntilLoadingBarChange(over, start + 1500)).toBeUndefined();
    expect(msUntilLoadingBarChange(idleLoadingBar, start)).toBeUndefined();
  });

  it('uses the usual delay if the clock was set back or is invalid', () => {
    expect(msUntilLoadingBarChange(one, start - 60_000)).toBe(200);
    expect(msUntilLoadingBarChange(one, Number.NaN)).toBe(200);
    expect(msUntilLoadingBarChange(one, Number.NEGATIVE_INFINITY)).toBe(200);
  });

  it('never fires early', () => {
    fc.assert(
      fc.property(fc.nat(199), fc.nat(499), (waited, stayed) => {
        const appears = start + waited + (msUntilLoadingBarChange(one, start + waited) ?? -1);
        expect(viewLoadingBar(one, appears).phase).toBe('running');
        const over = finishLoading(one, start + 1000);
        const goes = start + 1000 + stayed;
        const wait = msUntilLoadingBarChange(over, goes) ?? -1;
        expect(viewLoadingBar(over, goes + wait).phase).toBe('hidden');
      }),
    );
  });
});

it('shows a valid bar for every clock value', () => {
  const odd = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), odd), { maxLength: 6 }), odd, (events, now) => {
      const bar = events.reduce<LoadingBar>(
        (state, [begins, at]) => (begins ? startLoading(state, at) : finishLoading(state, at)),
        idleLoadingBar,
      );
      const { progress } = viewLoadingBar(bar, now);
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(1);
      expect(msUntilLoadingBarChange(bar, now) ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
