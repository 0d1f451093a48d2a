import { isLocale } from '@parde/domain';
import * as v from 'valibot';
import { text } from './brand-values.server.ts';
import type { Brand } from './define-brand.ts';
import type { Languages } from './languages.ts';

const tag = v.pipe(
  v.string(),
  v.check(isTag, 'must be the tag of a language, such as ar or az-IR'),
);

const optionsSchema = v.record(
  v.pipe(
    tag,
    v.check((code) => !isLocale(code), 'is one of ours: `words` changes what it says'),
  ),
  v.strictObject({
    name: text,
    dir: v.picklist(['rtl', 'ltr'], 'must be rtl or ltr'),
    fallback: v.picklist(['fa', 'en'], 'must be fa or en'),
    plurals: v.optional(tag),
    messages: v.record(v.string(), v.function('must be made by import.meta.glob')),
  }),
);

export const languagesSchema = v.custom<Languages>(
  (languages) => v.is(v.object({ options: v.unknown(), speak: v.function() }), languages),
  'must be made by defineLanguages',
);

function isTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** The field of each mistake, and what it is. */
export function languageMistakes({ options }: Languages): string[] {
  const { issues = [] } = v.safeParse(optionsSchema, options);
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

/** Where a text of the brand has a language that nobody can choose. */
export function unspokenWords(brand: Brand): string[] {
  const spoken = ['fa', 'en', ...Object.keys(brand.languages?.options ?? {})];
  const { name, tagline, description, about, plusCatalogue, menu, home } = brand;
  const texts = {
    name,
    tagline,
    description,
    about,
    'plusCatalogue.name': plusCatalogue?.name,
    ...Object.fromEntries(
      (menu?.options.add ?? []).map(({ label }, at) => [`menu.add.${at}.label`, label]),
    ),
    ...Object.fromEntries(
      (home?.options.shelves ?? []).map(({ title }, at) => [`home.shelves.${at}.title`, title]),
    ),
  };
  return Object.entries(texts).flatMap(([field, words]) =>
    Object.keys(words ?? {})
      .filter((code) => !spoken.includes(code))
      .map((code) => `${field}.${code} is in a language that is not among languages`),
  );
}
