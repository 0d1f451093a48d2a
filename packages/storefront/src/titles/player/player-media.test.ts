import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { adjacentMedia, filmMedia, knownMedia } from './player-media.ts';

const playback = fixture('getPlayback').data;
const { data: episode } = fixture('getEpisode');
const position = {
  series: { name_fa: 'خانهٔ مگنوس', name_en: 'Magnus’ House' },
  season: 1,
  number: 1,
};
const plain = { name_fa: 'قسمت ۱', name_en: 'Episode 1', episode_of: position };

it('shows the still of a title whose playback has not loaded, also of a screening', () => {
  const { backdrop } = episode;
  expect(knownMedia(episode, 'fa').poster).toEqual(backdrop);
  expect(knownMedia({ ...plain, film: { backdrop } }, 'fa').poster).toEqual(backdrop);
});

describe('the name of an episode in the player', () => {
  it('is its series, with its number and its own name below', () => {
    expect(knownMedia({ ...plain, name_en: 'Rain' }, 'en')).toMatchObject({
      title: 'Magnus’ House',
      subtitle: 'Season 1, episode 1 · Rain',
    });
  });

  it('shows the number once if its own name says no more', () => {
    expect(knownMedia(plain, 'en').subtitle).toBe('Season 1, episode 1');
    expect(knownMedia(plain, 'fa').subtitle).toBe('فصل ۱، قسمت ۱');
    const { series } = position;
    const episode_of = { ...position, series: { ...series, id: '1', poster: null } };
    expect(filmMedia({ ...playback, ...plain, episode_of }, 'fa').subtitle).toBe('فصل ۱، قسمت ۱');
  });

  it('is the same from its page, whose season has a name', () => {
    const { series, season, number } = episode;
    expect(knownMedia(episode, 'fa')).toMatchObject({
      title: series?.name_fa,
      subtitle: expect.stringMatching(/^فصل [۰-۹]+، قسمت [۰-۹]+/),
    });
    expect([season?.number, number]).not.toContain(undefined);
  });

  it('marks a special as such', () => {
    const special = { ...plain, name_fa: 'پشت صحنه', episode_of: { ...position, season: 0 } };
    expect(knownMedia(special, 'fa').subtitle).toBe('ویژه‌ها، قسمت ۱ · پشت صحنه');
  });

  it('is only its own name if the series is unknown', () => {
    const { title, subtitle } = knownMedia({ ...plain, episode_of: null }, 'fa');
    expect([title, subtitle]).toEqual(['قسمت ۱', undefined]);
  });

  it('shows the number of the next episode once', () => {
    const next = playback.next ?? episode.next;
    if (!next) throw new Error('The examples have no next episode.');
    const shown = (name_fa: string) =>
      adjacentMedia({ ...next, season: 1, number: 2, name_fa }, 'fa', () => undefined);
    expect(shown('باران')).toMatchObject({ title: 'باران', label: 'فصل ۱، قسمت ۲' });
    expect(shown('قسمت ۲')).toMatchObject({ title: 'فصل ۱، قسمت ۲' });
    expect(shown('قسمت ۲')).not.toHaveProperty('label');
  });
});
