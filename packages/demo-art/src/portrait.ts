import { mix } from './colour.ts';
import { d, halo, ring, times, wash } from './drawing/shapes.ts';
import { faceAt, personOf, type Sitter, tonesOf } from './faces.ts';
import type { Palette } from './palettes.ts';
import type { SvgCanvas } from './svg-canvas.ts';

const grounds = [
  'disc',
  'rings',
  'plain',
  'halves',
  'rays',
  'stripes',
  'leaves',
  'window',
] as const;

/** Draws a portrait: a head on a ground in the palette's colours. */
export function portrait(canvas: SvgCanvas, palette: Palette, sitter: Sitter): void {
  const { random, width: w, height: h } = canvas;
  ground(canvas, palette, random.pick(grounds));
  const near = random.between(0.94, 1.24);
  const aside = random.between(-26, 26);
  faceAt(canvas, tonesOf(palette, random), personOf(canvas, sitter, true), {
    x: w / 2 + aside,
    y: h * 0.5 + (near - 1) * 60,
    size: (h / 400) * near,
    lean: random.between(-6, 6),
    light: random.pick(['side', 'front']),
    turned: random.maybe(0.5),
  });
  const left = random.maybe(0.5);
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.define(
      (id) =>
        `<linearGradient id="${id}" x1="${left ? 0 : 1}" x2="${left ? 1 : 0}" y2="1"><stop stop-color="${palette.sun}" stop-opacity=".22"/><stop offset=".45" stop-color="${palette.sun}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".5"/></linearGradient>`,
    ),
  );
}

function ground(canvas: SvgCanvas, palette: Palette, kind: (typeof grounds)[number]): void {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(
    canvas,
    mix(upper, lower, random.between(0.1, 0.8)),
    mix(zenith, upper, random.between(0, 0.5)),
  );
  if (kind !== 'plain' && kind !== 'halves')
    halo(canvas, 300, 250, 380, mix(low, lower, 0.3), 0.85);
  if (kind === 'disc') {
    canvas.circle(random.between(210, 390), 240, random.between(170, 230), low, 'opacity=".6"');
  } else if (kind === 'rings') {
    for (let arc = 0; arc < 5; arc += 1) {
      ring(
        canvas,
        300,
        264,
        190 + arc * 44,
        low,
        9 - arc * 1.5,
        `opacity="${(0.55 - arc * 0.1).toFixed(2)}"`,
      );
    }
  } else if (kind === 'halves') {
    canvas.path(random.maybe(0.5) ? 'M0 0H300V600H0z' : 'M0 600L600 0V600z', mix(lower, low, 0.5));
  } else if (kind === 'rays') {
    canvas.path(
      times(
        10,
        (k) =>
          d`M300 260L${300 + Math.cos(k * 0.628) * 600} ${260 + Math.sin(k * 0.628) * 600} ${300 + Math.cos(k * 0.628 + 0.3) * 600} ${260 + Math.sin(k * 0.628 + 0.3) * 600}z`,
      ),
      low,
      'opacity=".35"',
    );
  } else if (kind === 'stripes') {
    const lean = random.pick([-14, 0, 14]);
    canvas.path(
      times(9, (k) => `M${k * 80 - 60}-60h34v720h-34z`),
      low,
      `opacity=".3" transform="rotate(${lean} 300 300)"`,
    );
  } else if (kind === 'leaves') {
    leaves(canvas, palette);
  } else if (kind === 'window') {
    canvas.path(
      'M70 40h200v230H70zM330 40h200v230H330zM70 310h200v300H70zM330 310h200v300H330z',
      mix(low, palette.sun, 0.3),
      'opacity=".55"',
    );
  }
}

function leaves(canvas: SvgCanvas, { land, sky }: Palette): void {
  const { random } = canvas;
  for (let leaf = 0; leaf < 16; leaf += 1) {
    const side = leaf % 2 ? 1 : -1;
    canvas.path(
      'M0 0q-46-70 0-150 46 80 0 150z',
      mix(land, leaf % 2 ? sky[3] : sky[2], random.between(0.2, 0.6)),
      `transform="translate(${300 + side * random.integer(150, 290)} ${random.integer(60, 620)})rotate(${random.integer(-60, 60)})"`,
    );
  }
}
