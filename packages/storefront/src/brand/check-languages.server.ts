import { isLocale } from '@parde/domain';
import * as v from 'valibot';
import { formatIssues, idsOf, madeBy, strict, text } from './check-shared.server.ts';
import type { Brand, Messages } from './define-brand.ts';
import type { Languages } from './languages.ts';

const tag = v.pipe(
  v.string(),
  v.check(isTag, 'must be the tag of a language, such as ar or az-IR'),
);

/** The code of a language that a brand may add. */
export const languageCode = v.pipe(
  tag,
  v.check((code) => !isLocale(code), 'is one of ours: `messages` of brand.ts replaces its texts'),
);

const optionsSchema = v.record(
  languageCode,
  strict({
    name: text,
    dir: v.picklist(['rtl', 'ltr'], 'must be rtl or ltr'),
    fallback: v.picklist(['fa', 'en'], 'must be fa or en'),
    plurals: v.optional(tag),
    messages: v.record(v.string(), v.function('must be made by import.meta.glob')),
  }),
);

export const languagesSchema = madeBy<Languages>('defineLanguages', {
  options: v.unknown(),
  localiseBrand: v.function(),
});

function isTag(code: string): boolean {
  try {
    // No language has a longer code, but the standard reserves the names of languages, such as arabic.
    return /^[a-z]{2,3}\b/.test(code) && Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** Returns one line per mistake: its field and the problem. */
export function languageMistakes({ options }: Languages): string[] {
  return formatIssues(v.safeParse(optionsSchema, options).issues);
}

/** Returns a line for each text of the brand in a language that viewers cannot choose. */
export function textsInUnknownLanguages(
  brand: Brand,
  isSound: (field: keyof Brand) => boolean,
): string[] {
  if (!isSound('languages')) return [];
  const spoken = ['fa', 'en', ...Object.keys(brand.languages?.options ?? {})];
  return textsOf(brand).flatMap(([field, messages]) =>
    // The schema reports other malformed texts.
    (v.is(textObject, messages) ? Object.keys(messages) : [])
      .filter((code) => !spoken.includes(code))
      .map((code) => `${field}.${code} is in a language that is not among languages`),
  );
}

/** Returns the brand's texts that a language does not have, such as `name.ar`, and the number of all. */
export function untranslatedTexts(brand: Partial<Brand>, code: string) {
  const all = textsOf(brand).filter(([, messages]) => messages);
  const untranslated = all.filter(([, messages]) => messages?.[code] === undefined);
  return { fields: untranslated.map(([field]) => `${field}.${code}`), of: all.length };
}

const textObject = v.object({});

type Text = readonly [field: string, messages: Messages | undefined];

function textsOf(brand: Partial<Brand>): Text[] {
  const { plusCatalogue, menu, home } = brand;
  const { add = [] } = menu?.options ?? {};
  const { shelves = [] } = home?.options ?? {};
  return [
    ...(['name', 'tagline', 'description', 'about', 'fullRateOperators'] as const).map(
      (field): Text => [field, brand[field]],
    ),
    ['plusCatalogue.name', plusCatalogue?.name],
    ...(idsOf(add) ? add : []).map(({ label }, at): Text => [`menu.add.${at}.label`, label]),
    ...(idsOf(shelves) ? shelves : []).map(
      ({ title }, at): Text => [`home.shelves.${at}.title`, title],
    ),
  ];
}
