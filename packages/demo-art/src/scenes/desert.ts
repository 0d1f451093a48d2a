import { mix } from '../colour.ts';
import { isNight, sky, stars, sun } from '../drawing/land.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** Dunes with a bright and a dark side, and a caravan, a lone tree or a walker on the crest. */
export const desert: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const low = palette.sky[3];
  sky(canvas, palette, 0.62);
  if (isNight(palette)) stars(canvas, palette, 0.45);
  const radius = h * random.between(0.12, 0.19);
  sun(
    canvas,
    palette,
    [canvas.focus + h * random.between(-0.1, 0.1), h * random.between(0.32, 0.44)],
    radius,
    3.4,
  );

  const sand = mix(low, palette.land, 0.35);
  const dunes = 4;
  for (let index = 0; index < dunes; index += 1) {
    const share = index / (dunes - 1);
    const crestX = index === 1 ? canvas.focus + h * 0.05 : random.between(0.05, 0.95) * w;
    const crestY = h * (0.56 + 0.27 * share);
    const left = crestY + h * random.between(0.06, 0.16);
    const right = crestY + h * random.between(0.08, 0.18);
    const lit = mix(sand, palette.ink, share ** 1.6 * 0.72);
    const shade = mix(mix(sand, palette.land, 0.8), palette.ink, 0.25 + share * 0.6);
    const crest = `M0 ${round(left)}C${round(crestX * 0.45)} ${round(left - 4)} ${round(crestX * 0.72)} ${round(crestY)} ${round(crestX)} ${round(crestY)}`;
    const slope = `C${round(crestX + (w - crestX) * 0.3)} ${round(crestY)} ${round(crestX + (w - crestX) * 0.6)} ${round(right)} ${w} ${round(right)}`;
    canvas.path(
      `${crest}${slope}V${h}H0z`,
      canvas.fade([
        [0, lit],
        [0.7, mix(lit, palette.land, 0.5)],
      ]),
    );
    canvas.path(
      `M${round(crestX)} ${round(crestY)}${slope}V${h}H${round(crestX - h * 0.14)}C${round(crestX - h * 0.06)} ${round(crestY + h * 0.22)} ${round(crestX + h * 0.14)} ${round(crestY + h * 0.12)} ${round(crestX)} ${round(crestY)}z`,
      canvas.fade([
        [0, shade],
        [0.8, mix(shade, lit, 0.55)],
      ]),
      'opacity=".85"',
    );
    if (index === 1) {
      const subject = canvas.choose(['camel', 'tree', 'walker', 'camel']);
      const on = (x: number) => crestY + ((x - crestX) / h) ** 2 * h * 0.9 + 3;
      if (subject === 'camel') {
        for (let beast = 0; beast < 4; beast += 1) {
          const x = crestX - h * 0.13 + beast * h * 0.082;
          place(canvas, 'camel', [x, on(x)], h * 0.058, palette.ink);
        }
        place(
          canvas,
          'walker',
          [crestX + h * 0.205, on(crestX + h * 0.205)],
          h * 0.048,
          palette.ink,
        );
      } else {
        place(
          canvas,
          subject,
          [crestX, crestY + 4],
          h * (subject === 'tree' ? 0.2 : 0.11),
          palette.ink,
        );
      }
    }
  }
};
