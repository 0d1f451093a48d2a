import type { Answer, FilterOption } from '@parde/api-client';
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** An age of 18 is not an option, because that filter would leave nothing out. */
export const ages: readonly FilterOption[] = [
  { value: 7, name_fa: 'تا ۷ سال', name_en: 'Up to 7' },
  { value: 12, name_fa: 'تا ۱۲ سال', name_en: 'Up to 12' },
  { value: 15, name_fa: 'تا ۱۵ سال', name_en: 'Up to 15' },
];

/** The values of the filter `accessible`. */
export const accessible = {
  described: { value: 1, name_fa: 'با توضیح صوتی', name_en: 'Audio description' },
  captioned: { value: 2, name_fa: 'با زیرنویس ناشنوایان', name_en: 'Captions' },
} as const;

/** Menu options: languages and countries with titles, countries with the most titles first. */
export function filtersOf({ all, one, from }: Database): Answer<'getFilters'>['data'] {
  const described = one(from.selectFrom('titles').select('id').where('described', '=', 1).limit(1));
  const captioned = one(from.selectFrom('title_captions').select('title_id').limit(1));
  return {
    age: [...ages],
    lang: all(
      from
        .selectFrom('languages')
        .innerJoin('title_languages', 'language_code', 'code')
        .select([sql<number>`languages.value`.as('value'), 'name_fa', 'name_en'])
        .where('languages.value', 'is not', null)
        .groupBy('code')
        .orderBy('value'),
    ),
    country: all(
      from
        .selectFrom('countries')
        .innerJoin('title_countries', 'country_code', 'code')
        .select(['value', 'name_fa', 'name_en'])
        .groupBy('code')
        .orderBy(sql`count(*)`, 'desc')
        .orderBy('value'),
    ),
    accessible: [
      ...(described ? [accessible.described] : []),
      ...(captioned ? [accessible.captioned] : []),
    ],
    f_type: all(from.selectFrom('forms').select(['value', 'name_fa', 'name_en']).orderBy('value')),
  };
}
