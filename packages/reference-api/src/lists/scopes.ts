import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import type { Scope } from './title-pages.ts';

export const filmsAndSeries: Scope = sql`titles.type in ('movie', 'series')`;

export const ofGenre = (key: string): Scope =>
  sql`titles.id in (select title_id from title_genres where genre_key = ${key})`;

export const inCategories = (ids: readonly string[]): Scope =>
  sql`titles.id in (select title_id from title_categories where category_id in ${among(ids)})`;

export const ofPerson = (id: string, role?: 'director' | 'actor'): Scope => {
  const as = role === undefined ? sql`` : sql`and role = ${role}`;
  return sql`titles.id in (select title_id from credits where person_id = ${id} ${as})`;
};

/** A series has no duration and no file. */
export const downloadable = (now: number): Scope =>
  sql`titles.downloadable and titles.seconds > 0 and titles.released_at <= ${now}`;
