import { describe, expect, it } from 'vitest';
import { episodeOf, fullName, isNumberAlone, nameInSeason, titleLines } from './episode-names.ts';

const series = { name_fa: 'خانهٔ مگنوس', name_en: 'Magnus’ House' };
const plain = {
  name_fa: 'قسمت ۴',
  name_en: 'Episode 4',
  episode_of: { series, season: 2, number: 4 },
};
const named = { ...plain, name_fa: 'باران', name_en: 'Rain' };

describe('the card of an episode', () => {
  it('shows its series as the title, and its season and number once below', () => {
    expect(titleLines(plain, 'fa')).toEqual({
      title: 'خانهٔ مگنوس',
      subtitle: 'فصل ۲، قسمت ۴',
    });
    expect(titleLines(plain, 'en').subtitle).toBe('Season 2, episode 4');
  });

  it('shows its own name beside its season and number', () => {
    expect(titleLines(named, 'en').subtitle).toBe('Season 2, episode 4 · Rain');
  });

  it('marks texts in another language', () => {
    const persian = { text: 'باران', lang: 'fa', dir: 'rtl' };
    const inPersian = { ...named, name_en: null };
    expect(titleLines(inPersian, 'en').subtitle).toEqual(['Season 2, episode 4 · ', persian]);
    const foreign = { series: { name_fa: 'Dark' }, season: 1, number: 2 };
    expect(titleLines({ ...plain, episode_of: foreign }, 'fa').title).toEqual({
      text: 'Dark',
      lang: 'en',
      dir: 'ltr',
    });
  });

  it('shows only its own name if the server does not send the series', () => {
    for (const episode_of of [undefined, null]) {
      expect(titleLines({ ...plain, episode_of }, 'fa')).toEqual({
        title: 'قسمت ۴',
        subtitle: undefined,
      });
    }
    const unplaced = { ...plain, episode_of: { series, season: null, number: null } };
    expect(titleLines(unplaced, 'fa').subtitle).toBe('قسمت ۴');
  });

  it('is also derived from the episode’s page', () => {
    const { season, number } = plain.episode_of;
    const page = { series, season: { number: season }, number };
    expect(episodeOf(page)).toEqual(plain.episode_of);
    expect(episodeOf({ ...page, season: null })).toEqual({ series, season: null, number });
    expect(episodeOf({ ...page, series: null })).toBeNull();
  });

  it('has a full name for use without further text', () => {
    expect(fullName(named)).toEqual({
      name_fa: 'خانهٔ مگنوس، فصل ۲، قسمت ۴',
      name_en: 'Magnus’ House, season 2, episode 4',
    });
    const persian = { series: { ...series, name_en: null }, season: 2, number: 4 };
    expect(fullName({ ...named, episode_of: persian }).name_en).toBeNull();
    expect(fullName({ name_fa: 'یوز' })).toEqual({ name_fa: 'یوز', name_en: null });
  });
});

describe('an episode in the list of its season', () => {
  const inList = (name_fa: string, number: number | null = 4) =>
    nameInSeason({ name_fa, season: 2, number }, 'fa');

  it('shows its number once', () => {
    expect(inList('باران')).toBe('۴. باران');
    expect(inList('قسمت ۴')).toBe('قسمت ۴');
    expect(inList('قسمت 4')).toBe('قسمت ۴');
    expect(inList('قسمت ۴', null)).toBe('قسمت ۴');
    expect(nameInSeason({ name_fa: 'قسمت ۴', season: 2, number: 4 }, 'en')).toBe('Episode 4');
  });

  it('needs no number below if its name in the page’s language is already the number', () => {
    const place = { season: 2, number: 4 };
    expect(isNumberAlone(plain, place, 'fa')).toBe(true);
    expect(isNumberAlone(named, place, 'fa')).toBe(false);
    expect(isNumberAlone({ name_fa: 'قسمت ۴' }, place, 'en')).toBe(false);
  });
});
