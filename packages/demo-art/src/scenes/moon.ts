import { mix } from '../colour.ts';
import { stars } from '../drawing/land.ts';
import { centred, down, halo, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** An oversized moon with a silhouette before it. */
export const moon: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, , low] = palette.sky;
  wash(canvas, zenith, mix(zenith, upper, 0.6), upper);
  stars(canvas, palette, 0.9, 60);
  const who = canvas.choose(['roof', 'birds', 'boat', 'branch', 'bicycle']);
  centred(canvas, () => {
    const [x, y, r] = [random.between(-50, 50), 370, random.between(218, 262)];
    halo(canvas, x, y, r * 1.9, palette.sun, 0.5);
    canvas.circle(x, y, r, down(canvas, palette.sun, mix(palette.sun, low, 0.5)));
    for (const [dx, dy, s] of [
      [-0.4, -0.3, 0.2],
      [0.3, 0.1, 0.28],
      [-0.2, 0.45, 0.16],
      [0.45, -0.45, 0.12],
      [-0.6, 0.15, 0.1],
    ] as const) {
      canvas.circle(x + dx * r, y + dy * r, s * r, mix(low, upper, 0.3), 'opacity=".28"');
    }
    if (who === 'roof') {
      canvas.path('M-900 900V700h640l110-90 120 90h150v-60h90v60h900v200z', palette.ink);
      place(canvas, random.pick(['man', 'woman']), [-150, 618], 150, palette.ink);
    } else if (who === 'birds') {
      canvas.path('M-900 900V780q300-50 900-10t1200-30v160z', palette.ink);
      for (let bird = 0; bird < 9; bird += 1)
        place(
          canvas,
          'gull',
          [-200 + bird * 52, 520 - ((bird * 83) % 190)],
          random.between(50, 110),
          palette.ink,
        );
      place(canvas, 'cypress', [-190, 800], 260, palette.ink);
    } else if (who === 'boat') {
      canvas.rect(-900, 640, 2400, 260, down(canvas, mix(upper, low, 0.35), palette.ink));
      canvas.line(
        times(7, (row) => `M${-120 + ((row * 47) % 60)} ${664 + row * 26}h${240 - row * 22}`),
        palette.sun,
        5,
        'opacity=".6" stroke-linecap="round"',
      );
      place(canvas, 'rowing', [x, 690], 210, palette.ink);
    } else if (who === 'branch') {
      canvas.path(
        'M-320 640c120-30 260-40 420-120 40-20 70-60 90-110l8 4c-14 50-30 84-62 110 60-4 100-20 140-50l4 6c-60 60-130 80-220 84-120 50-260 80-380 96z',
        palette.ink,
      );
      place(canvas, 'hoopoe', [20, 548], 260, palette.ink);
    } else {
      canvas.path('M-900 900V760Q0 610 1200 760V900z', palette.ink);
      place(canvas, 'bicycle', [x, 682], 240, palette.ink);
    }
  });
};
