import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownName } from './check-shared.server.ts';
import type { Brand } from './define-brand.ts';
import { textNames } from './texts.ts';

/** The files by which Android and iOS open links to this site in the brand's app. They are optional. */
export const appLinkFiles = [
  '/.well-known/assetlinks.json',
  '/.well-known/apple-app-site-association',
] as const;

/** Returns a message for each of these files that is not JSON, because the systems ignore such a file silently. */
export function appLinkMistakes(publicFolder: string): string[] {
  return appLinkFiles.flatMap((file) => {
    const path = join(publicFolder, file);
    return !existsSync(path) || isJson(readFileSync(path, 'utf8'))
      ? []
      : [`public${file}: must be JSON`];
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a message for each file that brand.ts names and the public folder does not contain. */
export function missingFiles({ logo, fonts }: Brand, publicFolder: string): string[] {
  const { light, dark } = logo?.picture ?? {};
  const faces = Array.isArray(fonts?.faces) ? fonts.faces : [];
  const named: [field: string, file: string | undefined][] = [
    ['logo.picture.light', light],
    ['logo.picture.dark', dark],
    ...faces.map((face, at): [string, string | undefined] => [`fonts.faces.${at}.src`, face?.src]),
  ];
  return named
    .filter(
      ([, file]) =>
        typeof file === 'string' && file.startsWith('/') && !existsSync(join(publicFolder, file)),
    )
    .map(
      ([field, file]) =>
        `public${file}: is not there, and ${field} of brand.ts names it: put it there, or name another`,
    );
}

const required = ['fa', 'en'] as const;

/** Returns the mistakes in the file names of a brand's `texts` folder. */
export function textMistakes(
  files: readonly string[],
  { languages, preferOwnTexts }: Pick<Brand, 'languages' | 'preferOwnTexts'>,
): string[] {
  const spoken: readonly string[] = [...required, ...Object.keys(languages?.options ?? {})];
  const misnamed = files.flatMap((file) => {
    const mistake = nameMistake(file, spoken);
    return mistake === undefined ? [] : [`texts/${file}: ${mistake}`];
  });
  const written = (name: string) =>
    files.find((file) => spoken.some((language) => file === `${name}.${language}.md`));
  const untranslated = textNames.flatMap((name) => {
    const other = written(name);
    return required
      .map((language) => `${name}.${language}.md`)
      .filter((file) => other !== undefined && !files.includes(file))
      .map((file) => `texts/${file}: is not there, and texts/${other} is: write this one, too`);
  });
  const alone =
    written('privacy') !== undefined && written('terms') === undefined
      ? ['texts/terms.fa.md: is not there, and the page of the terms shows texts/privacy.fa.md']
      : [];
  const preferred =
    preferOwnTexts && files.length === 0
      ? ['texts: has no file, and brand.ts says preferOwnTexts: write a text, or take that out']
      : [];
  return [...misnamed, ...untranslated, ...alone, ...preferred];
}

function nameMistake(file: string, spoken: readonly string[]): string | undefined {
  const [, name, language] = /^([^.]+)\.([^.]+)\.md$/.exec(file) ?? [];
  if (name === undefined || language === undefined) {
    return 'must be named after its text and its language, such as terms.fa.md';
  }
  if (!textNames.some((each) => each === name)) return unknownName(name, textNames);
  if (spoken.includes(language)) return undefined;
  return `is in a language that is not among languages: there are ${spoken.join(', ')}`;
}
