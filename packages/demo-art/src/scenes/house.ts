import { mix } from '../colour.ts';
import { mist, ridgeline, stars } from '../drawing/land.ts';
import { centred, halo, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A house on a hill with one window lit. */
export const house: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.35), upper, lower);
  stars(canvas, palette, 0.4, 24);
  canvas.circle(
    canvas.focus + random.between(-90, 90),
    360,
    random.between(130, 190),
    mix(low, palette.sun, 0.5),
    'opacity=".85"',
  );
  canvas.path(ridgeline(canvas, 650, 40, { steps: 32 }).d, mix(palette.land, lower, 0.3));
  mist(canvas, low, 600, 160, 0.4);
  centred(canvas, () => {
    canvas.path('M-900 900V820Q-200 790-90 640h190q90 150 1100 190V900z', palette.ink);
    canvas.line('M10 650q60 60-20 110t40 140', mix(palette.land, low, 0.25), 15, 'opacity=".6"');
    canvas.path(
      'M-110 650V470l-22 6 56-104 30 20v-94l-16 4 44-92 44 90-16-4v88l70-52 66 120-22-4v206z',
      palette.ink,
    );
    canvas.path('M74 370v-60h26v90z', palette.ink);
    const lit = canvas.choose(['tower', 'door', 'two']);
    const window = (x: number, y: number) => {
      halo(canvas, x + 13, y + 20, 90, palette.light, 0.9);
      canvas.path(`M${x} ${y + 42}v-28a13 14 0 0 1 26 0v28z`, palette.light);
      canvas.line(`M${x + 13} ${y}v42M${x} ${y + 20}h26`, palette.ink, 3);
    };
    if (lit !== 'door') window(-32, 250);
    if (lit === 'door') {
      halo(canvas, 10, 620, 160, palette.light, 0.8);
      canvas.path('M-18 652v-80h54v80z', palette.light);
      place(canvas, random.pick(['man', 'woman']), [8, 652], 72, palette.ink);
    }
    if (lit === 'two') window(54, 490);
    for (const x of [-240, 210, 290, -310])
      place(canvas, 'bare', [x, 840], random.between(200, 330), palette.ink, { flip: x > 0 });
    for (let bird = 0; bird < 5; bird += 1)
      place(
        canvas,
        'gull',
        [random.between(-220, 220), random.between(200, 380)],
        random.between(24, 52),
        palette.ink,
      );
  });
};
