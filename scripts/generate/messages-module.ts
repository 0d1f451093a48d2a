import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Files } from '../lib/files.ts';
import { readJson } from '../lib/json.ts';
import { root } from '../lib/workspace.ts';
import { format } from './tools.ts';

const messages = 'packages/storefront/src/app/i18n';
const file = 'packages/storefront/src/generated/messages.ts';

/**
 * Makes a type with the keys of all messages and their texts. Editors show both while a brand's messages are written.
 */
export function messageModuleFiles(): Files {
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

/** The Persian and English texts, by namespace and key. */
export interface MessageKeys {
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
