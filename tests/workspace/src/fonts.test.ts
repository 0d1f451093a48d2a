import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cutBrandFont, fontFaces } from '../../../packages/storefront/src/commands/brand-font.ts';
import { fullFontPath } from '../../../scripts/generate/fonts.ts';
import { root } from '../../../scripts/lib/workspace.ts';

// `pnpm generate --check` ensures that each file is the author's font, cut to the letters of its rule. So each file
// contains all letters of its rule that the author's font has.

const faces = fontFaces();
const drawn = letterCodes(readFileSync(fullFontPath));

/** Returns the characters in the author's font: the ranges of its `cmap`, format 4. */
function letterCodes(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('The font has no cmap.');
  const cmap = font.readUInt32BE(entry + 8);
  const table = cmap + font.readUInt32BE(cmap + 8);
  expect(font.readUInt16BE(table)).toBe(4);
  const count = font.readUInt16BE(table + 6) / 2;
  const codes = new Set<number>();
  for (let index = 0; index < count; index += 1) {
    const last = font.readUInt16BE(table + 14 + 2 * index);
    const first = font.readUInt16BE(table + 16 + 2 * (count + index));
    for (let code = first; code <= last; code += 1) codes.add(code);
  }
  return codes;
}

/** Returns the font file that a page with these families uses for a letter. */
function fileOf(letter: string, families: readonly string[]): string | undefined {
  if (!drawn.has(letter.codePointAt(0) ?? 0)) return undefined;
  for (const family of families) {
    // The last matching rule has precedence.
    const face = faces.findLast((it) => it.family === family && it.letters.includes(letter));
    if (face) return `${face.name}.woff2`;
  }
  return undefined;
}

const families = { fa: ['Vazirmatn'], en: ['Vazirmatn Latin', 'Vazirmatn'] } as const;
const missing = (text: string, language: keyof typeof families) =>
  [...new Set(text)].filter((letter) => !fileOf(letter, families[language])).join('');
const written = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')
    // Removes line breaks, marks that are not drawn, and emoji, which the system's own font draws.
    .replace(/\n|\p{Cf}|\p{Extended_Pictographic}|\u{FE0F}/gu, '');

describe.each(['fa', 'en'] as const)('a page in %s has a font of ours for', (language) => {
  test.each([
    ['Turkish', 'çğıöşüÇĞİÖŞÜ'],
    ['Azerbaijani', 'əƏğıöşüç'],
    ['Polish', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'],
    ['Czech', 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ'],
    ['Hungarian', 'áéíóöőúüűŐŰ'],
    ['Romanian', 'ăâîșțȘȚ'],
    ['French, German and Scandinavian', 'àâæçéèêëïîôœùûüÿäößåøÆŒÅØ'],
    [
      'an address, a quality, a time and a price',
      'https://parde.example/a_b?c=1&d=2#e @ 2160p 1.5× $5',
    ],
  ])('%s', (_, text) => {
    expect(missing(text, language)).toBe('');
  });

  test('every message', () => {
    expect(missing(written(`packages/storefront/src/app/i18n/${language}/*.json`), language)).toBe(
      '',
    );
    expect(missing(written(`packages/player/src/messages/${language}.ts`), language)).toBe('');
  });

  test('the entire catalogue, except original names in the scripts of other countries', () => {
    const text = written('packages/demo-catalogue/data/**/*.json');
    const ofOtherLands =
      /[^\p{Script=Arabic}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;
    expect(missing(text.replace(ofOtherLands, ''), language)).toBe('');
  });
});

test('a Persian sentence needs only one file, and so does an English one', () => {
  const filesOf = (text: string, language: keyof typeof families) => [
    ...new Set(Array.from(text, (letter) => fileOf(letter, families[language]))),
  ];
  expect(filesOf('«پرده» (۲۱:۴۵ · ۱۴۰۵): فیلم، سریال…', 'fa')).toEqual(['persian.woff2']);
  expect(filesOf('Uncle’s “Red” Paykan, 1:45 – 2160p · café', 'en')).toEqual(['latin.woff2']);
  expect(filesOf('The Signal 720p', 'fa').sort()).toEqual(['latin-basic.woff2', 'persian.woff2']);
});

test('a brand’s font is cut like the project’s own, and has its metrics', {
  timeout: 60_000,
}, async () => {
  // A face whose letters the font has, and a face that only the project's own font has. Two are enough, because cutting
  // is slow.
  const two = faces.filter(({ name }) => name === 'latin-basic' || name === 'latin');
  const about = { family: 'A Brand', weight: '400 900' };
  const cut = await cutBrandFont([readFileSync(fullFontPath)], about, two);
  const [[name = '', content] = [], ...others] = Object.entries(cut.files);
  expect(name).toMatch(/^a-brand-latin-basic-[0-9a-f]{8}\.woff2$/);
  const ours = readFileSync(join(root, 'packages/storefront/src/shell/fonts/latin-basic.woff2'));
  expect(content?.equals(ours)).toBe(true);
  expect(others).toEqual([]);
  // Measured for the fallback faces (packages/ui/src/theme/fonts.css.ts).
  expect(cut.fonts).toMatchObject({ metrics: { ascent: 102.54, descent: 53.71 } });
});
