import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cutFont, fontFaces } from '../../packages/storefront/src/commands/brand-font.ts';

const folder = 'packages/storefront/src/shell/fonts';
/** The author's font, with all letters. */
export const fullFontPath = fileURLToPath(
  import.meta.resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf'),
);

/** Subsets the fonts to the ranges and weights of `fonts.css`. */
export async function fontFiles(): Promise<Record<string, Buffer>> {
  const fullFont = readFileSync(fullFontPath);
  const files: Record<string, Buffer> = {};
  for (const face of fontFaces())
    files[`${folder}/${face.name}.woff2`] = await cutFont(fullFont, face);
  return files;
}
