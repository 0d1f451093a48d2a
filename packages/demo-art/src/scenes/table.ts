import { mix } from '../colour.ts';
import { centred, halo, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A long table with one empty chair. */
export const table: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.3), mix(upper, zenith, 0.3), palette.ink);
  centred(canvas, () => {
    const lamp = random.between(-70, 70);
    canvas.path(
      `M${lamp} 210L${lamp - 400} 900h800z`,
      canvas.fade([
        [0, palette.sun, 0.7],
        [1, low, 0.05],
      ]),
    );
    halo(canvas, lamp, 240, 260, palette.sun, 0.8);
    canvas.line(`M${lamp}-10V170`, palette.ink, 5);
    canvas.path(`M${lamp - 96} 232q10-70 96-70t96 70z`, mix(palette.light, upper, 0.35));
    canvas.circle(lamp, 236, 18, palette.sun);
    const cloth = canvas.choose(['cloth', 'bare']) === 'cloth';
    const empty = random.integer(0, 3);
    for (let seat = 0; seat < 4; seat += 1) {
      const x = -210 + seat * 140;
      canvas.path(
        'M-44 0v-200q44-24 88 0V0z',
        mix(palette.land, palette.ink, 0.45),
        `transform="translate(${x} 660)"`,
      );
      if (seat !== empty)
        canvas.path(
          seat % 2
            ? 'M0-250a36 42 0 0 1 22 74q52 12 60 76v100h-164v-100q8-64 60-76a36 42 0 0 1 22-74z'
            : 'M0-254q48 4 46 64 0 36 12 44 36 18 34 60v86h-184v-86q-2-42 34-60 12-8 12-44-2-60 46-64z',
          mix(mix(upper, palette.land, 0.4), palette.ink, 0.25 + random.between(0, 0.3)),
          `transform="translate(${x} 650)"`,
        );
      else
        canvas.path(
          'M-44 0v-200q44-24 88 0V0h-12v-186q-32-14-64 0V0z',
          palette.light,
          `transform="translate(${x} 660)"`,
        );
    }
    const top = cloth ? mix(palette.sun, '#ffffff', 0.3) : mix(palette.land, low, 0.3);
    canvas.path('M-290 610h580l40 60h-660z', top);
    if (cloth)
      canvas.path(
        'M-330 670h660v80q-40 26-82 0t-82 0-83 0-82 0-83 0-82 0-83 0-83 0z',
        mix(top, upper, 0.35),
      );
    else
      canvas.path(
        'M-330 670h660v24h-660zM-290 694h24v206h-24zM266 694h24v206h-24z',
        mix(palette.land, palette.ink, 0.4),
      );
    for (let dish = 0; dish < 5; dish += 1)
      canvas.add(
        `<ellipse cx="${-220 + dish * 110}" cy="${636 + (dish % 2) * 12}" rx="40" ry="10" fill="${dish % 2 ? palette.light : mix(lower, palette.sun, 0.3)}"/>`,
      );
    place(canvas, 'glass', [random.pick([-160, 60, 170]), 640], 66, mix(palette.ink, upper, 0.3));
  });
};
