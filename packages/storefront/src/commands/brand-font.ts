import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cutFont, lettersIn } from './cut-font.ts';

interface Face {
  readonly family: string;
  /** Of its file, without its ending. */
  readonly name: string;
  readonly unicodeRange: string;
  readonly letters: string;
  readonly weight: string;
}

/** The faces of `fonts.css`. */
export function fontFaces(): Face[] {
  const sheet = readFileSync(new URL('../shell/fonts/fonts.css', import.meta.url), 'utf8');
  const rules = sheet.match(/@font-face \{[^}]*\}/g);
  if (!rules) throw new Error('No face in fonts.css.');
  return rules.map((rule) => {
    const [, family] = /font-family: "([^"]+)"/.exec(rule) ?? [];
    const [, name] = /url\("\.\/([\w-]+)\.woff2"\)/.exec(rule) ?? [];
    const unicodeRange = /unicode-range:([^;]+)/.exec(rule)?.[1]?.replaceAll(/\s+/g, ' ').trim();
    const [, weight] = /font-weight: (\d+ \d+);/.exec(rule) ?? [];
    if (!unicodeRange || !weight) throw new Error(`No letters, or no weights: ${rule}`);
    if (!family || !name) throw new Error(`No name or no file: ${rule}`);
    return { family, name, unicodeRange, letters: lettersIn(unicodeRange), weight };
  });
}

/** Cuts any font as ours is cut, for a brand: its files by name, and what `fonts` of brand.ts says of them. */
export async function cutBrandFont(
  whole: Buffer,
  { family, weight }: { readonly family: string; readonly weight: string },
  cuts: readonly Face[] = fontFaces(),
): Promise<{ files: Record<string, Buffer>; fonts: object }> {
  const files: Record<string, Buffer> = {};
  const faces: object[] = [];
  // English pages have no file of their own: a brand's letters are one family.
  for (const { family: ours, name, unicodeRange } of cuts) {
    if (ours !== 'Vazirmatn') continue;
    const content = await cutFont(whole, { unicodeRange, weight });
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `${family.toLowerCase().replaceAll(' ', '-')}-${name}-${hash}.woff2`;
    files[file] = content;
    const preload = preloaded[name];
    faces.push({ src: `/assets/${file}`, weight, unicodeRange, ...(preload && { preload }) });
  }
  return { files, fonts: { family, faces, metrics: metricsOf(whole) } };
}

/** What the pages of a language need in any case. The space and the marks between words are Persian's. */
const preloaded: Readonly<Record<string, readonly string[]>> = {
  persian: ['fa', 'en'],
  'latin-basic': ['en'],
};

/** Its heights in per cent of its size, from the tables `head` and `hhea` of a TrueType or OpenType file. */
function metricsOf(font: Buffer): { ascent: number; descent: number } {
  const unitsPerEm = font.readUInt16BE(tableAt(font, 'head') + 18);
  const heights = tableAt(font, 'hhea');
  const share = (units: number) => Math.round((Math.abs(units) / unitsPerEm) * 10_000) / 100;
  return {
    ascent: share(font.readInt16BE(heights + 4)),
    descent: share(font.readInt16BE(heights + 6)),
  };
}

function tableAt(font: Buffer, tag: string): number {
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const entry = 12 + table * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${tag}: give a .ttf or .otf file.`);
}
