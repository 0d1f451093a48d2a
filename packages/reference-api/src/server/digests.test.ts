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
    genres: '5be6e97c77a67780',
    countries: 'd46d7e73d2c541f9',
    languages: 'ccb2e9e663463bbc',
    forms: 'f420ebd48e93dd33',
    categories: 'd8742c1f36783249',
    people: '69630987310a3d13',
    person_groups: '414105571204952a',
    channels: '7aac42533dc7a3d4',
    titles: '33ea80c3297ba771',
    channel_series: '40d4d64c265b5d72',
    title_genres: '36dae94cf8c02558',
    title_countries: '453222879acd4459',
    title_languages: '5e9e2d7b65e30c75',
    title_subtitles: '2472c3a412cd4067',
    title_captions: '0ed3a2b567da9c5b',
    title_categories: '0b22cb9012ab2f3e',
    credits: 'ee859353090b67b7',
    seasons: '0bc30a51ea8f3c1f',
    episodes: '6c34adb0f1ec5138',
    ekrans: '7bfca9fbd3495f37',
    lives: '7314b92209a2cfd1',
    live_programmes: 'c9ec571676fa3f8f',
    lists: '5f2cd49ed323d0a9',
    list_titles: '175b8239705089dd',
    home_rows: 'e7669bdedea9fde2',
    home_row_items: 'cb0ec4bc58c52b6e',
    slides: '6d6eef487785bbc6',
    comments: '279de99230d311ed',
  },
  small: {
    genres: '5be6e97c77a67780',
    countries: 'd46d7e73d2c541f9',
    languages: 'ccb2e9e663463bbc',
    forms: 'f420ebd48e93dd33',
    categories: 'd8742c1f36783249',
    people: '4d5f59c41659db08',
    person_groups: '0574dff63a9e2360',
    channels: '7aac42533dc7a3d4',
    titles: '5adf03103880c592',
    channel_series: '044d1bcf4891098a',
    title_genres: '38c8b75d62490942',
    title_countries: '0774f9ec08479ad1',
    title_languages: '25d484033edd498f',
    title_subtitles: '0b9a082437ec1f4d',
    title_captions: '7165005cf4e3a731',
    title_categories: '032482c544c96a2a',
    credits: '832f135f02f97b99',
    seasons: '2aeedcadd9f98153',
    episodes: 'ced10778cd857839',
    ekrans: '7bfca9fbd3495f37',
    lives: '7314b92209a2cfd1',
    live_programmes: 'c9ec571676fa3f8f',
    lists: '5f2cd49ed323d0a9',
    list_titles: '01d09ac7ea330490',
    home_rows: 'e7669bdedea9fde2',
    home_row_items: 'cb0ec4bc58c52b6e',
    slides: '6d6eef487785bbc6',
    comments: '482a325ee771786f',
  },
  pictures: '2328e3a490ca143f',
};
