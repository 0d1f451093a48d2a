import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Files } from '../lib/files.ts';
import { readJson } from '../lib/json.ts';
import { root } from '../lib/workspace.ts';
import { format } from './tools.ts';

const messages = 'packages/storefront/src/app/i18n';
const file = 'packages/storefront/src/generated/messages.ts';

/** The keys of all messages as a type, each with what it says: an editor shows both while a brand's words are written. */
export function wordFiles(): Files {
  const english = textsIn('en');
  const keys = Object.entries(textsIn('fa')).map(([key, text]) =>
    `/** ${text} · ${english[key]} */\nreadonly '${key}'?: string;\n`.replaceAll(
      /\n+(?=.*\*\/)/g,
      ' ',
    ),
  );
  const module = `/**
 * Made from app/i18n by \`pnpm generate messages\`. Do not edit.
 */

/** By namespace and key: what it says in Persian, and in English. */
export interface WordKeys {
${keys.join('')}}
`;
  return { [file]: format(file, module) };
}

function textsIn(language: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const path of globSync(`${messages}/${language}/*.json`, { cwd: root }).sort()) {
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
