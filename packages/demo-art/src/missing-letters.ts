import { lineMarkup, settable } from './lines.ts';
import { withOutlinedText } from './rasterize.ts';
import { faces } from './type.ts';

const invisible = ' \u200c';

/** The letters of a text that a poster would lack: the renderer leaves out what a font does not have. */
export function missingLetters(text: string): string[] {
  const letters = [...new Set(settable(text))].filter((letter) => !invisible.includes(letter));
  const missing = Object.values(faces).flatMap((face) => {
    const texts = letters.map((one, id) => `<text id="u${id}" ${face}>${lineMarkup(one)}</text>`);
    const drawn = withOutlinedText(
      `<svg xmlns="http://www.w3.org/2000/svg">${texts.join('')}</svg>`,
    );
    return letters.filter((_, id) => !drawn.includes(`id="u${id}"`));
  });
  return [...new Set(missing)];
}
