import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from '../lib/workspace.ts';

const folder = 'packages/storefront/src/shell/fonts';
/** The author's font, with all letters. */
export const wholeFont = fileURLToPath(
  import.meta.resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf'),
);

/** A variable, because the types of subset-font lack `keepFeatures`. */
const cutting = {
  targetFormat: 'woff2',
  // The features that browsers enable by default, and tabular digits.
  keepFeatures:
    'calt ccmp clig curs fina init isol kern liga locl mark medi mkmk rclt rlig tnum'.split(' '),
} as const;

interface Face {
  readonly family: string;
  /** From the root of the workspace. */
  readonly file: string;
  readonly letters: string;
  readonly weights: { min: number; max: number };
}

/** The faces of `fonts.css`. */
export function fontFaces(): Face[] {
  const rules = readFileSync(join(root, folder, 'fonts.css'), 'utf8').match(
    /@font-face \{[^}]*\}/g,
  );
  if (!rules) throw new Error(`No face in ${folder}/fonts.css.`);
  return rules.map((rule) => {
    const [, family] = /font-family: "([^"]+)"/.exec(rule) ?? [];
    const [, name] = /url\("\.\/([\w-]+\.woff2)"\)/.exec(rule) ?? [];
    if (!family || !name) throw new Error(`No name or no file: ${rule}`);
    return {
      family,
      file: `${folder}/${name}`,
      letters: lettersOf(rule),
      weights: weightsOf(rule),
    };
  });
}

/** Subsets the fonts to the ranges and weights of `fonts.css`. */
export async function fontFiles(): Promise<Record<string, Buffer>> {
  const whole = readFileSync(wholeFont);
  const files: Record<string, Buffer> = {};
  for (const { file, letters, weights } of fontFaces()) {
    files[file] = await subsetFont(whole, letters, {
      ...cutting,
      variationAxes: { wght: weights },
    });
  }
  return files;
}

function lettersOf(rule: string): string {
  const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  if (ranges.length === 0) throw new Error(`No unicode-range: ${rule}`);
  const codes = ranges.flatMap(([, start = '', end = start]) => {
    const first = Number.parseInt(start, 16);
    return Array.from({ length: Number.parseInt(end, 16) - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codes);
}

function weightsOf(rule: string): { min: number; max: number } {
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? [];
  if (!min || !max) throw new Error(`No lightest and heaviest weight: ${rule}`);
  return { min: Number(min), max: Number(max) };
}
