import subsetFont from 'subset-font';

/** A separate constant, because the types of subset-font do not have `keepFeatures`. */
const cutting = {
  targetFormat: 'woff2',
  // The features that browsers enable by default, and tabular digits.
  keepFeatures:
    'calt ccmp clig curs fina init isol kern liga locl mark medi mkmk rclt rlig tnum'.split(' '),
} as const;

/** The values of a font-face rule: `U+0600-06FF, U+200C`, and `400`, or `400 900` for a variable font. */
export interface Cut {
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

export function lettersIn(unicodeRange: string): string {
  const ranges = [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  if (ranges.length === 0) throw new Error(`No unicode-range: ${unicodeRange}`);
  const codes = ranges.flatMap(([, start = '', end = start]) => {
    const first = Number.parseInt(start, 16);
    return Array.from({ length: Number.parseInt(end, 16) - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codes);
}
