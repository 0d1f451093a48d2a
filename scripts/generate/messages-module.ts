import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Files } from '../lib/files.ts';
import { readJson } from '../lib/json.ts';
import { root } from '../lib/workspace.ts';
import { format } from './tools.ts';

const messages = 'packages/storefront/src/app/i18n';
const generated = 'packages/storefront/src/generated';
const header = `/**
 * Made from app/i18n by \`pnpm generate messages\`. Do not edit.
 */
`;

/**
 * Makes a type with the keys of all messages and their texts, which editors show while a brand's messages are written,
 * and the table of all files.
 */
export function messageModuleFiles(): Files {
  const english = textsIn('en');
  const keys = Object.entries(textsIn('fa')).map(([key, text]) =>
    `/** ${text} · ${english[key]} */\nreadonly '${key}'?: string;\n`.replaceAll(
      /\n+(?=.*\*\/)/g,
      ' ',
    ),
  );
  const keysModule = `${header}
/** The Persian and English texts, by namespace and key. */
export interface MessageKeys {
${keys.join('')}}
`;
  const rows = filesIn('fa').map((path) => {
    const name = basename(path, '.json');
    const load = (language: string) => `() => import('../app/i18n/${language}/${name}.json')`;
    return `'${name}': { fa: ${load('fa')}, en: ${load('en')} },\n`;
  });
  const filesModule = `${header}
/** Each file is a chunk, so a page loads one language and only its own namespaces. */
export const messageFiles = {
${rows.join('')}};
`;
  const [keysFile, tableFile] = [`${generated}/messages.ts`, `${generated}/message-files.ts`];
  return {
    [keysFile]: format(keysFile, keysModule),
    [tableFile]: format(tableFile, filesModule),
  };
}

const filesIn = (language: string) =>
  globSync(`${messages}/${language}/*.json`, { cwd: root }).sort();

function textsIn(language: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const path of filesIn(language)) {
    addTexts(texts, `${basename(path, '.json')}:`, readJson(join(root, path)));
  }
  return texts;
}

function addTexts(texts: Record<string, string>, prefix: string, tree: object): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts[prefix + key] = value.replaceAll('*/', '* /');
    else addTexts(texts, `${prefix}${key}.`, value);
  }
}
