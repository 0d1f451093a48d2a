import { describe, expect, it } from 'vitest';
import { affordableQuality, countDataUse, dataUsed } from './data-budget.ts';
import { bytesAnHour, gigabyte } from './data-cost.ts';

describe('the quality that a budget affords', () => {
  it('is the best that fits, and better at half price', () => {
    expect(affordableQuality(bytesAnHour['1080p'], 60, 'full')).toBe('1080p');
    expect(affordableQuality(bytesAnHour['1080p'], 120, 'full')).toBe('720p');
    expect(affordableQuality(bytesAnHour['1080p'], 120, 'half')).toBe('1080p');
    expect(affordableQuality(0, 120, 'free')).toBe('2160p');
  });

  it('is the lowest where nothing fits', () => {
    expect(affordableQuality(0, 120, 'full')).toBe('480p');
    expect(affordableQuality(-gigabyte, 120, 'half')).toBe('480p');
  });
});

describe('what was used', () => {
  // The last evening of Aban 1405 in Tehran, and the morning after.
  const evening = Date.parse('2026-11-21T20:00:00+03:30');
  const morning = Date.parse('2026-11-22T08:00:00+03:30');

  it('adds up in a month of Iran’s, and begins anew with the next', () => {
    const stored = countDataUse(countDataUse(null, 1000, evening), 500, evening);
    expect(dataUsed(stored, evening)).toBe(1500);
    expect(dataUsed(stored, morning)).toBe(0);
    expect(dataUsed(countDataUse(stored, 20, morning), morning)).toBe(20);
  });

  it('is nothing where what is stored is damaged, and never less for what is no number', () => {
    for (const stored of [undefined, '', 'x', '{}', '["1405 آبان","x"]', '[1,2]']) {
      expect(dataUsed(stored, evening)).toBe(0);
    }
    const stored = countDataUse(null, 100, evening);
    expect(dataUsed(countDataUse(stored, Number.NaN, evening), evening)).toBe(100);
    expect(dataUsed(countDataUse(stored, -50, evening), evening)).toBe(100);
  });
});
