import type { Category } from '@parde/api-client';
import { type Locale, langOf } from '@parde/domain';
import type { Brand } from '../brand/define-brand.ts';
import { type Named, nameOf } from './names.ts';

/** The fields of `Page` that names depend on. */
interface Reader {
  readonly brand: Pick<Brand, 'englishNames'>;
  readonly facts: { readonly locale: Locale };
}

export type NamedCategory = Pick<Category, 'category_id' | 'persian_name' | 'name_en'>;

/** Returns the English name from the API, otherwise from the brand, otherwise the Persian name. */
export function categoryName(category: NamedCategory, { brand, facts }: Reader): string {
  const { category_id, persian_name, name_en } = category;
  const english = name_en || own(brand.englishNames?.categories, category_id);
  return nameOf({ name_fa: persian_name, name_en: english }, facts.locale);
}

/** Returns the genre's name. The map has one name for each, which is English if the server answers in English. */
export function genreName(key: string, genre: Named, { brand, facts }: Reader): string {
  const { locale } = facts;
  const isEnglish = locale === 'en' && langOf(genre.name_fa, locale) === undefined;
  const english =
    genre.name_en || (isEnglish ? genre.name_fa : own(brand.englishNames?.genres, key));
  return nameOf({ name_fa: genre.name_fa, name_en: english }, locale);
}

/** Reads own properties only, because keys come from addresses, and one may be `constructor`. */
function own(names: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined;
}
