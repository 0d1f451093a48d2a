import type { SeededRandom } from '@parde/demo-catalogue';
import { type Colour, contrast, lightness, mix } from './colour.ts';
import type { Palette } from './palettes.ts';

/** Colours that compositions derive from a palette: grounds, letters, and variants of the same scene. */

export const paperOf = (palette: Palette): Colour => mix(palette.sun, '#fffaf0', 0.45);

/** Returns the palette's dark or bright ink, whichever has more contrast on this ground. */
export function inkOn(ground: Colour, palette: Palette): Colour {
  const bright = mix(palette.sun, '#ffffff', 0.55);
  return contrast(ground, palette.ink) > contrast(ground, bright) ? palette.ink : bright;
}

/** True for the palettes of pictures for children. */
export const isBright = ({ sky }: Palette): boolean => lightness(sky[0]) > 0.75;

/** Returns a flat ground, bright or dark, on which letters are readable. */
export function groundOf(palette: Palette, random: SeededRandom): Colour {
  const [zenith, upper, lower] = palette.sky;
  if (isBright(palette)) return random.pick([paperOf(palette), zenith, upper]);
  const ground = random.pick([
    paperOf(palette),
    mix(zenith, palette.ink, 0.35),
    upper,
    palette.light,
    mix(lower, palette.sun, 0.35),
    palette.ink,
  ]);
  return contrast(ground, inkOn(ground, palette)) < 5.5 ? mix(zenith, palette.ink, 0.5) : ground;
}

/** Returns the palette of a print: paper as the sky, one colour in several strengths, and a dark ink. */
export function printed(palette: Palette): Palette {
  const { sky, ink, land, sun } = palette;
  const paper = mix(sun, '#fff9ec', 0.5);
  const accent = mix(sky[2], sky[1], 0.25);
  return {
    sky: [paper, mix(paper, accent, 0.14), mix(paper, accent, 0.4), mix(paper, accent, 0.72)],
    sun: mix(accent, sky[3], 0.2),
    land: mix(accent, land, 0.6),
    ink: mix(ink, land, 0.12),
    light: mix(accent, paper, 0.1),
  };
}

/** Returns the palette with dark and bright colours exchanged. */
export function turned({ sky, ink, land, sun, light }: Palette): Palette {
  return {
    sky: [mix(light, sky[3], 0.3), light, mix(light, sun, 0.5), sun],
    sun: sky[1],
    land: mix(land, sky[2], 0.5),
    ink,
    light: sky[2],
  };
}
