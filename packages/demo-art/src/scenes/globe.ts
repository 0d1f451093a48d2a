import { mix } from '../colour.ts';
import { centred, d, halo, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** A globe on its stand with a route around it. */
export const globe: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, upper, 0.5), zenith, palette.ink);
  centred(canvas, () => {
    const y = 370;
    halo(canvas, 0, y, 500, lower, 0.6);
    canvas.circle(
      0,
      y,
      226,
      canvas.glow(
        [
          [0, mix(low, palette.sun, 0.4)],
          [0.6, lower],
          [1, upper],
        ],
        [0.35, 0.3],
      ),
    );
    const clip = canvas.define(
      (id) => `<clipPath id="${id}"><circle cx="0" cy="${y}" r="226"/></clipPath>`,
    );
    canvas.group(`clip-path="${clip}"`, () => {
      for (let land = 0; land < 7; land += 1) {
        const [x, at] = [random.between(-200, 200), y + random.between(-180, 180)];
        canvas.path(
          d`M${x} ${at}q${random.between(20, 70)} ${random.between(-70, -20)} ${random.between(60, 130)} ${random.between(-20, 30)}t${random.between(-30, 30)} ${random.between(50, 90)}q${random.between(-60, -20)} 50 ${random.between(-110, -60)} 0t-40-70z`,
          mix(palette.land, palette.ink, 0.1),
          'opacity=".85"',
        );
      }
      for (const r of [70, 150])
        canvas.add(
          `<ellipse cx="0" cy="${y}" rx="${r}" ry="226" fill="none" stroke="${palette.sun}" stroke-width="2" stroke-opacity=".4"/>`,
        );
      canvas.line(
        `M-226 ${y}h452M-200 ${y - 100}h400M-200 ${y + 100}h400`,
        palette.sun,
        2,
        'opacity=".4"',
      );
    });
    canvas.line(
      `M-210 ${y + 150}A258 258 0 1 0 -60 ${y - 252}`,
      mix(palette.light, palette.ink, 0.15),
      13,
    );
    if (canvas.choose(['stand', 'flight']) === 'flight') {
      canvas.line(
        `M-270 ${y + 60}Q-40 ${y - 260} 270 ${y - 120}`,
        palette.sun,
        5,
        'stroke-dasharray="2 18" stroke-linecap="round"',
      );
      canvas.path(
        'M0 0l-70-16-30-46h-18l14 46-34-6-12-20h-12l8 26-8 26h12l12-20 34-6-14 46h18l30-46z',
        palette.ink,
        `transform="translate(286 ${y - 116})rotate(14)"`,
      );
    }
    canvas.path(`M-12 ${y + 256}h24l10 90h90v28h-224v-28h90z`, mix(palette.ink, low, 0.12));
    canvas.rect(-900, y + 372, 2400, 200, palette.ink);
  });
};
