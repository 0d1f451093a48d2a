import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFactsOf } from '../catalogue/picture-facts.ts';
import { createGallery } from '../pictures/gallery.ts';
import type { Database } from '../storage/database.ts';
import { openCatalogue } from './open-catalogue.ts';

/**
 * These digests detect unintended changes of titles or pictures made from the seed. After an intended change, copy
 * the new digests, which the failing test prints.
 */
const now = Date.parse('2026-11-21T15:00:00+03:30');

const tables = [
  'genres',
  'countries',
  'languages',
  'forms',
  'categories',
  'people',
  'person_groups',
  'channels',
  'titles',
  'channel_series',
  'title_genres',
  'title_countries',
  'title_languages',
  'title_subtitles',
  'title_captions',
  'title_categories',
  'credits',
  'seasons',
  'episodes',
  'ekrans',
  'lives',
  'live_programmes',
  'lists',
  'list_titles',
  'home_rows',
  'home_row_items',
  'slides',
  'comments',
] as const;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Returns a digest of each table's rows. Rows are sorted and nulls left out, because neither the order nor an empty
 * column matters.
 */
function digestsOf(db: Database): Record<string, string> {
  return Object.fromEntries(
    tables.map((table) => {
      const rows = db.all(db.from.selectFrom(table).selectAll());
      return [
        table,
        digest(
          rows
            .map((row) => JSON.stringify(row, (_, value) => value ?? undefined))
            .sort()
            .join('\n'),
        ),
      ];
    }),
  );
}

/** Returns the paths of a hundred pictures of all kinds, spread over the catalogue. */
function pathsIn(db: Database): string[] {
  const spread = (ids: readonly { id: string }[], count: number) =>
    Array.from({ length: count }, (_, index) => ids[Math.floor((index * ids.length) / count)]?.id);
  const titles = (type: 'movie' | 'series' | 'video') =>
    db.all(db.from.selectFrom('titles').select('id').where('type', '=', type).orderBy('id'));
  const all = (table: 'people' | 'episodes' | 'channels' | 'lives' | 'lists') =>
    db.all(db.from.selectFrom(table).select('id').orderBy('id'));
  const programmes = db
    .all(db.from.selectFrom('live_programmes').selectAll().where('art', 'is not', null))
    .map((row) => ({ id: `${row.live_id}-${row.weekday}-${row.starts_minute}` }));
  const withArt = db.all(db.from.selectFrom('lists').select('id').where('art', 'is not', null));
  return [
    ...spread(titles('movie'), 30).map((id) => `poster/movie/${id}`),
    ...spread(titles('series'), 10).map((id) => `poster/series/${id}`),
    ...spread(titles('movie'), 7).map((id) => `upright/movie/${id}`),
    ...spread(titles('movie'), 8).map((id) => `backdrop/movie/${id}`),
    ...spread(titles('video'), 5).map((id) => `backdrop/video/${id}`),
    ...spread(all('episodes'), 10).map((id) => `backdrop/episode/${id}`),
    ...spread(
      programmes.sort((a, b) => (a.id < b.id ? -1 : 1)),
      4,
    ).map((id) => `backdrop/programme/${id}`),
    ...spread(withArt, 4).map((id) => `backdrop/list/${id}`),
    ...spread(all('channels'), 4).map((id) => `logo/channel/${id}`),
    ...spread(all('lives'), 4).map((id) => `logo/live/${id}`),
    ...spread(all('people'), 14).map((id) => `portrait/person/${id}`),
  ];
}

it('makes a catalogue with the recorded digests', { timeout: 60_000 }, async () => {
  const full = openCatalogue(undefined, { seed: 1, size: 'full', now });
  const gallery = createGallery(createFactsOf(full));
  const pictures = await Promise.all(
    pathsIn(full).map(async (path) => {
      const drawing = gallery.find(path);
      if (!drawing) throw new Error(`There is no picture ${path}.`);
      return `${path} ${drawing.version} ${await drawing.draw()}`;
    }),
  );
  const small = openCatalogue(undefined, { seed: 1, size: 'small', now });
  expect(pictures).toHaveLength(100);
  expect({
    full: digestsOf(full),
    small: digestsOf(small),
    pictures: digest(pictures.join('\n')),
  }).toEqual(expected);
  full.close();
  small.close();
});

const expected = {
  full: {
    genres: '0e5019fa65b342c5',
    countries: 'd46d7e73d2c541f9',
    languages: 'ccb2e9e663463bbc',
    forms: 'f420ebd48e93dd33',
    categories: '56eef78397d8d49c',
    people: 'd665ffb1461ecb01',
    person_groups: 'e1b6429b8a411ba1',
    channels: '477bdbff5920f38e',
    titles: 'd159add7b540781e',
    channel_series: '401d2d59364558f9',
    title_genres: '0f41f212cb7dff3c',
    title_countries: '4a995ee59180546c',
    title_languages: 'a9674f15c7dc3b92',
    title_subtitles: 'b9c0872ed46bd6aa',
    title_captions: '4754069b17a53b68',
    title_categories: '2bf62e9ded6edd02',
    credits: '4a46e44f1d25b6f1',
    seasons: '0bc30a51ea8f3c1f',
    episodes: '7311fc46908e5b19',
    ekrans: '7bfca9fbd3495f37',
    lives: 'a8bc0bd2adbbafdb',
    live_programmes: '27530ece4ad94f00',
    lists: '11e4c0d18cd21642',
    list_titles: 'e35987b6b07b1212',
    home_rows: '29347759a316f73f',
    home_row_items: '555103b7f11b53f3',
    slides: '6d6eef487785bbc6',
    comments: '5b0ab5de5c3884d4',
  },
  small: {
    genres: '0e5019fa65b342c5',
    countries: 'd46d7e73d2c541f9',
    languages: 'ccb2e9e663463bbc',
    forms: 'f420ebd48e93dd33',
    categories: '56eef78397d8d49c',
    people: 'e083d642340c007b',
    person_groups: 'e30fca603606342e',
    channels: '477bdbff5920f38e',
    titles: 'f0147efc341b3ac0',
    channel_series: '044d1bcf4891098a',
    title_genres: '38c8b75d62490942',
    title_countries: '4de118949df80c7a',
    title_languages: 'd44e79e360ac49b4',
    title_subtitles: 'bf80324cac10d77a',
    title_captions: '7165005cf4e3a731',
    title_categories: '032482c544c96a2a',
    credits: '68ef4fd3e63f4d01',
    seasons: '2aeedcadd9f98153',
    episodes: '356aefc39ff11885',
    ekrans: '7bfca9fbd3495f37',
    lives: 'a8bc0bd2adbbafdb',
    live_programmes: '27530ece4ad94f00',
    lists: '11e4c0d18cd21642',
    list_titles: 'db53d8b09e96112e',
    home_rows: '29347759a316f73f',
    home_row_items: '555103b7f11b53f3',
    slides: '6d6eef487785bbc6',
    comments: '7443924b7778026c',
  },
  pictures: '7cb61440102811ed',
};
