import { describe, expect, it } from 'vitest';
import {
  bestQuality,
  hideSubscriptionFact,
  isSubtitled,
  minutesOf,
  qualityRange,
  seasonsOf,
} from './title-facts.tsx';

describe('the facts of a title', () => {
  it('contain the length in minutes, whether the server sends minutes or seconds', () => {
    expect(minutesOf({ duration_minutes: 97 })).toBe(97);
    expect(minutesOf({ duration_seconds: 100 })).toBe(2);
    expect(minutesOf({ duration_seconds: 5 })).toBe(1);
    expect(minutesOf({ duration_minutes: null, duration_seconds: null })).toBeUndefined();
    expect(minutesOf({})).toBeUndefined();
  });

  it('count seasons without the specials', () => {
    expect(seasonsOf({ seasons: [{ number: 0 }, { number: 1 }, { number: 2 }] })).toBe(2);
    expect(seasonsOf({})).toBe(0);
  });

  it('detect subtitles by a card’s flag or by the title’s list', () => {
    expect(isSubtitled({ subtitled: true })).toBe(true);
    expect(isSubtitled({ subtitles: [{ code: 'fa' }] })).toBe(true);
    expect(isSubtitled({ subtitles: [] })).toBe(false);
    expect(isSubtitled({})).toBe(false);
  });

  it('contain the best quality, whatever the order of the list', () => {
    expect(bestQuality({ qualities: ['480p', '1080p', '720p'] })).toBe('1080p');
    expect(bestQuality({ qualities: ['2160p', '480p'] })).toBe('4K');
    expect(bestQuality({ qualities: [] })).toBeUndefined();
    expect(bestQuality({})).toBeUndefined();
  });

  it('show all qualities as a range, whatever the order of the list', () => {
    expect(qualityRange(['1080p', '480p', '2160p', '720p'])).toBe('480p–2160p');
    expect(qualityRange(['720p', '480p'])).toBe('480p–720p');
    expect(qualityRange(['720p'])).toBe('720p');
    expect(qualityRange([])).toBe('');
  });

  it('omit access by subscription if the subscription is offered, and no other access', () => {
    expect(hideSubscriptionFact({ access: 'subscription', year: 2026 }).access).toBeUndefined();
    expect(hideSubscriptionFact({ access: 'paid' }).access).toBe('paid');
  });
});
