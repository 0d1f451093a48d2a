import type { CallInput } from '@parde/api-client';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What every list of titles can be narrowed to and sorted by. */
export type TitleQuery = NonNullable<CallInput<'listGenreTitles'>['query']>;
export type Filter = Pick<TitleQuery, 'type' | 'age' | 'lang' | 'country' | 'f_type'>;
export type Sort = NonNullable<TitleQuery['sort']>;

type Condition = RawBuilder<SqlBool>;

/** What a title must be to pass, of a table `titles`. 0 is everything, and a number that nothing has passes nothing. */
export function conditionsOf({ type, age, lang, country, f_type }: Filter): Condition[] {
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
  return conditions;
}

/** The column that a sort goes by. Names go up the alphabet, all else from the most down. */
export const sorts = {
  newest: { column: 'added_at', direction: 'desc' },
  popular: { column: 'popularity', direction: 'desc' },
  rating: { column: 'rating', direction: 'desc' },
  name: { column: 'name_order', direction: 'asc' },
} as const satisfies Record<Sort, { column: string; direction: 'asc' | 'desc' }>;
