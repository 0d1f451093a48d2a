import { describe, expect, it } from 'vitest';
import { gigabyte } from './bytes.ts';
import { affordableQuality, countDataUse, dataUsed } from './data-budget.ts';
import { bytesAnHour } from './data-cost.ts';

describe('the quality for a data budget', () => {
  it('is the best that fits, and is higher at half price', () => {
    expect(affordableQuality(bytesAnHour['1080p'], 60, 'full')).toBe('1080p');
    expect(affordableQuality(bytesAnHour['1080p'], 120, 'full')).toBe('720p');
    expect(affordableQuality(bytesAnHour['1080p'], 120, 'half')).toBe('1080p');
    expect(affordableQuality(0, 120, 'free')).toBe('2160p');
  });

  it('is the lowest if nothing fits', () => {
    expect(affordableQuality(0, 120, 'full')).toBe('480p');
    expect(affordableQuality(-gigabyte, 120, 'half')).toBe('480p');
  });
});

describe('the data used', () => {
  // The last evening of Aban 1405 in Tehran, and the morning after.
  const evening = Date.parse('2026-11-21T20:00:00+03:30');
  const morning = Date.parse('2026-11-22T08:00:00+03:30');

  it('adds up within an Iranian month and starts again at 0 in the next', () => {
    const stored = countDataUse(countDataUse(null, 1000, evening), 500, evening);
    expect(dataUsed(stored, evening)).toBe(1500);
    expect(dataUsed(stored, morning)).toBe(0);
    expect(dataUsed(countDataUse(stored, 20, morning), morning)).toBe(20);
  });

  it('is 0 if the stored value is damaged, and an invalid number never reduces it', () => {
    for (const stored of [undefined, '', 'x', '{}', '["1405 آبان","x"]', '[1,2]']) {
      expect(dataUsed(stored, evening)).toBe(0);
    }
    const stored = countDataUse(null, 100, evening);
    expect(dataUsed(countDataUse(stored, Number.NaN, evening), evening)).toBe(100);
    expect(dataUsed(countDataUse(stored, -50, evening), evening)).toBe(100);
  });
});
