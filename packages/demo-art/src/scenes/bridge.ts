import { mix } from '../colour.ts';
import { isNight, ridgeline, sky, stars, sun } from '../drawing/land.ts';
import { d, down, times } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** The arches of a bridge and their reflection in the water. */
export const bridge: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [, upper, lower, low] = palette.sky;
  sky(canvas, palette, 0.62);
  if (isNight(palette)) stars(canvas, palette, 0.4, 36);
  sun(canvas, palette, [canvas.focus + random.between(-120, 120), 250], random.between(60, 100));
  canvas.path(ridgeline(canvas, 400, 44).d, mix(palette.land, low, 0.5));
  canvas.rect(
    0,
    560,
    canvas.width,
    340,
    down(canvas, mix(lower, low, 0.4), mix(upper, palette.ink, 0.5)),
  );
  const stone = mix(palette.land, low, 0.12);
  const arches = Math.ceil(canvas.width / 100);
  const row = (y: number, wide: number, tall: number, count: number) =>
    times(
      count,
      (k) =>
        d`M${k * wide + wide * 0.16} ${y}v${-tall * 0.5}q${wide * 0.34} ${-tall * 0.8} ${wide * 0.68} 0v${tall * 0.5}z`,
    );
  canvas.rect(0, 356, canvas.width, 214, down(canvas, stone, mix(stone, palette.ink, 0.4)));
  canvas.path(row(448, 50, 80, arches * 2), mix(palette.ink, upper, 0.2));
  canvas.path(
    row(566, 100, 110, arches),
    canvas.fade([
      [0, mix(low, palette.sun, 0.3)],
      [1, mix(lower, low, 0.4)],
    ]),
  );
  canvas.rect(0, 348, canvas.width, 12, mix(stone, low, 0.4));
  canvas.group('transform="translate(0 1140)scale(1 -1)" opacity=".4"', () => {
    canvas.rect(0, 400, canvas.width, 170, mix(stone, palette.ink, 0.3));
    canvas.path(row(566, 100, 110, arches), palette.light);
  });
  canvas.line(
    times(
      14,
      (k) =>
        d`M${canvas.focus + random.between(-260, 260)} ${600 + k * 20}h${random.between(30, 120)}`,
    ),
    palette.sun,
    3,
    'opacity=".4" stroke-linecap="round"',
  );
  const who = canvas.choose(['pair', 'one', 'bicycle']);
  if (who === 'pair') {
    place(canvas, 'man', [canvas.focus - 24, 350], 96, palette.ink);
    place(canvas, 'woman', [canvas.focus + 24, 350], 92, palette.ink);
  } else
    place(
      canvas,
      who === 'one' ? 'walker' : 'bicycle',
      [canvas.focus, 350],
      who === 'one' ? 98 : 84,
      palette.ink,
    );
};
