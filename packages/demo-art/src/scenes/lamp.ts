import { mix } from '../colour.ts';
import { centred, d, down, halo, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A street lamp and a person who waits under it. */
export const lamp: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, , low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.4), mix(upper, zenith, 0.4), palette.ink);
  const snow = canvas.choose(['snow', 'dry', 'dry', 'leaves']);
  centred(canvas, () => {
    canvas.path(
      'M-900 420h180v-60h130v100h110v-140h120v80h90v-50h60v340H-900zM230 690V380h130v60h140v-120h600v370z',
      mix(upper, palette.ink, 0.55),
    );
    canvas.line(
      times(14, (k) => `M${-700 + ((k * 131) % 560)} ${460 + ((k * 57) % 160)}h16`),
      palette.light,
      20,
      'opacity=".5"',
    );
    const x = random.pick([-110, 110]);
    canvas.path(
      `M${x} 240L${x - 330} 800h660z`,
      canvas.fade([
        [0, palette.sun, 0.85],
        [1, palette.light, 0.06],
      ]),
    );
    halo(canvas, x, 244, 240, palette.sun, 0.95);
    canvas.rect(
      -900,
      760,
      2400,
      140,
      down(canvas, mix(palette.land, palette.ink, 0.35), palette.ink),
    );
    canvas.add(
      `<ellipse cx="${x}" cy="800" rx="300" ry="42" fill="${palette.light}" fill-opacity=".4"/>`,
    );
    canvas.path(`M${x - 5} 264h10l4 536h-18z`, palette.ink);
    canvas.path(`M${x - 34} 264h68l-14-62h-40zM${x - 30} 202h60l-30-34z`, palette.ink);
    canvas.path(`M${x - 24} 256h48l-9-46h-30z`, palette.sun);
    const who = canvas.choose(['man', 'woman', 'pair', 'bicycle', 'umbrella']);
    const at = -x * 0.4;
    if (who === 'pair') {
      place(canvas, 'man', [at - 36, 806], 220, palette.ink);
      place(canvas, 'woman', [at + 40, 806], 208, palette.ink);
    } else place(canvas, who, [at, 806], who === 'bicycle' ? 180 : 226, palette.ink);
    if (who === 'umbrella') place(canvas, 'woman', [at - 14, 806], 216, palette.ink);
    if (snow !== 'dry')
      canvas.line(
        times(
          70,
          () => d`M${random.between(-300, canvas.wide ? 900 : 300)} ${random.between(0, 860)}h.1`,
        ),
        snow === 'snow' ? '#ffffff' : low,
        snow === 'snow' ? 8 : 14,
        'stroke-linecap="round" opacity=".75"',
      );
  });
};
