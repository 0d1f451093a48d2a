import type { Insertable } from 'kysely';
import type { CatalogueTables } from '../storage/tables/catalogue.ts';

type Table = keyof CatalogueTables;

/**
 * The rows of a catalogue by table. The tables are inserted in the order of `emptyRows`, so that references exist
 * before they are used.
 */
export type Rows = { [T in Table]: Insertable<CatalogueTables[T]>[] };

export function emptyRows(): Rows {
  return {
    seeds: [],
    genres: [],
    countries: [],
    languages: [],
    forms: [],
    categories: [],
    people: [],
    person_groups: [],
    channels: [],
    titles: [],
    channel_series: [],
    title_genres: [],
    title_countries: [],
    title_languages: [],
    title_subtitles: [],
    title_captions: [],
    title_categories: [],
    credits: [],
    seasons: [],
    episodes: [],
    ekrans: [],
    lives: [],
    live_programmes: [],
    lists: [],
    list_titles: [],
    home_rows: [],
    home_row_items: [],
    slides: [],
    comments: [],
  };
}
