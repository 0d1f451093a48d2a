import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '@parde/domain';
import { Blob, Face as HarfBuzzFace, Font as HarfBuzzFont } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { BrandFonts } from '../brand/define-brand.ts';

interface Face {
  readonly family: string;
  /** The file's name without its extension. */
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

/**
 * Cuts any font into the same faces as the built-in font, for a brand. Several files are parts of one font, such as
 * Arabic and Latin letters. Returns the font files by name, the value of `fonts` for brand.ts, and a warning for each
 * built-in face with characters that the font does not have.
 */
export async function cutBrandFont(
  wholes: readonly Buffer[],
  { family, weight }: { readonly family: string; readonly weight: string },
  cuts: readonly Face[] = fontFaces(),
) {
  // A brand has one family for all languages, so the separate face for English pages is left out.
  const wanted = cuts.filter((cut) => cut.family === 'Vazirmatn');
  const all = wanted.map(({ letters }) => letters).join('');
  const fonts = await Promise.all(wholes.map((sourceFont) => readFont(sourceFont, all)));
  const files: Record<string, Buffer> = {};
  const faces: BrandFonts['faces'][number][] = [];
  const warnings: string[] = [];
  for (const { name, letters } of wanted) {
    const { parts, missing } = share(codesIn(letters), fonts);
    for (const { sourceFont, codes } of parts) {
      const unicodeRange = rangeOf(codes);
      const content = await cutFont(sourceFont, { unicodeRange, weight });
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const file = `${family.toLowerCase().replaceAll(' ', '-')}-${name}-${hash}.woff2`;
      const preload = preloaded[name];
      files[file] = content;
      faces.push({ src: `/assets/${file}`, weight, unicodeRange, ...(preload && { preload }) });
    }
    if (missing.length > 0) warnings.push(formatMissingLetters(name, missing, parts.length === 0));
  }
  const [first] = fonts;
  if (first === undefined || faces.length === 0) throw new Error('It has no letter of the pages.');
  const brandFonts: BrandFonts = { family, faces, metrics: first.metrics };
  return { files, fonts: brandFonts, warnings };
}

/** The faces that every page of a language needs. The Persian face also contains the space and punctuation. */
const preloaded: Readonly<Record<string, readonly Locale[]>> = {
  persian: ['fa', 'en'],
  'latin-basic': ['en'],
};

interface Part {
  readonly sourceFont: Buffer;
  readonly codes: readonly number[];
}

/** Takes each character from one file. The file with the most characters comes first and provides all that it has. */
function share(codes: readonly number[], fonts: readonly Font[]) {
  const parts: Part[] = [];
  let missing = codes;
  const countLetters = (font: Font) => codes.filter((code) => font.codes.has(code)).length;
  for (const font of fonts.toSorted((one, other) => countLetters(other) - countLetters(one))) {
    const taken = missing.filter((code) => font.codes.has(code));
    if (taken.length > 0) parts.push({ sourceFont: font.sourceFont, codes: taken });
    missing = missing.filter((code) => !font.codes.has(code));
  }
  return { parts, missing };
}

/** Leaves out unassigned code points, because no font has glyphs for them. */
function codesIn(letters: string): number[] {
  const codes = new Set(letters.replace(/\p{Cn}/gu, ''));
  return [...codes].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
}

/** Formats sorted code points as `U+0600-06FF, U+200C`. */
function rangeOf(codes: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join(', ');
}

function formatMissingLetters(name: string, missing: readonly number[], isEntire: boolean): string {
  if (isEntire) return `It has no letter of ${name}: a system's font draws them all.`;
  const shown =
    missing.length > 20 ? `${missing.length} letters` : String.fromCodePoint(...missing);
  return `Of ${name} it lacks ${shown}: a system's font draws them.`;
}

/** A separate constant, because the types of subset-font do not have `keepFeatures`. */
const cutting = {
  targetFormat: 'woff2',
  // The features that browsers enable by default, and tabular digits.
  keepFeatures:
    'calt ccmp clig curs fina init isol kern liga locl mark medi mkmk rclt rlig tnum'.split(' '),
} as const;

/** The values of a font-face rule: `U+0600-06FF, U+200C`, and `400`, or `400 900` for a variable font. */
interface Cut {
  readonly unicodeRange: string;
  readonly weight: string;
}

/** Cuts a font to the characters and weights of a face, and returns a WOFF2 file. */
export function cutFont(font: Buffer, { unicodeRange, weight }: Cut): Promise<Buffer> {
  const [min, max] = weight.split(' ').map(Number);
  return subsetFont(font, lettersIn(unicodeRange), {
    ...cutting,
    ...(min !== undefined && max !== undefined && { variationAxes: { wght: { min, max } } }),
  });
}

function lettersIn(unicodeRange: string): string {
  const ranges = [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  if (ranges.length === 0) throw new Error(`No unicode-range: ${unicodeRange}`);
  const codes = ranges.flatMap(([, start = '', end = start]) => {
    const first = Number.parseInt(start, 16);
    return Array.from({ length: Number.parseInt(end, 16) - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codes);
}

interface Font {
  readonly sourceFont: Buffer;
  /** The code points that the font contains, among the requested letters. */
  readonly codes: ReadonlySet<number>;
  /** The ascent and descent in per cent of the font's size. */
  readonly metrics: { readonly ascent: number; readonly descent: number };
}

/** Accepts any font file that browsers accept: TrueType, OpenType, WOFF and WOFF2. */
async function readFont(sourceFont: Buffer, letters: string): Promise<Font> {
  const plain = await subsetFont(sourceFont, letters, { targetFormat: 'truetype' });
  const face = new HarfBuzzFace(new Blob(Uint8Array.from(plain).buffer));
  const { ascender, descender } = new HarfBuzzFont(face).hExtents();
  const share = (units: number) => Math.round((Math.abs(units) / face.upem) * 10_000) / 100;
  return {
    sourceFont,
    codes: new Set(face.collectUnicodes()),
    metrics: { ascent: share(ascender), descent: share(descender) },
  };
}
