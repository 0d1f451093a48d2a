import { type Locale, locales } from '@parde/domain';
import { type Namespace, namespaces } from '../../app/i18n/messages.ts';
import { untranslatedTexts } from '../../brand/check-languages.server.ts';
import { nearest, planFeatures } from '../../brand/check-shared.server.ts';
import type { Brand } from '../../brand/define-brand.ts';
import { type LanguageOptions, messagesIn } from '../../brand/languages.ts';

/** Texts by `namespace:key`. */
export type Texts = Readonly<Record<string, string>>;

/** The messages that texts are compared with. */
export interface Originals {
  readonly originalTexts: Texts;
  /** The plural forms, if the language's forms differ from the built-in languages. */
  readonly forms?: readonly string[];
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/**
 * Reads the messages of a built-in language for a part of the site. The server reads modules, and the commands read
 * files.
 */
export type ReadMessages = (locale: Locale, namespace: Namespace) => Promise<object>;

/** The number of messages of a brand's language that fall back to another language. */
export interface MissingMessages {
  readonly language: string;
  readonly missing: number;
  readonly of: number;
  readonly shownIn: Locale;
  /** Some of the missing keys. */
  readonly first: string;
}

/**
 * Returns the mistakes, which are messages that would never be shown or would be shown incorrectly, and the missing
 * messages of each of the brand's languages.
 */
export async function checkMessages(brand: Partial<Brand>, read: ReadMessages) {
  const { messages, languages } = brand;
  const mistakes: string[] = [];
  const missing: MissingMessages[] = [];
  for (const locale of locales) {
    const own = readTexts(messages?.[locale]);
    if (Object.keys(own).length === 0) continue;
    const problems = problemsIn(own, { originalTexts: await textsIn(locale, read) });
    mistakes.push(...problems.map((problem) => `messages.${locale}${problem}`));
  }
  for (const [code, language] of Object.entries(languages?.options ?? {})) {
    const { texts, problems } = await loadTexts(language);
    const originals = originalsFor(code, language, await textsIn(language.fallback, read));
    problems.push(...problemsIn(texts, originals));
    mistakes.push(...problems.map((problem) => `languages.${code}${problem}`));
    const { keys, of } = missingTexts(brand, code, texts, originals);
    if (keys.length === 0) continue;
    missing.push({
      ...{ language: code, missing: keys.length, of, shownIn: language.fallback },
      first: keys.slice(0, 5).join(' '),
    });
  }
  return { mistakes, missing };
}

/** Leaves out values that are not strings, because the schema reports them. */
function readTexts(messages: object | undefined): Texts {
  return Object.fromEntries(
    Object.entries(messages ?? {}).filter(([, text]) => typeof text === 'string'),
  );
}

async function loadTexts({ messages }: LanguageOptions) {
  const texts: Record<string, string> = {};
  const problems: string[] = [];
  for (const [path, load] of Object.entries(messages)) {
    const name = /([^/]+)\.json$/.exec(path)?.[1] ?? path;
    const content = messagesIn(await load());
    if (!namespaces.some((namespace) => namespace === name)) {
      problems.push(
        `: ${path} is no part of the site; the nearest is ${nearest(name, namespaces)}`,
      );
    } else if (content) addTexts(texts, `${name}:`, content);
    else problems.push(`: ${path} is no file of messages`);
  }
  return { texts, problems };
}

/** Returns the messages of the fallback language with the plural forms of a brand's language. */
export function originalsFor(
  code: string,
  { plurals = code }: LanguageOptions,
  originalTexts: Texts,
): Originals {
  const { pluralCategories } = new Intl.PluralRules(plurals).resolvedOptions();
  return { originalTexts, forms: pluralCategories.map((form) => `_${form}`) };
}

/** Returns the missing messages, first those of brand.ts, and the number of all. A plural counts as one message. */
export function missingTexts(
  brand: Partial<Brand>,
  code: string,
  texts: Texts,
  { originalTexts }: Originals,
) {
  const inBrand = untranslatedTexts(brand, code);
  const given = new Set(Object.keys(texts).map(withoutForm));
  const all = [...new Set(Object.keys(originalTexts).map(withoutForm))];
  return {
    inBrand: inBrand.fields,
    keys: [...inBrand.fields, ...all.filter((key) => !given.has(key))],
    of: inBrand.of + all.length,
  };
}

export const withoutForm = (key: string) => key.replace(pluralForm, '');

export function problemsIn(own: Texts, originals: Originals): string[] {
  return Object.entries(own).flatMap(([key, text]) =>
    problemsOf(key, text, own, originals).map((problem) => `['${problem}`),
  );
}

export function problemsOf(key: string, text: string, own: Texts, originals: Originals): string[] {
  const { originalTexts } = originals;
  const isPluralForm = originals.forms && pluralForm.test(key);
  const original =
    originalTexts[key] ?? (isPluralForm ? originalTexts[`${withoutForm(key)}_other`] : undefined);
  if (original === undefined) {
    return [`${key}'] is no key; the nearest is ${nearest(key, Object.keys(originalTexts))}`];
  }
  const forms = formsOf(key, originals);
  if (!forms.includes(key)) return [`${key}'] is never said; its forms are ${forms.join(' ')}`];
  const placeholders = placeholdersIn(text);
  const texts = [original, ...forms.map((form) => originalTexts[form] ?? '')];
  // Every message is given the brand's name.
  const known = ['{{brand}}', ...texts.flatMap(placeholdersIn)];
  // The brand may write its name literally. Languages of a brand may write forms such as «two days» without the number.
  const isOptional = (each: string) =>
    each === '{{brand}}' ||
    planFeatures.includes(key) ||
    (originals.forms !== undefined && /_(?:zero|one|two)$/.test(key) && /^\{\{count\b/.test(each));
  return [
    ...placeholdersIn(original)
      .filter((each) => !isOptional(each) && !placeholders.includes(each))
      .map((each) => `${key}'] must say ${each}`),
    ...placeholders
      .filter((each) => !known.includes(each))
      .map((each) => `${key}'] is not given ${each}`),
    ...forms
      .filter((form) => own[form] === undefined && key === forms.find((each) => own[each]))
      .map((form) => `${form}'] is missing: another form of it is set, ${key}`),
  ];
}

/** Returns all forms of a plural, or the key itself. */
export function formsOf(key: string, { originalTexts, forms }: Originals): string[] {
  if (!pluralForm.test(key)) return [key];
  const base = withoutForm(key);
  if (forms) return forms.map((form) => base + form);
  return Object.keys(originalTexts).filter(
    (other) => pluralForm.test(other) && withoutForm(other) === base,
  );
}

/**
 * Returns the placeholders with their formats. A number without its format would have the digits of another language.
 */
function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, inside = '']) => {
    const parts = inside.split(',').map((part) => part.trim());
    return `{{${parts.join(', ')}}}`;
  });
}

export async function textsIn(locale: Locale, read: ReadMessages): Promise<Texts> {
  const texts: Record<string, string> = {};
  for (const namespace of namespaces) {
    addTexts(texts, `${namespace}:`, await read(locale, namespace));
  }
  return texts;
}

export function addTexts(texts: Record<string, string>, prefix: string, messages: object): void {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts[prefix + key] = value;
    else addTexts(texts, `${prefix}${key}.`, value);
  }
}
