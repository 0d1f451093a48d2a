import type { Category } from '@parde/api-client';
import { type Locale, langOf } from '@parde/domain';
import type { Brand } from '../brand/define-brand.ts';
import { type Named, nameOf } from './names.ts';

/** A `Page`, as far as names depend on it. */
interface Reader {
  readonly brand: Pick<Brand, 'englishNames'>;
  readonly facts: { readonly locale: Locale };
}

export type NamedCategory = Pick<Category, 'category_id' | 'persian_name' | 'name_en'>;

/** In English the API's name, else the brand's, else the Persian one. */
export function categoryName(category: NamedCategory, { brand, facts }: Reader): string {
  const { category_id, persian_name, name_en } = category;
  const english = name_en || own(brand.englishNames?.categories, category_id);
  return nameOf({ name_fa: persian_name, name_en: english }, facts.locale);
}

/** The map of genres has one name of each, which is English where the server answers in English. */
export function genreName(key: string, genre: Named, { brand, facts }: Reader): string {
  const { locale } = facts;
  const isEnglish = locale === 'en' && langOf(genre.name_fa, locale) === undefined;
  const english =
    genre.name_en || (isEnglish ? genre.name_fa : own(brand.englishNames?.genres, key));
  return nameOf({ name_fa: genre.name_fa, name_en: english }, locale);
}

/** Keys come from addresses: `constructor` is one, too. */
function own(names: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined;
}
