import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFactsOf } from '../catalogue/picture-facts.ts';
import { createGallery } from '../pictures/gallery.ts';
import type { Database } from '../storage/database.ts';
import { openCatalogue } from './open-catalogue.ts';

/**
 * What the seed makes, to the letter: a change of the code that was not meant to change a title or a picture shows
 * here. One that was meant to writes down the new digests, which the failing test prints.
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

/** Of each table's rows, sorted and without what is null: neither their order nor an empty column says anything. */
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

/** A hundred pictures of all kinds, spread over the catalogue. */
function pathsIn(db: Database): string[] {
  const spread = (ids: readonly { id: string }[], count: number) =>
    Array.from({ length: count }, (_, place) => ids[Math.floor((place * ids.length) / count)]?.id);
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

it('makes the same catalogue as ever', { timeout: 60_000 }, async () => {
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
    forms: '9271ef0ec01caad0',
    categories: '56eef78397d8d49c',
    people: '38cdbf97709b837e',
    person_groups: '6b6dc3de7708370c',
    channels: '477bdbff5920f38e',
    titles: '458c873e64a81c8a',
    channel_series: 'b39c17f989129d5b',
    title_genres: '2ab4b67dbd79b622',
    title_countries: 'f5c0843f9b2c44ab',
    title_languages: '862c5f344a2662a4',
    title_subtitles: 'eaa6d0cefe7579d3',
    title_categories: '1741fa4843e329fd',
    credits: '194b15dcf781b4e6',
    seasons: 'b3279a39929cca35',
    episodes: 'a53cd1165ed12fb1',
    ekrans: '7bfca9fbd3495f37',
    lives: 'a8bc0bd2adbbafdb',
    live_programmes: 'c6c04972946aea48',
    lists: '31452d7e10040f5f',
    list_titles: '06652569643d08ac',
    home_rows: 'cf20250e3dce4a91',
    home_row_items: '555103b7f11b53f3',
    slides: '6d6eef487785bbc6',
    comments: 'dda8cba5e1ae7dfe',
  },
  small: {
    genres: '0e5019fa65b342c5',
    countries: 'd46d7e73d2c541f9',
    languages: 'ccb2e9e663463bbc',
    forms: '9271ef0ec01caad0',
    categories: '56eef78397d8d49c',
    people: 'ec0490db27b8f047',
    person_groups: '1d4c00f219199af8',
    channels: '477bdbff5920f38e',
    titles: '6162838ac5f75cd3',
    channel_series: '45639fa795f34eb9',
    title_genres: '65ae84f356e6266a',
    title_countries: '773f9fd1f1725b11',
    title_languages: 'a00011f0734ed506',
    title_subtitles: '016ec2f27736f3d6',
    title_categories: 'aede5d6a8d7fc6d0',
    credits: '818b97ece9bc4f17',
    seasons: '36cb3b437267d8ae',
    episodes: '92f1908d6db105f6',
    ekrans: '7bfca9fbd3495f37',
    lives: 'a8bc0bd2adbbafdb',
    live_programmes: 'c6c04972946aea48',
    lists: '31452d7e10040f5f',
    list_titles: '69e5a5eb3d520b19',
    home_rows: 'cf20250e3dce4a91',
    home_row_items: '555103b7f11b53f3',
    slides: '6d6eef487785bbc6',
    comments: 'b6b7c3ce0817f4b1',
  },
  pictures: '2503460546c1cee1',
};
