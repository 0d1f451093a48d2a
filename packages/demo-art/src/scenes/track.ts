import { mix } from '../colour.ts';
import { centred, d, ring, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** A running track with one runner ahead of the others. */
export const track: Scene = (canvas, palette) => {
  const [, upper, lower, low] = palette.sky;
  const floor = mix(lower, upper, 0.45);
  wash(canvas, mix(floor, low, 0.3), floor, mix(floor, palette.ink, 0.4));
  centred(canvas, () => {
    const bend = canvas.choose(['straight', 'curve']);
    const line = mix(palette.sun, '#ffffff', 0.5);
    if (bend === 'straight') {
      for (let lane = -6; lane <= 10; lane += 1)
        canvas.path(d`M${lane * 64 - 3} 0h5L${lane * 200 + 5} 900h-16z`, line);
      canvas.path('M-360 800h1400v26H-360z', line);
    } else {
      for (let lane = 0; lane < 9; lane += 1) ring(canvas, -420, 900, 300 + lane * 120, line, 9);
    }
    const run =
      'M26-178a24 24 0 1 1-34 32 24 24 0 0 1 34-32zM-16-134q30-14 46 10l22 36 40-10 6 14-54 20-24-28-10 50 44 44-14 84h-20l6-70-52-40-22 48-74 16-4-20 58-18 34-88 4-30-30 14-14 46-16-4 12-62z';
    for (let runner = 0; runner < 4; runner += 1) {
      const first = runner === 0;
      const [x, y, size] = first
        ? [0, 520, 1.75]
        : ([
            [-210, 330, 0.9],
            [190, 300, 0.8],
            [-60, 210, 0.6],
          ][runner - 1] ?? [0, 0, 1]);
      canvas.path(
        'M-80 8h150l40 26h-190z',
        palette.ink,
        `opacity=".35" transform="translate(${x} ${Number(y) + 60 * Number(size)})scale(${size})"`,
      );
      canvas.path(
        run,
        first ? palette.ink : mix(upper, palette.ink, 0.6),
        `transform="translate(${x} ${y})scale(${size})"`,
      );
    }
  });
};
