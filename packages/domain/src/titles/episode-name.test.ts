import { describe, expect, it } from 'vitest';
import {
  customEpisodeName,
  customSeasonName,
  formatEpisode,
  formatEpisodePosition,
  formatShortEpisodePosition,
} from './episode-name.ts';

describe('the position of an episode in its series', () => {
  it.each([
    [{ season: 2, number: 5 }, 'فصل ۲، قسمت ۵', 'Season 2, episode 5'],
    [{ season: 0, number: 3 }, 'ویژه‌ها، قسمت ۳', 'Specials, episode 3'],
    [{ season: null, number: 12 }, 'قسمت ۱۲', 'Episode 12'],
    [{ season: 4, number: null }, 'فصل ۴', 'Season 4'],
    [{ season: null, number: null }, undefined, undefined],
    [{ season: Number.NaN, number: -1 }, undefined, undefined],
  ])('with %j is %s or %s', (position, fa, en) => {
    expect(formatEpisodePosition(position, 'fa')).toBe(fa);
    expect(formatEpisodePosition(position, 'en')).toBe(en);
  });

  it('is short in English for narrow layouts', () => {
    const position = { season: 3, number: 7 };
    expect(formatShortEpisodePosition(position, 'en')).toBe('S3 E7');
    expect(formatShortEpisodePosition(position, 'fa')).toBe('فصل ۳، قسمت ۷');
    expect(formatShortEpisodePosition({ season: 0, number: 3 }, 'en')).toBe('Specials, episode 3');
    expect(formatShortEpisodePosition({ number: 12 }, 'en')).toBe('Episode 12');
    expect(formatShortEpisodePosition({}, 'en')).toBeUndefined();
  });

  it('follows the name of its series', () => {
    const position = { season: 1, number: 4 };
    expect(formatEpisode('کاروان ابریشم', position, 'fa')).toBe('کاروان ابریشم، فصل ۱، قسمت ۴');
    expect(formatEpisode('The Silk Caravan', position, 'en')).toBe(
      'The Silk Caravan, season 1, episode 4',
    );
    expect(formatEpisode('The Silk Caravan', { season: 0, number: 1 }, 'en')).toBe(
      'The Silk Caravan, specials, episode 1',
    );
    expect(formatEpisode('The Silk Caravan', {}, 'en')).toBe('The Silk Caravan');
  });
});

describe('the name of an episode', () => {
  const position = { season: 2, number: 5 };

  it.each([
    'قسمت ۵',
    'قسمت 5',
    'قسمت ٥',
    'قسمت‌۰۵',
    ' اپیزود ۵ ',
    'فصل ۲، قسمت ۵',
    'فصل ۲ قسمت ۵',
    'Episode 5',
    'EPISODE 05',
    'Ep. 5',
    'S02E05',
    'Season 2 - Episode 5',
    '۵',
    '',
  ])('is left out if it contains only the number: %j', (name) => {
    expect(customEpisodeName(name, position)).toBeUndefined();
  });

  it.each(['باران', 'قسمت آخر', 'قسمت ۶', 'فصل ۱، قسمت ۵', 'Episode 5: Rain', '1405', 'The Fifth'])(
    'is shown if it contains more than the number, or something else: %s',
    (name) => {
      expect(customEpisodeName(name, position)).toBe(name);
    },
  );

  it('is used unchanged if the number is unknown', () => {
    expect(customEpisodeName('قسمت ۵', { season: 2, number: null })).toBe('قسمت ۵');
  });
});

describe('the name of a season', () => {
  it.each([
    ['فصل اول', 1],
    ['فصل ۱', 1],
    ['فصل دوازدهم', 12],
    ['Season one', 1],
    ['Season 14', 14],
    ['  ', 3],
  ])('is left out if it contains only the number: «%s»', (name, season) => {
    expect(customSeasonName(name, season)).toBeUndefined();
  });

  it.each([
    ['فصل دوم', 1],
    ['فصل بهار', 1],
    ['ویژه‌ها', 0],
    ['Book one: Water', 1],
    ['Season 13', 14],
  ])('is shown if it contains more than the number: «%s»', (name, season) => {
    expect(customSeasonName(name, season)).toBe(name);
  });
});
