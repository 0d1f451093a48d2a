import type { Answer, Card, EpisodeItem } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { type ErrorBody, read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';
import { day } from './tehran.ts';

const now = Date.UTC(2026, 10, 21, 8, 0, 0);
const api = createFileApi();
const { db, get, fetchAllItems } = api;
const keyOf = ({ content_type, id }: Card) => `${content_type}/${id}`;

const series = async (id: string) => (await get<Answer<'getSeries'>>(`/get/series/${id}`)).data;
const episode = async (id: string) => (await get<Answer<'getEpisode'>>(`/get/episode/${id}`)).data;
const episodes = (query: string, id = '3001') =>
  fetchAllItems<EpisodeItem>(`/get/series/${id}/episodes?${query}`);
const placeOf = ({ season, number }: EpisodeItem) => `${season}-${number}`;

it.each([
  ...['movie', 'series', 'episode', 'video', 'ekran'].map((type) => `/get/${type}/unknown`),
  '/get/series/unknown/episodes',
  // An id exists for only one type of title.
  '/get/movie/3001',
  '/get/series/1024',
  '/get/video/1024',
  '/get/similar/movie/3001',
  '/get/similar/ekran/1024',
])('%s is a 404', async (path) => {
  const response = await api.call('GET', path);
  expect(response.status).toBe(404);
  expect((await read<ErrorBody>(response)).message_fa).toBe('این عنوان پیدا نشد.');
});

describe('a film', () => {
  it('has no poster and no wide picture if the data has none', async () => {
    const bare = db.one(
      db.from
        .selectFrom('titles')
        .select('id')
        .where('type', '=', 'movie')
        .where('has_poster', '=', 0),
    );
    const { data } = await get<Answer<'getMovie'>>(`/get/movie/${bare?.id}`);
    expect(data.poster).toBeNull();
    const set = (has_backdrop: 0 | 1) =>
      db.run(
        db.from
          .updateTable('titles')
          .set({ has_backdrop })
          .where('id', '=', bare?.id ?? ''),
      );
    set(0);
    const plain = await get<Answer<'getMovie'>>(`/get/movie/${bare?.id}`);
    expect(plain.data.backdrop).toBeNull();
    set(1);
  });

  it('names a trailer that can be watched', async () => {
    const film = db.one(
      db.from
        .selectFrom('titles')
        .select('id')
        .where('type', '=', 'movie')
        .where('trailer_id', 'is not', null),
    );
    const { data } = await get<Answer<'getMovie'>>(`/get/movie/${film?.id}`);
    const trailer = await get<Answer<'getVideo'>>(`/get/video/${data.trailer_id}`);
    expect(trailer.data.access).toBe('free');
  });

  it('has pictures that can be loaded', async () => {
    const { data } = await get<Answer<'getMovie'>>('/get/movie/1024');
    for (const picture of [data.poster, data.backdrop, data.directors[0]?.picture]) {
      expect((await api.send('GET', picture?.url ?? '')).status).toBe(200);
    }
  });

  it('counts a new rating at once', async () => {
    const rate = (rating_sum: number, rating_count: number) =>
      db.run(
        db.from.updateTable('titles').set({ rating_sum, rating_count }).where('id', '=', '1605'),
      );
    rate(9, 1);
    const { data } = await get<Answer<'getMovie'>>('/get/movie/1605');
    expect(data.rating).toEqual({ average: 9, count: 1 });
    rate(0, 0);
  });
});

describe('a series', () => {
  it('counts released episodes, and in its seasons also announced ones', async () => {
    const data = await series('3001');
    const all = await episodes('limit=50');
    const soon = all.filter(({ badge }) => badge === 'soon');
    expect(soon.length).toBeGreaterThan(0);
    expect(data.episode_count).toBe(all.length - soon.length);
    expect(data.seasons.reduce((sum, season) => sum + season.episode_count, 0)).toBe(all.length);
    expect(data.last_year).toBeNull();
  });

  it('starts with the first episode of its first season, not with an extra', async () => {
    const data = await series('3001');
    expect(data.seasons.map(({ number }) => number)).toEqual([1, 2, 0]);
    expect(data.first_episode).toMatchObject({ season: 1, number: 1 });
  });

  it('has the time of the next episode until there is none', async () => {
    const { next_episode_at } = await series('3001');
    const comes = Date.parse(next_episode_at ?? '');
    expect(comes).toBeGreaterThan(now);
    api.pass(comes - now);
    const later = await series('3001');
    expect(Date.parse(later.next_episode_at ?? '')).toBeGreaterThan(comes);
    api.pass(400 * day);
    expect((await series('3001')).next_episode_at).toBeNull();
    api.pass(now - comes - 400 * day);
  });

  it('may have no episode yet', async () => {
    const air = (by: number) =>
      db.run(
        db.from
          .updateTable('episodes')
          .set(({ eb }) => ({ air_at: eb('air_at', '+', by) }))
          .where('series_id', '=', '3004'),
      );
    air(5000 * day);
    expect(await series('3004')).toMatchObject({ episode_count: 0, first_episode: null });
    expect((await episodes('limit=50', '3004')).map(({ badge }) => badge)).not.toContain('new');
    air(-5000 * day);
  });
});

describe('the episodes of a series', () => {
  it('are ordered by season and number, without duplicates or gaps', async () => {
    const places = (await episodes('limit=4')).map(placeOf);
    const expected = db
      .all(
        db.from
          .selectFrom('episodes')
          .select(['season', 'number'])
          .where('series_id', '=', '3001')
          .orderBy('season')
          .orderBy('number'),
      )
      .sort((a, b) => Number(a.season === 0) - Number(b.season === 0));
    expect(places).toEqual(expected.map(({ season, number }) => `${season}-${number}`));
    expect((await episodes('limit=50')).map(placeOf)).toEqual(places);
  });

  it('are limited to one season on request', async () => {
    const { data } = await get<Answer<'listEpisodes'>>('/get/series/3001/episodes?season=2');
    expect(data.about).toMatchObject({ series: { id: '3001' }, season: { number: 2 } });
    expect(new Set(data.items.map(({ season }) => season))).toEqual(new Set([2]));
    expect(data.items).toHaveLength(data.about.season?.episode_count ?? 0);
    const whole = await get<Answer<'listEpisodes'>>('/get/series/3001/episodes');
    expect(whole.data.about.season).toBeNull();
  });

  it('are a 404 for an unknown season', async () => {
    const response = await api.call('GET', '/get/series/3001/episodes?season=9');
    expect(response.status).toBe(404);
    expect((await read<ErrorBody>(response)).message_fa).toBe('این سریال چنین فصلی ندارد.');
  });

  it('have an air date before their release, and cannot be watched until then', async () => {
    const soon = (await episodes('limit=50')).find(({ badge }) => badge === 'soon');
    const before = await episode(soon?.id ?? '');
    expect(before).toMatchObject({ badge: 'soon', qualities: [], air_date: soon?.air_date });
    api.pass(30 * day);
    expect((await episode(soon?.id ?? '')).qualities.length).toBeGreaterThan(0);
    api.pass(-30 * day);
  });
});

describe('an episode', () => {
  it('has neighbours across seasons, but none before the first or after the last', async () => {
    const regular = (await episodes('limit=50')).filter(({ season }) => season > 0);
    for (const [index, item] of regular.entries()) {
      const { previous, next } = await episode(item.id);
      expect(previous).toEqual(regular[index - 1] ?? null);
      expect(next).toEqual(regular[index + 1] ?? null);
    }
    expect(new Set(regular.map(({ season }) => season)).size).toBeGreaterThan(1);
  });

  it('that is an extra has only extras as neighbours', async () => {
    const beside = (await episodes('season=0')).map(placeOf);
    const first = await episode('3001-0-1');
    expect(first.previous).toBeNull();
    expect(first.next && placeOf(first.next)).toBe(beside[1]);
  });

  it('has the genres, cast and age rating of its series', async () => {
    const [one, all] = [await episode('3001-1-1'), await series('3001')];
    expect(one.series).toEqual({
      id: '3001',
      name_fa: all.name_fa,
      name_en: all.name_en,
      poster: all.poster,
    });
    expect([one.genres, one.actors, one.age_rating]).toEqual([
      all.genres,
      all.actors,
      all.age_rating,
    ]);
  });
});

describe('a video', () => {
  it('belongs to a channel, and can be an issue of a magazine', async () => {
    const issues = await get<Answer<'listMagazines'>>('/get/magazines?limit=1');
    const [issue] = issues.data.items;
    const { data } = await get<Answer<'getVideo'>>(`/get/video/${issue?.id}`);
    expect(data.channel).toEqual(issue?.channel);
    expect(data.issue).toEqual(issue?.issue);
  });

  it('can have no channel', async () => {
    const alone = db.one(
      db.from
        .selectFrom('titles')
        .select('id')
        .where('type', '=', 'video')
        .where('channel_id', 'is', null),
    );
    const { data } = await get<Answer<'getVideo'>>(`/get/video/${alone?.id}`);
    expect(data).toMatchObject({ channel: null, issue: null });
  });
});

describe('a screening', () => {
  const ekran = async () => (await get<Answer<'getEkran'>>('/get/ekran/e-9')).data;

  it('is upcoming, then open, then ended', async () => {
    const { period_start, period_end, film } = await ekran();
    const states = [];
    let clock = now;
    for (const moment of [
      Date.parse(period_start) - 1,
      Date.parse(period_start),
      Date.parse(period_end) - 1,
      Date.parse(period_end) + 1000,
    ]) {
      api.pass(moment - clock);
      clock = moment;
      states.push((await ekran()).state);
    }
    api.pass(now - clock);
    expect(states).toEqual(['upcoming', 'open', 'open', 'ended']);
    expect(film).toEqual((await get<Answer<'getMovie'>>(`/get/movie/${film.id}`)).data);
  });
});

describe('similar titles', () => {
  const similar = async (path: string) =>
    (await fetchAllItems<Card>(`/get/similar/${path}?limit=10`)).map(keyOf);

  it('never include the title itself, and contain each title once', async () => {
    for (const path of ['movie/1024', 'series/3001', 'video/4002']) {
      const found = await similar(path);
      expect(found).not.toContain(path);
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it('begin with those that have most in common', async () => {
    const found = await similar('movie/1024');
    const genresOf = (id: string) =>
      db
        .all(db.from.selectFrom('title_genres').select('genre_key').where('title_id', '=', id))
        .map(({ genre_key }) => genre_key);
    const own = genresOf('1024');
    const shared = found.map(
      (key) => genresOf(key.split('/')[1] ?? '').filter((genre) => own.includes(genre)).length,
    );
    expect(shared[0]).toBe(own.length);
    expect(shared.at(-1)).toBeLessThan(own.length);
    expect(new Set(found.map((key) => key.split('/')[0]))).toEqual(new Set(['movie', 'series']));
  });

  it('on a film’s page are the first of the list', async () => {
    const { data } = await get<Answer<'getMovie'>>('/get/movie/1024');
    expect(data.similar.map(keyOf)).toEqual((await similar('movie/1024')).slice(0, 12));
  });

  it('of an episode are those of its series, and of a screening those of its film', async () => {
    expect(await similar('episode/3001-1-1')).toEqual(await similar('series/3001'));
    const { data } = await get<Answer<'getEkran'>>('/get/ekran/e-9');
    expect(await similar('ekran/e-9')).toEqual(await similar(`movie/${data.film.id}`));
  });

  it('of a video are videos', async () => {
    const kinds = (await similar('video/4002')).map((key) => key.split('/')[0]);
    expect(new Set(kinds)).toEqual(new Set(['video']));
  });
});
