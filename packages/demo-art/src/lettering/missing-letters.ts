import { lineMarkup, settable } from '../drawing/lines.ts';
import { withOutlinedText } from '../rasterize.ts';
import { faces } from './fonts.ts';

const invisible = ' \u200c';

/** Returns the letters of a text that are missing in the fonts. The renderer leaves such letters out. */
export async function missingLetters(text: string): Promise<string[]> {
  const letters = [...new Set(settable(text))].filter((letter) => !invisible.includes(letter));
  const missing = new Set<string>();
  for (const face of Object.values(faces)) {
    const texts = letters.map((one, id) => `<text id="u${id}" ${face}>${lineMarkup(one)}</text>`);
    const drawn = await withOutlinedText(
      `<svg xmlns="http://www.w3.org/2000/svg">${texts.join('')}</svg>`,
    );
    letters.forEach((one, id) => {
      if (!drawn.includes(`id="u${id}"`)) missing.add(one);
    });
  }
  return [...missing];
}
