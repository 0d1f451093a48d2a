import { mix } from '../colour.ts';
import { centred, d, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** Aeroplanes in the beams of searchlights. */
export const squadron: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.2), upper, lower, low);
  const plane =
    'M0-60q10 0 12 34v20l92 40v20L12 40l-2 46 34 20v14L0 110l-44 10v-14l34-20-2-46-92 14V34l92-40v-20q2-34 12-34z';
  centred(canvas, () => {
    for (const [from, to] of [
      [-220, random.between(-60, 200)],
      [200, random.between(-260, 60)],
      [0, random.between(-200, 220)],
    ] as const) {
      canvas.path(
        d`M${from - 6} 760L${to - 90} 0H${to + 90}L${from + 6} 760z`,
        canvas.fade([
          [0, palette.sun, 0.05],
          [1, palette.sun, 0.6],
        ]),
      );
    }
    for (let cloud = 0; cloud < 5; cloud += 1)
      canvas.add(
        `<ellipse cx="${Math.round(random.between(-300, 300))}" cy="${Math.round(random.between(120, 620))}" rx="${random.integer(90, 200)}" ry="${random.integer(14, 30)}" fill="${low}" fill-opacity=".35"/>`,
      );
    const turn = random.integer(-34, 34);
    const formation = canvas.choose(['vee', 'lone', 'swarm']);
    canvas.group(`transform="rotate(${turn} 0 380)"`, () => {
      if (formation === 'lone')
        canvas.path(plane, palette.ink, 'transform="translate(0 350)scale(2.5)"');
      else if (formation === 'vee')
        for (let k = -2; k <= 2; k += 1)
          canvas.path(
            plane,
            palette.ink,
            `transform="translate(${k * 118} ${260 + Math.abs(k) * 110})scale(${(1.05 - Math.abs(k) * 0.12).toFixed(2)})"`,
          );
      else
        for (let k = 0; k < 13; k += 1)
          canvas.path(
            plane,
            palette.ink,
            `transform="translate(${-210 + (k % 4) * 140 + (k % 2) * 30} ${190 + Math.floor(k / 4) * 130})scale(.5)"`,
          );
    });
    canvas.path(
      `M-900 900V790${times(30, (k) => d`h${random.between(20, 60)}v${(k % 2 ? 1 : -1) * random.between(14, 60)}`)}H1400V900z`,
      palette.ink,
    );
    place(canvas, random.pick(['man', 'woman']), [random.between(-60, 60), 830], 110, palette.ink);
    canvas.rect(-140, 826, 280, 80, palette.ink);
  });
};
