import { describe, expect, it } from 'vitest';
import { estimateSaving } from './data-saver.ts';
import { selectQuality } from './quality-choice.ts';

const qualities = [
  { height: 240, bitrate: 400_000 },
  { height: 360, bitrate: 800_000 },
  { height: 720, bitrate: 2_400_000 },
];

describe('selectQuality', () => {
  it('has no limit while the engine may choose', () => {
    expect(selectQuality(qualities, 'auto', false)).toEqual({ fixed: null, cap: null });
  });

  it('picks the nearest quality below the one chosen for another film', () => {
    expect(selectQuality(qualities, 1080, false).fixed).toBe(720);
    expect(selectQuality(qualities, 480, false).fixed).toBe(360);
    expect(selectQuality(qualities, 144, false).fixed).toBe(240);
    expect(selectQuality([], 480, false).fixed).toBeNull();
  });

  it('applies the caller’s limit while the viewer has not chosen, or the smallest quality', () => {
    expect(selectQuality(qualities, 'auto', false, 480)).toEqual({ fixed: null, cap: 360 });
    expect(selectQuality(qualities, 'auto', false, 144).cap).toBe(240);
    expect(selectQuality(qualities, 720, false, 480)).toEqual({ fixed: 720, cap: null });
  });

  it('applies a limit while data is saved, regardless of the choice', () => {
    expect(selectQuality(qualities, 720, true)).toEqual({ fixed: null, cap: 360 });
    expect(selectQuality(qualities.slice(2), 'auto', true).cap).toBe(720);
  });
});

it('savingOf returns the saving per hour, and null if nothing is saved', () => {
  expect(estimateSaving(qualities)).toEqual({ with: 360_000_000, without: 1_080_000_000 });
  expect(estimateSaving(qualities.slice(0, 1))).toBeNull();
  expect(estimateSaving([])).toBeNull();
  expect(estimateSaving(qualities.map(({ height }) => ({ height, bitrate: 0 })))).toBeNull();
});
