import { describe, expect, it } from 'vitest';
import {
  type FileChoice,
  filesOfSeason,
  isAlike,
  qualitiesOf,
  totalBytes,
} from './season-files.ts';

function choice(id: string, quality: '480p' | '720p' | '1080p', size_bytes?: number): FileChoice {
  const row = { itemid: `${id}-${quality}`, id, type: 'episode', quality, size: '' } as const;
  return {
    row: {
      ...row,
      name: id,
      amount: 0,
      poster: null,
      ...(size_bytes !== undefined && { size_bytes }),
    },
    get: 'download',
  };
}

const choices = [
  choice('1', '1080p', 30),
  choice('1', '480p', 10),
  choice('2', '720p', 20),
  choice('other season', '480p', 5),
];

const chosen = (quality: string) =>
  [...filesOfSeason(['1', '2', '3'], choices, quality)].map(([, { row }]) => row.itemid);

describe('the files of a season', () => {
  it('are one for each episode, the best up to the quality', () => {
    expect(chosen('1080p')).toEqual(['1-1080p', '2-720p']);
    expect(chosen('720p')).toEqual(['1-480p', '2-720p']);
  });

  it('are the smallest for an episode that has no file in so low a quality', () => {
    expect(chosen('480p')).toEqual(['1-480p', '2-720p']);
  });

  it('have a total size if all sizes are known', () => {
    expect(totalBytes(choices)).toBe(65);
    expect(totalBytes([...choices, choice('4', '480p')])).toBeUndefined();
    expect(totalBytes([])).toBeUndefined();
  });

  it('are alike if all have the same audio and subtitles', () => {
    const [first, ...others] = choices;
    if (!first) throw new Error('There is none.');
    const described = { ...first, row: { ...first.row, subtitles: [] } };
    expect(isAlike(choices)).toBe(true);
    expect(isAlike([])).toBe(true);
    expect(isAlike([described, ...others])).toBe(false);
  });

  it('have each quality once, in ascending order', () => {
    expect(qualitiesOf(choices)).toEqual(['480p', '720p', '1080p']);
  });
});
