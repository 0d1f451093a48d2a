import type { SeededRandom } from '@parde/demo-catalogue';
import { type Colour, contrast, mix } from './colour.ts';
import type { Palette } from './palettes.ts';

/** Colours that a composition makes of a palette: grounds, letters, and other lights of the same scene. */

export const paperOf = (palette: Palette): Colour => mix(palette.sun, '#fffaf0', 0.45);

/** The one that reads better on this ground. */
export function inkOn(ground: Colour, palette: Palette): Colour {
  const bright = mix(palette.sun, '#ffffff', 0.55);
  return contrast(ground, palette.ink) > contrast(ground, bright) ? palette.ink : bright;
}

/** A flat ground, bright or deep, on which letters read well. */
export function groundOf(palette: Palette, random: SeededRandom): Colour {
  const [zenith, upper, lower] = palette.sky;
  const ground = random.pick([
    paperOf(palette),
    mix(zenith, palette.ink, 0.35),
    upper,
    palette.light,
    mix(lower, palette.sun, 0.35),
    palette.ink,
  ]);
  return contrast(ground, inkOn(ground, palette)) < 5 ? mix(zenith, palette.ink, 0.5) : ground;
}

/** Paper for a sky, one colour at several strengths, and a dark ink. */
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

/** What was deep is bright. */
export function turned({ sky, ink, land, sun, light }: Palette): Palette {
  return {
    sky: [mix(light, sky[3], 0.3), light, mix(light, sun, 0.5), sun],
    sun: sky[1],
    land: mix(land, sky[2], 0.5),
    ink,
    light: sky[2],
  };
}
