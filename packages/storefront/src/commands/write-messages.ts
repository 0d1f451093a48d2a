import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Locale } from '@parde/domain';
import { createInstance } from 'i18next';
import * as v from 'valibot';
import { languageCode } from '../brand/check-languages.server.ts';
import type { LanguageOptions } from '../brand/languages.ts';
import {
  addTexts,
  formsOf,
  missingTexts,
  originalsFor,
  problemsIn,
  problemsOf,
  type Texts,
  textsIn,
  withoutForm,
} from '../server/start/check-messages.server.ts';
import { readBrand, readMessages, unlistedMessages } from './brand-files.ts';
import { print, red } from './print.ts';

const help = `parde messages <code>

  lists the messages that a language of the brand does not have, for a translator

  <code>   ar, or az-IR

  messages/<code>.missing.json has them in Persian and English. Fill in the empty texts and run the command again: it
  moves them into messages/<code>/. A text needs the placeholders of the others, such as {{name}}, and a plural all its
  forms. After an update of @parde/storefront, the command lists the new messages.`;

/** The texts of each missing message by language. */
const listSchema = v.record(v.string(), v.record(v.string(), v.string()));

/** The content of a file of messages. */
const treeSchema: v.GenericSchema<object> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => treeSchema)]),
);

/** Moves translated messages into the files of the language, and lists the missing ones. */
export async function writeMessages(folder: string, args: readonly string[]): Promise<void> {
  const [code = ''] = args;
  if (code === '--help' || code === '-h') return print(help);
  if (args.length !== 1) throw new Error(help);
  const [mistake] = v.safeParse(languageCode, code).issues ?? [];
  if (mistake) throw new Error(`${code} ${mistake.message}.`);
  const brand = await readBrand(folder);
  const { languages, messages } = brand;
  const configured = languages?.options[code];
  const options = configured ?? suggestedOptions(code);
  if (Intl.PluralRules.supportedLocalesOf(options.plurals ?? code).length === 0) {
    throw new Error(`Node does not know the plural forms of ${code}. Name a language with the same forms in brand.ts:

${sourceOf(code, { ...options, plurals: 'fa' })}`);
  }

  const texts = { fa: await textsIn('fa', readMessages), en: await textsIn('en', readMessages) };
  const originals = originalsFor(code, options, texts[options.fallback]);
  const list = `messages/${code}.missing.json`;
  const files = createInstance();
  void files.init({ resources: { [code]: readFiles(folder, `messages/${code}`) } });
  const given: Record<string, string> = {};
  for (const [name, tree] of Object.entries(files.getDataByLanguage(code) ?? {})) {
    addTexts(given, `${name}:`, tree);
  }
  const filled = Object.fromEntries(
    Object.entries(readJson(folder, list, listSchema)).flatMap(([key, { [code]: text = '' }]) =>
      text.trim() === '' || key in given ? [] : [[key, text]],
    ),
  );

  const all = { ...given, ...filled };
  const problems = Object.entries(filled).flatMap(([key, text]) =>
    problemsOf(key, text, all, originals).map((problem) => ({ key, problem })),
  );
  // The forms of a plural move together.
  const faulty = new Set(problems.map(({ key }) => withoutForm(key)));
  const moved = Object.entries(filled).filter(([key]) => !faulty.has(withoutForm(key)));
  const changed = new Set<string>();
  for (const [key, text] of moved) {
    const [name = '', inFile = ''] = key.split(':');
    files.addResource(code, name, inFile, text);
    given[key] = text;
    changed.add(name);
  }
  for (const name of changed) {
    writeJson(folder, `messages/${code}/${name}.json`, files.getResourceBundle(code, name));
  }

  const keys = Object.keys(originals.originalTexts).flatMap((key) => formsOf(key, originals));
  // A text with a problem stays in the list until the translator corrects or removes it.
  const listed = [...new Set([...keys, ...Object.keys(filled)])].filter((key) => !(key in given));
  const shown: Readonly<Record<Locale, Texts>> = {
    fa: { ...texts.fa, ...messages?.fa },
    en: { ...texts.en, ...messages?.en },
  };
  const textOf = (locale: Locale, key: string) =>
    shown[locale][key] ?? shown[locale][`${withoutForm(key)}_other`];
  const rows = listed.map((key) => [
    key,
    { fa: textOf('fa', key), en: textOf('en', key), [code]: filled[key] ?? '' },
  ]);
  if (rows.length > 0) writeJson(folder, list, Object.fromEntries(rows));
  else rmSync(join(folder, list), { force: true });

  for (const { problem } of problems) print(`${list}: ['${problem}.`);
  for (const problem of problemsIn(given, originals)) print(`messages/${code}${problem}.`);
  if (moved.length > 0) print(`Moved into messages/${code}/: ${count(moved.length)}.`);
  printMissing(
    code,
    missingTexts(brand, code, given, originals),
    rows.length > 0 ? `${list}, ${count(rows.length)} with all forms of plurals` : undefined,
  );
  // Viewers do not see the texts of these files. The glob of brand.ts is read again, because files may be new.
  for (const mistake of unlistedMessages(await readBrand(folder), folder))
    print(red(`brand.ts: ${mistake}.`));
  if (!configured) print(`\nFor brand.ts:\n\n${sourceOf(code, options)}`);
}

function printMissing(
  code: string,
  { keys, inBrand, of }: ReturnType<typeof missingTexts>,
  list: string | undefined,
): void {
  if (keys.length === 0) {
    print(`${code} has all messages.`);
    return;
  }
  const next = list ? ` Fill in the empty texts of ${list}, and run this again.` : '';
  print(`${code}: ${count(keys.length)} of ${count(of)} messages are missing.${next}`);
  if (inBrand.length > 0)
    print(red(`Write these in brand.ts, not in the list: ${inBrand.join(', ')}.`));
}

const count = (many: number) => many.toLocaleString('en');

/** Returns the options for a language that brand.ts does not have yet. */
function suggestedOptions(code: string): LanguageOptions {
  const { script = '' } = new Intl.Locale(code).maximize();
  const isRtl = /^(?:Arab|Hebr|Syrc|Thaa|Nkoo|Adlm)$/.test(script);
  return {
    name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
    dir: isRtl ? 'rtl' : 'ltr',
    fallback: isRtl ? 'fa' : 'en',
    messages: {},
  };
}

function sourceOf(code: string, { name, dir, fallback, plurals }: LanguageOptions): string {
  return `import { defineLanguages } from '@parde/storefront/languages';

  languages: defineLanguages({
    ${/^\w+$/.test(code) ? code : `'${code}'`}: {
      name: '${name}',
      dir: '${dir}',
      fallback: '${fallback}',${plurals === undefined ? '' : `\n      plurals: '${plurals}',`}
      messages: import.meta.glob('./messages/${code}/*.json'),
    },
  }),`;
}

function readFiles(folder: string, path: string): Readonly<Record<string, object>> {
  const names = existsSync(join(folder, path)) ? readdirSync(join(folder, path)) : [];
  return Object.fromEntries(
    names
      .filter((file) => file.endsWith('.json'))
      .map((file) => [basename(file, '.json'), readJson(folder, `${path}/${file}`, treeSchema)]),
  );
}

/** Returns an empty object for a file that does not exist. */
function readJson<Content>(
  folder: string,
  path: string,
  schema: v.GenericSchema<Content>,
): Content {
  const file = join(folder, path);
  try {
    return v.parse(schema, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function writeJson(folder: string, path: string, content: object | undefined): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
}
