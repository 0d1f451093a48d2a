import { mix } from '../colour.ts';
import { centred, halo, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** An hourglass with a town, a tree, a boat or a figure inside. */
export const hourglass: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.3), upper, mix(zenith, palette.ink, 0.3));
  centred(canvas, () => {
    halo(canvas, 0, 400, 470, lower, 0.7);
    const glass =
      'M-170 120h340q10 170-120 250-30 20-30 40t30 40q130 80 120 250h-340q-10-170 120-250 30-20 30-40t-30-40Q-180 290-170 120z';
    canvas.path(glass, palette.sun, 'opacity=".16"');
    const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${glass}"/></clipPath>`);
    const inside = canvas.choose(['town', 'tree', 'figure', 'boat']);
    canvas.group(`clip-path="${clip}"`, () => {
      canvas.path('M-200 250Q0 310 200 250L0 420z', palette.light);
      canvas.path('M-3 400h6v240h-6z', palette.light);
      canvas.path('M-200 680Q-60 650 0 560 60 650 200 680V720H-200z', palette.light);
      if (inside === 'town')
        canvas.path('M-110 262v-50h30v-26h34v-46h36v60h24v-30q16-30 32 0v30h30v66z', palette.ink);
      else if (inside === 'boat') place(canvas, 'dhow', [0, 262], 110, palette.ink);
      else
        place(
          canvas,
          inside === 'tree' ? 'bare' : random.pick(['man', 'woman']),
          [0, inside === 'tree' ? 274 : 620],
          130,
          palette.ink,
        );
    });
    canvas.line(glass, palette.sun, 5, 'opacity=".8"');
    canvas.line('M-140 160q0 110 70 170', '#ffffff', 9, 'opacity=".5" stroke-linecap="round"');
    for (const y of [82, 700])
      canvas.rect(-216, y, 432, 38, mix(palette.ink, low, 0.16), 'rx="10"');
    for (const x of [-204, 190]) canvas.rect(x, 110, 14, 600, mix(palette.ink, low, 0.12));
  });
};
