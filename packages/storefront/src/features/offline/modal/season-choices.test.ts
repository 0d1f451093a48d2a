import type { OfflineTerms } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { stubBrowser } from '../../../test-support/offline/device.ts';
import {
  firstEnd,
  type SeasonEpisode,
  seasonSizes,
  sortSeason,
  totalSize,
} from './season-to-save.ts';

const item: SeasonEpisode['episode'] = {
  id: 'e-1',
  season: 1,
  number: 1,
  name_fa: 'قسمت ۱',
  name_en: null,
  summary_fa: '',
  summary_en: null,
  duration_minutes: null,
  picture: null,
  air_date: null,
  access: 'free',
  badge: null,
};

function episode(sizes: Record<number, number | null> | null, more: Partial<OfflineTerms> = {}) {
  const files = Object.entries(sizes ?? {}).map(([height, size_bytes]) => ({
    height: Number(height),
    size_bytes,
  }));
  const terms = { until: null, version: '1', files, age_rating: null, ...more };
  return { episode: item, terms: sizes && terms, isSaved: false };
}

describe('the size of a season', () => {
  const totalsOf = (...chosen: SeasonEpisode[]) => seasonSizes(chosen, []);

  it('is the sum of the chosen episodes, for each height', () => {
    expect(totalsOf(episode({ 480: 100, 720: 200 }), episode({ 480: 110, 720: 220 }))).toEqual([
      { height: 480, knownBytes: 210, unknown: 0 },
      { height: 720, knownBytes: 420, unknown: 0 },
    ]);
    expect(totalsOf()).toEqual([]);
  });

  it('includes the file that is fetched instead for an episode without that height', () => {
    const totals = totalsOf(episode({ 480: 100, 1080: 400 }), episode({ 720: 200 }));
    expect(totals).toEqual([
      { height: 480, knownBytes: 300, unknown: 0 },
      { height: 720, knownBytes: 300, unknown: 0 },
      { height: 1080, knownBytes: 600, unknown: 0 },
    ]);
  });

  it('has the number of episodes of unknown size, and then no total', () => {
    const [total] = totalsOf(episode({ 480: 100 }), episode({ 480: null }), episode({}));
    expect(total).toEqual({ height: 480, knownBytes: 100, unknown: 2 });
    expect(total && totalSize(total)).toEqual({ height: 480, bytes: undefined });
    expect(totalSize({ height: 480, knownBytes: 100, unknown: 0 }).bytes).toBe(100);
  });

  it('depends on the codecs that this browser plays', () => {
    stubBrowser();
    const one = episode({ 480: 300 });
    const sizes = [{ codecs: 'av01', size_bytes: 200 }];
    const files = [{ height: 480, size_bytes: 300, sizes }];
    const both = [{ ...one, terms: { ...one.terms, files } }, one].map((each) => ({
      ...each,
      terms: {
        until: null,
        version: '1',
        age_rating: null,
        ...each.terms,
        files: each.terms?.files ?? [],
      },
    }));
    const sources = [{ type: 'hls', url: '/media/a.m3u8', quality: null, codecs: 'av01' }] as const;
    expect(seasonSizes(both, [...sources])).toEqual([{ height: 480, knownBytes: 500, unknown: 0 }]);
  });
});

it('a saved episode and a refused one cannot be chosen', () => {
  const open = episode({ 480: 1 });
  const refused = episode(null);
  const saved = { ...episode({ 480: 1 }), isSaved: true };
  const savedBefore = { ...episode(null), isSaved: true };
  expect(sortSeason([open, refused, saved, savedBefore])).toEqual({
    open: [open],
    saved: [saved, savedBefore],
    refused: [refused],
  });
});

it('firstEnd returns the earliest end', () => {
  const until = (time: string | null) => episode({}, { until: time });
  const [early, late] = ['2026-12-01T00:00:00+03:30', '2026-11-30T23:00:00+00:00'];
  expect(firstEnd([until(null), until(late), until(early)])).toBe(early);
  expect(firstEnd([until(null), episode(null)])).toBeNull();
});
