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
    genres: '209e6e93d9d085ac',
    countries: 'd46d7e73d2c541f9',
    languages: 'ccb2e9e663463bbc',
    forms: 'f420ebd48e93dd33',
    categories: 'a57ebc5d92d17dc4',
    people: 'c3661ed243a37678',
    person_groups: '1ac538cee4d01c07',
    channels: '7aac42533dc7a3d4',
    titles: '7be8d260f6232b1f',
    channel_series: '3c67ccd72e40bd9d',
    title_genres: '86e8e0defe71001f',
    title_countries: '1c8b45c63cc30ad3',
    title_languages: '726f2cab61288103',
    title_subtitles: '2c48933cc52dbc14',
    title_captions: 'cb0b8fd524db7c99',
    title_categories: '13775a7c2ee0997f',
    credits: '21f0fc0f73fec164',
    seasons: '0bc30a51ea8f3c1f',
    episodes: '1b2244776f2eae80',
    ekrans: '7bfca9fbd3495f37',
    lives: '7314b92209a2cfd1',
    live_programmes: 'c9ec571676fa3f8f',
    lists: '5f2cd49ed323d0a9',
    list_titles: 'fa5bc6cf987df03c',
    home_rows: 'e7669bdedea9fde2',
    home_row_items: 'cb0ec4bc58c52b6e',
    slides: '6d6eef487785bbc6',
    comments: 'f3204ac42e5371c2',
  },
  small: {
    genres: '209e6e93d9d085ac',
    countries: 'd46d7e73d2c541f9',
    languages: 'ccb2e9e663463bbc',
    forms: 'f420ebd48e93dd33',
    categories: 'a57ebc5d92d17dc4',
    people: '77415556670ff401',
    person_groups: 'ac0e7ee50e338336',
    channels: '7aac42533dc7a3d4',
    titles: '11618a0d1422a249',
    channel_series: 'ecf67fbe5e6bc01a',
    title_genres: 'a1f256fa617b07f4',
    title_countries: 'c8f026c26fb668bb',
    title_languages: '528c213412ce8c9d',
    title_subtitles: '0631b49728e2ef76',
    title_captions: '8ee8cb6621f90b5d',
    title_categories: '3dcdb55a93a07ee7',
    credits: 'af778bc3b64d007d',
    seasons: '2aeedcadd9f98153',
    episodes: 'b2bb36dc86765087',
    ekrans: '7bfca9fbd3495f37',
    lives: '7314b92209a2cfd1',
    live_programmes: 'c9ec571676fa3f8f',
    lists: '5f2cd49ed323d0a9',
    list_titles: '2af3978676ee25ed',
    home_rows: 'e7669bdedea9fde2',
    home_row_items: 'cb0ec4bc58c52b6e',
    slides: '6d6eef487785bbc6',
    comments: '0fb25e1c2d382b80',
  },
  pictures: '46f5dab0a79c1293',
};
