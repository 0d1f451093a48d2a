import type { CallInput } from '@parde/api-client';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { accessible as values } from './filters.ts';

/** The filters and sort orders that all lists of titles share. */
export type TitleQuery = NonNullable<CallInput<'listGenreTitles'>['query']>;
export type Filter = Pick<
  TitleQuery,
  'type' | 'age' | 'lang' | 'country' | 'f_type' | 'accessible'
>;
export type Sort = NonNullable<TitleQuery['sort']>;

type Condition = RawBuilder<SqlBool>;

/** Returns the filter as conditions on `titles`. 0 means everything; an unknown number matches nothing. */
export function conditionsOf({
  type,
  age,
  lang,
  country,
  f_type,
  accessible,
}: Filter): Condition[] {
  const conditions: Condition[] = [];
  if (type === 'all') conditions.push(sql`titles.type in ('movie', 'series')`);
  else if (type) conditions.push(sql`titles.type = ${type}`);
  if (age) conditions.push(sql`titles.age <= ${age}`);
  if (f_type) conditions.push(sql`titles.form = ${f_type}`);
  if (lang) {
    conditions.push(sql`exists (
      select 1 from title_languages join languages on code = language_code
      where title_id = titles.id and value = ${lang}
    )`);
  }
  if (country) {
    conditions.push(sql`exists (
      select 1 from title_countries join countries on code = country_code
      where title_id = titles.id and value = ${country}
    )`);
  }
  if (accessible) conditions.push(accessibleBy[accessible] ?? sql`false`);
  return conditions;
}

const accessibleBy: Record<number, Condition> = {
  [values.described.value]: sql`titles.described = 1`,
  [values.captioned.value]: sql`exists (select 1 from title_captions where title_id = titles.id)`,
};

/** The column of each sort order. Names ascend, all others descend. */
export const sorts = {
  newest: { column: 'added_at', direction: 'desc' },
  popular: { column: 'popularity', direction: 'desc' },
  rating: { column: 'rating', direction: 'desc' },
  name: { column: 'name_order', direction: 'asc' },
} as const satisfies Record<Sort, { column: string; direction: 'asc' | 'desc' }>;
