import subsetFont from 'subset-font';

/** A variable, because the types of subset-font lack `keepFeatures`. */
const cutting = {
  targetFormat: 'woff2',
  // The features that browsers enable by default, and tabular digits.
  keepFeatures:
    'calt ccmp clig curs fina init isol kern liga locl mark medi mkmk rclt rlig tnum'.split(' '),
} as const;

/** What a rule of a face says: `U+0600-06FF, U+200C`, and `400` or, of a variable font, `400 900`. */
export interface Cut {
  readonly unicodeRange: string;
  readonly weight: string;
}

/** The letters and weights of a font that a face has, as a file for the web. */
export function cutFont(whole: Buffer, { unicodeRange, weight }: Cut): Promise<Buffer> {
  const [min, max] = weight.split(' ').map(Number);
  return subsetFont(whole, lettersIn(unicodeRange), {
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
