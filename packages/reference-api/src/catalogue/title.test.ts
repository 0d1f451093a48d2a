import type { Picture } from '@parde/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCatalogue } from '../server/open-catalogue.ts';
import type { Database } from '../storage/database.ts';
import { day } from './tehran.ts';
import { createTitles, type TitlePictures, type Titles } from './title.ts';

const start = Date.parse('2026-11-21T15:00:00+03:30');
const picture = (url: string): Picture => ({ url, width: 600, height: 900, color: '#000000' });
const pictures: TitlePictures = {
  title: (kind, type, id) => picture(`/media/${kind}/${type}/${id}`),
  person: (id) => picture(`/media/person/${id}`),
};

let db: Database;
let now = start;
let titles: Titles;
beforeEach(() => {
  now = start;
  db = openCatalogue(undefined, { seed: 1, now, size: 'small' });
  titles = createTitles(db, pictures, () => now);
});

describe('a title', () => {
  it('has the data that an editor wrote', () => {
    expect(titles.title('movie', '1001')).toMatchObject({
      name_fa: 'خانهٔ رو به باد',
      year: 2025,
      minutes: 112,
      access: 'subscription',
      price: 45_000,
      rating: { average: 8.3, count: 2140 },
      qualities: ['480p', '720p', '1080p', '2160p'],
      poster: { url: '/media/poster/movie/1001' },
    });
    expect(titles.title('movie', '1005')).toMatchObject({ access: 'paid', price: 59_000 });
    expect(titles.title('movie', '2104')?.poster).toBeNull();
  });

  it('is found only by its own type', () => {
    expect(titles.title('series', '1001')).toBeUndefined();
    expect(titles.title('movie', '3001')).toBeUndefined();
    expect(titles.title('ekran', 'e-404')).toBeUndefined();
  });

  it('of an episode has its series, season and number', () => {
    expect(titles.title('episode', '3001-1-1')).toMatchObject({
      seriesId: '3001',
      season: 1,
      number: 1,
      name_fa: 'چای اول',
      poster: { url: '/media/poster/series/3001' },
    });
  });

  it('of a screening has its film and its period', () => {
    expect(titles.title('ekran', 'e-9')).toMatchObject({
      filmId: '1005',
      hours: 48,
      price: 85_000,
      access: 'paid',
      poster: { url: '/media/poster/movie/1005' },
    });
  });
});

describe('the badge', () => {
  const badge = () => titles.title('movie', '1506')?.badge;

  it('is "soon" before the release, and not after it', () => {
    const film = titles.title('movie', '1506');
    expect(badge()).toBe('soon');
    expect(film?.qualities).toEqual([]);
    now = (film?.availableAt ?? 0) + day;
    expect(badge()).not.toBe('soon');
    expect(titles.title('movie', '1506')?.qualities).not.toEqual([]);
  });

  it('is "new" for a while, then shows something else', () => {
    const badgeOf1024 = () => titles.title('movie', '1024')?.badge;
    expect(badgeOf1024()).toBe('new');
    now = start + 60 * day;
    expect(badgeOf1024()).not.toBe('new');
  });

  it('of an announced episode is soon', () => {
    const coming = db.one(
      db.from
        .selectFrom('episodes')
        .select('id')
        .where('air_at', '>', now + day),
    );
    expect(titles.title('episode', coming?.id ?? '')?.badge).toBe('soon');
  });
});

describe('cards', () => {
  const refs = [
    { content_type: 'person', id: 'p-niknam' },
    { content_type: 'movie', id: '1024' },
    { content_type: 'movie', id: 'nothing' },
    { content_type: 'live', id: 'parde-one' },
    { content_type: 'channel', id: 'studio' },
    { content_type: 'episode', id: '3001-1-1' },
    { content_type: 'series', id: '3001' },
    { content_type: 'ekran', id: 'e-9' },
    { content_type: 'video', id: '4300' },
  ] as const;

  it('are in the requested order, without unknown ids', () => {
    const asked = refs.filter(({ id }) => id !== 'nothing');
    expect(titles.cards(refs).map(({ content_type, id }) => ({ content_type, id }))).toEqual(asked);
  });

  it('of episodes have their series, season and number', () => {
    const series = titles.title('series', '3001');
    const [card] = titles.cards([{ content_type: 'episode', id: '3001-1-1' }]);
    expect(card?.episode_of).toEqual({
      series: { id: '3001', name_fa: series?.name_fa, name_en: series?.name_en },
      season: 1,
      number: 1,
    });
    const others = titles.cards(refs.filter(({ content_type: type }) => type !== 'episode'));
    expect(others.filter((each) => each.episode_of)).toEqual([]);
  });

  it('have a wide picture only on wide shelves or if they have no poster', () => {
    const wide = (shape: 'posters' | 'wide') =>
      titles
        .cards(refs, shape)
        .filter(({ backdrop }) => backdrop !== null)
        .map(({ id }) => id);
    expect(wide('posters')).toEqual(['parde-one', 'studio', '3001-1-1']);
    expect(wide('wide')).toEqual([
      '1024',
      'parde-one',
      'studio',
      '3001-1-1',
      '3001',
      'e-9',
      '4300',
    ]);
  });
});
