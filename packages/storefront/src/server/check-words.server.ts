import { type Locale, locales } from '@parde/domain';
import { namespaces, readMessages } from '../app/i18n/messages.ts';
import type { Brand } from '../brand/define-brand.ts';
import { type LanguageOptions, messagesIn } from '../brand/languages.ts';
import { log } from './log.server.ts';
import { nearest } from './nearest.ts';

/** By `namespace:key`. */
type Texts = Readonly<Record<string, string>>;

/** What texts are held against. */
interface Originals {
  readonly ours: Texts;
  /** The forms of plural, where the language has others than ours. */
  readonly forms?: readonly string[];
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** Names every word of a brand that nobody would see, or see broken, and stops the start. */
export async function checkWords({
  words = {},
  languages,
}: Pick<Brand, 'words' | 'languages'>): Promise<void> {
  const inOurs = locales.map(async (locale) => {
    const own: Texts = { ...words[locale] };
    if (Object.keys(own).length === 0) return [];
    const problems = problemsIn(own, { ours: await textsIn(locale) });
    return problems.map((problem) => `  words.${locale}${problem}`);
  });
  const inTheirs = Object.entries(languages?.options ?? {}).map(async ([code, language]) => {
    const problems = await languageProblems(code, language);
    return problems.map((problem) => `  languages.${code}${problem}`);
  });
  const lines = (await Promise.all([...inOurs, ...inTheirs])).flat();
  if (lines.length > 0) throw new Error(`brand.ts is invalid:\n${lines.join('\n')}`);
}

/** Says of what is missing only how much: it is said in the other language. */
async function languageProblems(code: string, language: LanguageOptions): Promise<string[]> {
  const own: Record<string, string> = {};
  const problems: string[] = [];
  for (const [path, load] of Object.entries(language.messages)) {
    const name = /([^/]+)\.json$/.exec(path)?.[1] ?? path;
    const messages = messagesIn(await load());
    if (!namespaces.some((namespace) => namespace === name)) {
      problems.push(
        `: ${path} is no part of the site; the nearest is ${nearest(name, namespaces)}`,
      );
    } else if (messages) addTexts(own, `${name}:`, messages);
    else problems.push(`: ${path} is no file of messages`);
  }
  const ours = await textsIn(language.fallback);
  const { pluralCategories } = new Intl.PluralRules(language.plurals ?? code).resolvedOptions();
  problems.push(...problemsIn(own, { ours, forms: pluralCategories.map((form) => `_${form}`) }));
  const said = new Set(Object.keys(own).map(withoutForm));
  const all = [...new Set(Object.keys(ours).map(withoutForm))];
  const missing = all.filter((key) => !said.has(key));
  if (problems.length === 0 && missing.length > 0) {
    log('words-missing', {
      level: 'warning',
      language: code,
      missing: missing.length,
      of: all.length,
      saidIn: language.fallback,
      first: missing.slice(0, 5).join(' '),
    });
  }
  return problems;
}

const withoutForm = (key: string) => key.replace(pluralForm, '');

function problemsIn(own: Texts, originals: Originals): string[] {
  return Object.entries(own).flatMap(([key, text]) =>
    problemsOf(key, text, own, originals).map((problem) => `['${problem}`),
  );
}

function problemsOf(key: string, text: string, own: Texts, originals: Originals): string[] {
  const { ours } = originals;
  const theirs = originals.forms && pluralForm.test(key);
  const original = ours[key] ?? (theirs ? ours[`${withoutForm(key)}_other`] : undefined);
  if (original === undefined) {
    return [`${key}'] is no key; the nearest is ${nearest(key, Object.keys(ours))}`];
  }
  const forms = formsOf(key, originals);
  if (!forms.includes(key)) return [`${key}'] is never said; its forms are ${forms.join(' ')}`];
  const placeholders = placeholdersIn(text);
  const known = [original, ...forms.map((form) => ours[form] ?? '')].flatMap(placeholdersIn);
  // The brand may write its name itself, and a language of its own «two days» without the number.
  const isOptional = (each: string) =>
    each === '{{brand}}' ||
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

/** All forms of a plural, or the key itself. */
function formsOf(key: string, { ours, forms }: Originals): string[] {
  if (!pluralForm.test(key)) return [key];
  const base = withoutForm(key);
  if (forms) return forms.map((form) => base + form);
  return Object.keys(ours).filter((other) => pluralForm.test(other) && withoutForm(other) === base);
}

/** With their formats: without it a number would have the digits of another language. */
function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, inside = '']) => {
    const parts = inside.split(',').map((part) => part.trim());
    return `{{${parts.join(', ')}}}`;
  });
}

async function textsIn(locale: Locale): Promise<Texts> {
  const texts: Record<string, string> = {};
  for (const namespace of namespaces) {
    addTexts(texts, `${namespace}:`, await readMessages(locale, namespace));
  }
  return texts;
}

function addTexts(texts: Record<string, string>, prefix: string, messages: object): void {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts[prefix + key] = value;
    else addTexts(texts, `${prefix}${key}.`, value);
  }
}
