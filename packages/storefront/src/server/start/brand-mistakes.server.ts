import { type Locale, locales } from '@parde/domain';
import * as v from 'valibot';
import { type Namespace, namespaces } from '../../app/i18n/messages.ts';
import { fieldMistakes } from '../../brand/check-brand.server.ts';
import { appLinkMistakes, missingFiles, textMistakes } from '../../brand/check-files.server.ts';
import { languageMistakes, languagesSchema } from '../../brand/check-languages.server.ts';
import { nearest } from '../../brand/check-shared.server.ts';
import type { Brand } from '../../brand/define-brand.ts';
import { type LanguageOptions, messagesIn } from '../../brand/languages.ts';

/** The error for the brand's author, with a list of mistakes and no stack. */
class BrandMistakes extends Error {
  override readonly name = 'BrandMistakes';

  constructor(mistakes: readonly string[]) {
    const many = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
    super(`The brand has ${many}:\n${mistakes.map((line) => `  ${line}.`).join('\n')}`);
  }
}

interface Surroundings {
  /** The folder of files that are served unchanged. Without it, files are not checked. */
  readonly publicFolder?: string | undefined;
  /** The names of the files in the brand's `texts` folder. */
  readonly texts?: readonly string[] | undefined;
  readonly read: ReadMessages;
  /** Mistakes that only a command can find. */
  readonly others?: readonly string[] | undefined;
}

/**
 * Throws an error with all mistakes of a brand: fields, messages and files. Returns the messages that its languages
 * do not have.
 */
export async function checkBrand(
  brand: Brand,
  { publicFolder, texts = [], read, others = [] }: Surroundings,
): Promise<readonly MissingMessages[]> {
  if (!v.is(v.object({}), brand)) {
    throw new BrandMistakes([
      'brand.ts: exports no brand: write `export const brand = defineBrand({ … })`',
    ]);
  }
  const fields = fieldMistakes(brand);
  const { mistakes: messages, missing } = await checkMessages(readable(brand), read);
  const files =
    publicFolder === undefined
      ? []
      : [...missingFiles(brand, publicFolder), ...appLinkMistakes(publicFolder)];
  const mistakes = [
    ...[...fields, ...messages].map((line) => `brand.ts: ${line}`),
    ...files,
    ...others,
    ...textMistakes(texts, { ...readable(brand), preferOwnTexts: brand.preferOwnTexts }),
  ];
  if (mistakes.length > 0) throw new BrandMistakes(mistakes);
  return missing;
}

/**
 * Throws an error for a collector with plain http on a site with https. The check of brand.ts cannot find it, because
 * only the server knows its origins.
 */
export function checkCollector({ analytics }: Brand, [site]: readonly [string, ...string[]]): void {
  const plain = (analytics?.options.origins ?? []).flatMap((origin, at) =>
    origin.startsWith('http:') && site.startsWith('https:')
      ? [
          `brand.ts: analytics.origins.${at} must begin with https://, as ORIGINS do, and is "${origin}"`,
        ]
      : [],
  );
  if (plain.length > 0) throw new BrandMistakes(plain);
}

/** Leaves out malformed languages, because their files cannot be read. Their mistakes are reported as fields. */
function readable({ messages, languages }: Brand): Pick<Brand, 'messages' | 'languages'> {
  const isMade = v.is(languagesSchema, languages) && languageMistakes(languages).length === 0;
  return { messages, languages: isMade ? languages : undefined };
}

/** Texts by `namespace:key`. */
type Texts = Readonly<Record<string, string>>;

/** The messages that texts are compared with. */
interface Originals {
  readonly originalTexts: Texts;
  /** The plural forms, if the language's forms differ from the built-in languages. */
  readonly forms?: readonly string[];
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/**
 * Reads the messages of a built-in language for a part of the site. The server reads modules, and the commands read
 * files.
 */
type ReadMessages = (locale: Locale, namespace: Namespace) => Promise<object>;

/** The number of messages of a brand's language that fall back to another language. */
interface MissingMessages {
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
export async function checkMessages(
  { messages, languages }: Pick<Brand, 'messages' | 'languages'>,
  read: ReadMessages,
) {
  const checkedOverrides = locales.map(async (locale) => {
    const own = readTexts(messages?.[locale]);
    if (Object.keys(own).length === 0) return { mistakes: [] };
    const originalTexts = await textsIn(locale, read);
    return {
      mistakes: problemsIn(own, { originalTexts }).map((problem) => `words.${locale}${problem}`),
    };
  });
  const checkedLanguages = Object.entries(languages?.options ?? {}).map(
    async ([code, language]) => {
      const { problems, missing } = await checkLanguage(code, language, read);
      return { mistakes: problems.map((problem) => `languages.${code}${problem}`), missing };
    },
  );
  const checked: { mistakes: string[]; missing?: MissingMessages | undefined }[] =
    await Promise.all([...checkedOverrides, ...checkedLanguages]);
  return {
    mistakes: checked.flatMap(({ mistakes }) => mistakes),
    missing: checked.flatMap(({ missing }) => missing ?? []),
  };
}

/** Leaves out values that are not strings, because the schema reports them. */
function readTexts(messages: object | undefined): Texts {
  return Object.fromEntries(
    Object.entries(messages ?? {}).filter(([, text]) => typeof text === 'string'),
  );
}

async function checkLanguage(
  code: string,
  language: LanguageOptions,
  read: ReadMessages,
): Promise<{ problems: string[]; missing: MissingMessages | undefined }> {
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
  const originalTexts = await textsIn(language.fallback, read);
  const { pluralCategories } = new Intl.PluralRules(language.plurals ?? code).resolvedOptions();
  problems.push(
    ...problemsIn(own, { originalTexts, forms: pluralCategories.map((form) => `_${form}`) }),
  );
  const given = new Set(Object.keys(own).map(withoutForm));
  const all = [...new Set(Object.keys(originalTexts).map(withoutForm))];
  const missing = all.filter((key) => !given.has(key));
  if (missing.length === 0) return { problems, missing: undefined };
  const first = missing.slice(0, 5).join(' ');
  const shownIn = language.fallback;
  return {
    problems,
    missing: { language: code, missing: missing.length, of: all.length, shownIn, first },
  };
}

const withoutForm = (key: string) => key.replace(pluralForm, '');

function problemsIn(own: Texts, originals: Originals): string[] {
  return Object.entries(own).flatMap(([key, text]) =>
    problemsOf(key, text, own, originals).map((problem) => `['${problem}`),
  );
}

function problemsOf(key: string, text: string, own: Texts, originals: Originals): string[] {
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
function formsOf(key: string, { originalTexts, forms }: Originals): string[] {
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

async function textsIn(locale: Locale, read: ReadMessages): Promise<Texts> {
  const texts: Record<string, string> = {};
  for (const namespace of namespaces) {
    addTexts(texts, `${namespace}:`, await read(locale, namespace));
  }
  return texts;
}

function addTexts(texts: Record<string, string>, prefix: string, messages: object): void {
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts[prefix + key] = value;
    else addTexts(texts, `${prefix}${key}.`, value);
  }
}
