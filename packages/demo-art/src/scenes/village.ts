import { mix } from '../colour.ts';
import { crescent, isNight, layer, mist, ridgeline, sky, stars, sun } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** Mud roofs, domes and wind towers on a slope, with lamps in some windows. */
export const village: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const low = palette.sky[3];
  sky(canvas, palette, 0.64);
  if (isNight(palette)) {
    stars(canvas, palette, 0.5);
    crescent(canvas, palette, [canvas.focus + h * random.between(-0.16, 0.16), h * 0.2], h * 0.06);
  } else {
    sun(canvas, palette, [canvas.focus + h * random.between(-0.12, 0.12), h * 0.36], h * 0.12);
  }
  layer(
    canvas,
    ridgeline(canvas, h * 0.47, h * 0.06).d,
    mix(low, palette.land, 0.5),
    low,
    0.4,
    0.55,
  );
  mist(canvas, low, h * 0.46, h * 0.14, 0.3);
  for (let row = 0; row < 5; row += 1) {
    const share = row / 4;
    const base = h * (0.56 + share * 0.34);
    const s = h * (0.055 + share * 0.055);
    const wall = mix(mix(palette.land, low, 0.5 * (1 - share)), palette.ink, share * 0.8);
    let d = `M0 ${h}V${round(base)}`;
    let lamps = '';
    let x = random.between(-s, 0);
    while (x < w) {
      const width = s * random.between(0.8, 1.8);
      const top = base - s * random.between(0.2, 1.05);
      const kind = random.integer(0, 5);
      d += `H${round(x)}V${round(top)}`;
      if (kind === 0)
        d += `h${round(width * 0.12)}c0 ${round(-s * 0.62)} ${round(width * 0.76)} ${round(-s * 0.62)} ${round(width * 0.76)} 0h${round(width * 0.12)}`;
      else if (kind === 1)
        d += `h${round(width * 0.3)}v${round(-s * 0.95)}h${round(width * 0.34)}v${round(s * 0.95)}h${round(width * 0.36)}`;
      else d += `h${round(width)}`;
      if (random.maybe(0.5))
        lamps += `M${round(x + width * random.between(0.2, 0.6))} ${round(top + s * 0.34)}v${round(s * 0.2)}`;
      x += width;
    }
    canvas.path(
      `${d}H${w}V${h}z`,
      canvas.fade([
        [0, mix(wall, low, 0.2 * (1 - share))],
        [0.5, wall],
        [1, mix(wall, palette.ink, 0.5)],
      ]),
    );
    canvas.line(lamps, palette.light, Math.round(s * 0.13), 'stroke-linecap="round"');
    if (row === 1 || row === 3) {
      for (let tree = 0; tree < 3; tree += 1)
        place(
          canvas,
          random.pick(['cypress', 'tree']),
          [canvas.focus + h * random.between(-0.36, 0.4), base + s * 0.3],
          s * random.between(1.6, 2.6),
          mix(wall, palette.ink, 0.55),
        );
    }
    mist(canvas, low, base - s * 0.2, s * 1.2, 0.14 * (1 - share));
  }
};
