import { mix } from '../colour.ts';
import { place } from '../glyphs.ts';
import { crescent, isNight, layer, mist, ridgeline, sky, stars, sun } from '../land.ts';
import { round } from '../pen.ts';
import type { Scene } from './scene.ts';

/** Mud roofs, domes and wind towers stepped up a slope, lamps in some of the windows. */
export const village: Scene = (pen, palette) => {
  const { height: h, width: w, chance } = pen;
  const low = palette.sky[3];
  sky(pen, palette, 0.64);
  if (isNight(palette)) {
    stars(pen, palette, 0.5);
    crescent(pen, palette, [pen.focus + h * chance.between(-0.16, 0.16), h * 0.2], h * 0.06);
  } else {
    sun(pen, palette, [pen.focus + h * chance.between(-0.12, 0.12), h * 0.36], h * 0.12);
  }
  layer(pen, ridgeline(pen, h * 0.47, h * 0.06).d, mix(low, palette.land, 0.5), low, 0.4, 0.55);
  mist(pen, low, h * 0.46, h * 0.14, 0.3);
  for (let row = 0; row < 5; row += 1) {
    const share = row / 4;
    const base = h * (0.56 + share * 0.34);
    const s = h * (0.055 + share * 0.055);
    const wall = mix(mix(palette.land, low, 0.5 * (1 - share)), palette.ink, share * 0.8);
    let d = `M0 ${h}V${round(base)}`;
    let lamps = '';
    let x = chance.between(-s, 0);
    while (x < w) {
      const width = s * chance.between(0.8, 1.8);
      const top = base - s * chance.between(0.2, 1.05);
      const kind = chance.whole(0, 5);
      d += `H${round(x)}V${round(top)}`;
      if (kind === 0)
        d += `h${round(width * 0.12)}c0 ${round(-s * 0.62)} ${round(width * 0.76)} ${round(-s * 0.62)} ${round(width * 0.76)} 0h${round(width * 0.12)}`;
      else if (kind === 1)
        d += `h${round(width * 0.3)}v${round(-s * 0.95)}h${round(width * 0.34)}v${round(s * 0.95)}h${round(width * 0.36)}`;
      else d += `h${round(width)}`;
      if (chance.maybe(0.5))
        lamps += `M${round(x + width * chance.between(0.2, 0.6))} ${round(top + s * 0.34)}v${round(s * 0.2)}`;
      x += width;
    }
    pen.path(
      `${d}H${w}V${h}z`,
      pen.fade([
        [0, mix(wall, low, 0.2 * (1 - share))],
        [0.5, wall],
        [1, mix(wall, palette.ink, 0.5)],
      ]),
    );
    pen.line(lamps, palette.light, Math.round(s * 0.13), 'stroke-linecap="round"');
    if (row === 1 || row === 3) {
      for (let tree = 0; tree < 3; tree += 1)
        place(
          pen,
          chance.pick(['cypress', 'tree']),
          [pen.focus + h * chance.between(-0.36, 0.4), base + s * 0.3],
          s * chance.between(1.6, 2.6),
          mix(wall, palette.ink, 0.55),
        );
    }
    mist(pen, low, base - s * 0.2, s * 1.2, 0.14 * (1 - share));
  }
};
