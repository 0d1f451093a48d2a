import subsetFont from 'subset-font';

export interface Font {
  readonly sourceFont: Buffer;
  /** The code points that the font contains, among the requested letters. */
  readonly codes: ReadonlySet<number>;
  /** The ascent and descent in per cent of the font's size. */
  readonly metrics: { readonly ascent: number; readonly descent: number };
}

/** Accepts any font file that browsers accept: TrueType, OpenType, WOFF and WOFF2. */
export async function readFont(sourceFont: Buffer, letters: string): Promise<Font> {
  const plain = await subsetFont(sourceFont, letters, { targetFormat: 'truetype' });
  return { sourceFont, codes: codesOf(plain), metrics: metricsOf(plain) };
}

/**
 * Reads the ranges of `cmap` in format 4, which the subset always contains. Format 4 suffices because all characters
 * of the built-in faces are in the first plane.
 */
function codesOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableAt(font, 'cmap');
  const codes = new Set<number>();
  for (let at = 0; at < font.readUInt16BE(cmap + 2); at += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * at);
    if (font.readUInt16BE(table) === 4) for (const code of codesIn(font, table)) codes.add(code);
  }
  return codes;
}

function* codesIn(font: Buffer, table: number): Generator<number> {
  const count = font.readUInt16BE(table + 6) / 2;
  for (let index = 0; index < count; index += 1) {
    const last = font.readUInt16BE(table + 14 + 2 * index);
    const first = font.readUInt16BE(table + 16 + 2 * (count + index));
    // The last range marks the end of the table and contains no character.
    for (let code = first; code <= last && code !== 0xff_ff; code += 1) yield code;
  }
}

/** Reads the metrics from the tables `head` and `hhea`. */
function metricsOf(font: Buffer): Font['metrics'] {
  const unitsPerEm = font.readUInt16BE(tableAt(font, 'head') + 18);
  const heights = tableAt(font, 'hhea');
  const share = (units: number) => Math.round((Math.abs(units) / unitsPerEm) * 10_000) / 100;
  return {
    ascent: share(font.readInt16BE(heights + 4)),
    descent: share(font.readInt16BE(heights + 6)),
  };
}

function tableAt(font: Buffer, tag: string): number {
  for (let table = 0; table < font.readUInt16BE(4); table += 1) {
    const entry = 12 + table * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${tag}, so it is broken.`);
}
