import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@parde/domain';
import { describe, expect, it } from 'vitest';
import { readTexts, type Text } from '../test-support/read-texts.ts';

interface Term {
  readonly fa: string;
  readonly en: string;
  readonly notFa: readonly string[];
  readonly notEn: readonly string[];
  /** An explanation, if the choice is not obvious. */
  readonly why?: string;
}

interface Glossary {
  readonly terms: readonly Term[];
  /** The correct spelling of Persian words, with the wrong spellings. */
  readonly spellings: Readonly<Record<string, readonly string[]>>;
  /** Phrases that explain the term of another company. */
  readonly foreignTerms: readonly string[];
  /** Texts of the specification, which must not be changed. */
  readonly specified: readonly string[];
}

interface Rule {
  readonly matches: RegExp;
  readonly why: string;
}

const root = join(import.meta.dirname, '../../../..');
const glossary: Glossary = JSON.parse(
  readFileSync(join(import.meta.dirname, 'glossary.json'), 'utf8'),
);

/**
 * Matches a term as a complete word, or with any ending if it ends with a star. A half-space counts as part of a
 * word.
 */
function word(term: string): RegExp {
  const letters = String.raw`[\p{L}\p{M}\p{N}\u200C]`;
  const end = term.endsWith('*') ? '' : `(?!${letters})`;
  return new RegExp(`(?<!${letters})${term.replace(/\*$/, '')}${end}`, 'iu');
}

const instead = (others: readonly string[], one: string): Rule[] =>
  others.map((other) => ({ matches: word(other), why: `“${other}” instead of “${one}”` }));

const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  fa: [
    ...glossary.terms.flatMap(({ fa, notFa }) => instead(notFa, fa)),
    ...Object.entries(glossary.spellings).flatMap(([one, others]) => instead(others, one)),
    { matches: /[يكةۀ٠-٩]/u, why: 'a letter or digit of Arabic' },
    { matches: /ه\u200Cی(?!\p{L})/u, why: '«ه‌ی» instead of «هٔ»' },
    { matches: /[0-9]/, why: 'a Latin digit' },
    { matches: /["'`]/, why: 'a straight quote' },
    { matches: /[,;?%]/, why: 'a Latin mark' },
    { matches: /\s[.،؛؟!:»)]/u, why: 'a space before a mark' },
    { matches: /[«(]\s|[،؛؟»](?=[\p{L}«])/u, why: 'a space that is too much or missing' },
    { matches: /(?<!\p{L})ن?می\s\p{L}/u, why: '«می» without a half-space' },
    { matches: /\sها(?:ی|یی|یم|یش)?(?!\p{L})/u, why: '«ها» without a half-space' },
    { matches: /\s\u200C|\u200C[\s\u200C]/u, why: 'a half-space beside a space' },
    { matches: /[اآدذرزژو]\u200C/u, why: 'a half-space after a letter that never joins' },
  ],
  en: [
    ...glossary.terms.flatMap(({ en, notEn }) => instead(notEn, en)),
    { matches: /["'`]/, why: 'a straight quote' },
    { matches: /\bToman\b/, why: 'a capital in the name of a currency' },
  ],
};

const inBoth: readonly Rule[] = [
  { matches: /\.\.\./, why: 'three full stops instead of “…”' },
  { matches: / {2}/, why: 'two spaces' },
];

/** Placeholders, tags and code are not checked as words. */
const markupPattern = /\{\{[^}]*\}\}|<code>.*?<\/code>|<[^>]*>/g;

function faultsOf({ locale, text }: Pick<Text, 'locale' | 'text'>): string[] {
  if (glossary.specified.includes(text)) return [];
  const ownText = glossary.foreignTerms.reduce((rest, term) => rest.replace(term, '\uFFFC'), text);
  const plain = ownText.replace(markupPattern, '\uFFFC');
  return [...rules[locale], ...inBoth]
    .filter((rule) => rule.matches.test(plain))
    .map(({ why }) => why);
}

/**
 * Files that are not checked: tests, files without texts, texts that occur elsewhere, examples of code and of input from
 * viewers.
 */
const skipped =
  /\.test\.|\.stories\.|\/test-support\/|storefront\/src\/generated\/|\/app\/report\/|backend\/example\/|reference-api\/src\/search\/|stories\/(?:editor|demo)-/;

describe('texts for viewers', () => {
  it.each([
    'apps/*/brand.ts',
    'apps/*/public/manifest.webmanifest',
    'apps/storybook/stories/*.{ts,tsx}',
    'packages/api-client/openapi.json',
    'packages/api-client/src/failures/*.ts',
    'packages/demo-catalogue/data/{home,lists}*.json',
    'packages/player/src/messages/*.ts',
    'packages/reference-api/src/**/*.ts',
    'packages/storefront/src/**/*.{ts,tsx}',
    'packages/storefront/src/app/i18n/*/*.json',
    'packages/storefront/src/server/pages/*.json',
  ])('use one term for each thing, and correct typography: %s', (pattern) => {
    const texts = readTexts(root, pattern, skipped);
    expect(texts.length).toBeGreaterThan(0);
    const faults = texts.flatMap((each) =>
      faultsOf(each).map((why) => `${each.location}: ${why}\n  ${each.text}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['fa', 'کد رهگیری شما', '“کد رهگیری” instead of “کد پیگیری”'],
    ['fa', 'همهٔ ویدیوها', '“ویدیو*” instead of “ویدئو”'],
    ['fa', 'از اینجا', '“اینجا*” instead of “این‌جا”'],
    ['fa', 'كتاب', 'a letter or digit of Arabic'],
    ['fa', 'خانه‌ی ما', '«ه‌ی» instead of «هٔ»'],
    ['fa', 'تا 7 سال', 'a Latin digit'],
    ['fa', 'فیلم ، سریال', 'a space before a mark'],
    ['fa', 'نمی شود', '«می» without a half-space'],
    ['fa', 'فیلم ها', '«ها» without a half-space'],
    ['fa', 'کار‌ها', 'a half-space after a letter that never joins'],
    ['fa', 'کمی صبر کنید...', 'three full stops instead of “…”'],
    ['en', 'Please log in again.', '“log in” instead of “sign in, sign out”'],
    ['fa', 'تماشای بی‌اینترنت', '“بی‌اینترنت*” instead of “آفلاین، بدون اینترنت”'],
    ['en', 'This plays without a connection.', '“without a connection” instead of “offline”'],
    ['fa', 'پاسخی نرسید. لطفاً صبر کنید.', '“پاسخی نرسید” instead of “ارتباط برقرار نشد”'],
    ['en', 'Being kept, 40%', '“kept” instead of “save”'],
    ['fa', 'هرچه ذخیره شود', '“هرچه” instead of “هر چه”'],
    ['fa', 'با مالیات افزوده', '“مالیات افزوده” instead of “مالیات بر ارزش افزوده”'],
    ['en', "It isn't here.", 'a straight quote'],
    ['en', 'From 85,000 Toman', 'a capital in the name of a currency'],
  ] as const)('with a wrong term or typography are found: %s, %s', (locale, text, why) => {
    expect(faultsOf({ locale, text })).toContain(why);
  });
});
