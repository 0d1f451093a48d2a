import {
  blend,
  differenceEuclidean,
  modeLrgb,
  modeOklab,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeOklab]) registerMode(mode);

/** Returns the WCAG 2 contrast of two hex colours. A translucent background is blended over `behind`. */
export function contrast(foreground: string, background: string, behind = '#ffffff'): number {
  const ground = blend([behind, background]);
  return wcagContrast(blend([ground, foreground]), ground);
}

/** The perceived distance of two opaque colours: 0 for equal, 1 for black and white. */
export const colourDistance: (one: string, other: string) => number = differenceEuclidean('oklab');
