import { type Locale, locales } from '@parde/domain';
import { namespaces, readMessages } from '../app/i18n/messages.ts';
import type { Brand } from '../brand/define-brand.ts';
import { nearest } from './nearest.ts';

/** By `namespace:key`. */
type Texts = Readonly<Record<string, string>>;

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** Names every word of a brand that nobody would see, or see broken, and stops the start. */
export async function checkWords({ words = {} }: Pick<Brand, 'words'>): Promise<void> {
  const problems = await Promise.all(
    locales.map(async (locale) => {
      const own: Texts = { ...words[locale] };
      if (Object.keys(own).length === 0) return [];
      const ours = await textsIn(locale);
      const found = Object.entries(own).flatMap(([key, text]) => problemsOf(key, text, own, ours));
      return found.map((problem) => `  words.${locale}['${problem}`);
    }),
  );
  const lines = problems.flat();
  if (lines.length > 0) throw new Error(`brand.ts is invalid:\n${lines.join('\n')}`);
}

function problemsOf(key: string, text: string, own: Texts, ours: Texts): string[] {
  const original = ours[key];
  if (original === undefined) {
    return [`${key}'] is no key; the nearest is ${nearest(key, Object.keys(ours))}`];
  }
  const placeholders = placeholdersIn(text);
  const asked = placeholdersIn(original);
  const forms = formsOf(key, ours);
  const known = forms.flatMap((form) => placeholdersIn(ours[form] ?? ''));
  return [
    // The brand may write its name itself.
    ...asked
      .filter((each) => each !== '{{brand}}' && !placeholders.includes(each))
      .map((each) => `${key}'] must say ${each}`),
    ...placeholders
      .filter((each) => !known.includes(each))
      .map((each) => `${key}'] is not given ${each}`),
    ...forms
      .filter((form) => own[form] === undefined)
      .map((form) => `${form}'] is missing: another form of it is set, ${key}`),
  ];
}

/** All forms of a plural, or the key itself. */
function formsOf(key: string, ours: Texts): string[] {
  if (!pluralForm.test(key)) return [key];
  const base = key.replace(pluralForm, '');
  return Object.keys(ours).filter(
    (other) => pluralForm.test(other) && other.replace(pluralForm, '') === base,
  );
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
