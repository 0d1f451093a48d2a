import { type Colour, mix } from '../colour.ts';
import { centred, d, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Palette } from '../palettes.ts';
import type { SvgCanvas } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A carpet with a garden pattern, and sometimes an object on it. */
export const carpet: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(upper, palette.ink, 0.35), zenith);
  const field = mix(upper, random.pick([lower, palette.ink]), 0.3);
  centred(canvas, () => {
    const borders = [
      [24, palette.light],
      [34, palette.ink],
      [44, mix(lower, palette.ink, 0.2)],
      [94, palette.light],
      [102, field],
    ] as const;
    for (const [inset, colour] of borders) {
      canvas.rect(-300 + inset, inset, 600 - 2 * inset, 700 - 2 * inset, colour);
    }
    border(canvas, palette.light, low);
    vines(canvas, low, palette.light);
    medallion(canvas, palette);
    canvas.line(
      times(30, (k) => `M${-272 + k * 18.8} 676v44`),
      palette.sun,
      4,
    );
    const on = canvas.choose(['nobody', 'shoes', 'glass']);
    if (on === 'glass') {
      place(canvas, 'glass', [0, 420], 170, palette.ink);
      place(canvas, 'tea', [0, 420], 170, palette.light);
    }
    if (on === 'shoes') {
      canvas.path(
        'M-60 760c-30 0-34-90-10-110s40 10 36 50 0 60-26 60zM20 790c-30 0-34-90-10-110s40 10 36 50 0 60-26 60z',
        palette.ink,
      );
    }
  });
};

function border(canvas: SvgCanvas, one: Colour, other: Colour): void {
  const flower = (x: number, y: number, k: number) =>
    canvas.path(
      'M0-22l8 14 14 8-14 8-8 14-8-14-14-8 14-8z',
      k % 2 ? one : other,
      `transform="translate(${x} ${y})"`,
    );
  for (let k = 0; k < 9; k += 1) for (const x of [-231, 231]) flower(x, 86 + k * 66, k);
  for (let k = 0; k < 6; k += 1) for (const y of [69, 631]) flower(-180 + k * 72, y, k + 1);
}

/** Draws the same vines in all four corners. */
function vines(canvas: SvgCanvas, one: Colour, other: Colour): void {
  const { random } = canvas;
  for (let vine = 0; vine < 18; vine += 1) {
    const [x, y] = [random.between(30, 170), random.between(20, 220)];
    const colour = mix(one, other, (vine % 3) / 3);
    for (const side of [-x, x]) {
      canvas.circle(side, 350 + y, 7, colour);
      canvas.circle(side, 350 - y, 7, colour);
    }
  }
}

function medallion(canvas: SvgCanvas, { ink, light, sky }: Palette): void {
  const lobes = canvas.random.pick([8, 12, 16]);
  const rings = [
    [190, ink],
    [166, sky[3]],
    [118, mix(sky[2], ink, 0.25)],
    [74, light],
  ] as const;
  for (const [r, colour] of rings) {
    for (let k = 0; k < lobes; k += 1) {
      canvas.path(
        d`M0 0Q${-r * 0.34} ${-r * 0.62} 0 ${-r}Q${r * 0.34} ${-r * 0.62} 0 0z`,
        colour,
        `transform="translate(0 350)scale(.86 1.15)rotate(${(k * 360) / lobes})"`,
      );
    }
  }
  canvas.circle(0, 350, 18, ink);
}
