import { describe, expect, it } from 'vitest';
import { episodesAtFirst } from './season-episodes.ts';

const season = (length: number) => Array.from({ length }, (_, index) => `e-${index + 1}`);

describe('the first episodes that a season shows', () => {
  it('are at its beginning if none of them has been watched', () => {
    expect(episodesAtFirst(season(13))).toEqual({ start: 0, end: 6 });
    expect(episodesAtFirst(season(13), 'of another season')).toEqual({ start: 0, end: 6 });
  });

  it('include the viewer’s next episode, after the one before it', () => {
    expect(episodesAtFirst(season(13), 'e-1')).toEqual({ start: 0, end: 6 });
    expect(episodesAtFirst(season(13), 'e-5')).toEqual({ start: 3, end: 9 });
    expect(episodesAtFirst(season(13), 'e-13')).toEqual({ start: 7, end: 13 });
  });

  it('are all of them if few would be left over', () => {
    expect(episodesAtFirst(season(8), 'e-8')).toEqual({ start: 0, end: 8 });
    expect(episodesAtFirst(season(9), 'e-9')).toEqual({ start: 3, end: 9 });
    expect(episodesAtFirst([])).toEqual({ start: 0, end: 0 });
  });
});
