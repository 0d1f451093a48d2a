import { mix } from '../colour.ts';
import { d, down, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A whale with a small boat above it. */
export const whale: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(low, palette.sun, 0.4), low);
  canvas.circle(canvas.focus + random.between(-140, 140), 150, random.between(50, 90), palette.sun);
  canvas.rect(
    0,
    260,
    canvas.width,
    640,
    canvas.fade([
      [0, lower],
      [0.4, upper],
      [1, mix(zenith, palette.ink, 0.3)],
    ]),
  );
  canvas.line(
    times(7, (k) => d`M${canvas.focus - 280 + k * 90} 270L${canvas.focus - 340 + k * 100} 760`),
    low,
    26,
    'opacity=".14"',
  );
  const turn = random.pick([-1, 1]);
  canvas.group(`transform="translate(${canvas.focus} 0)"`, () => {
    place(
      canvas,
      canvas.choose(['dhow', 'rowing']),
      [random.between(-60, 60), 266],
      random.between(110, 150),
      palette.ink,
    );
    canvas.group(
      `transform="translate(0 500)scale(${turn} 1)rotate(${random.integer(-12, 10)})"`,
      () => {
        const skin = mix(palette.land, zenith, 0.4);
        canvas.path(
          'M-270 20C-260-120-90-150 40-110 130-80 190-30 220-40q-10-50-50-90 60 0 90 50 30-50 90-50-30 50-60 96Q250 70 130 110-60 190-200 120-276 80-270 20z',
          down(canvas, mix(skin, low, 0.2), mix(skin, palette.ink, 0.3)),
        );
        canvas.path(
          'M-268 40Q-150 90-20 70 90 50 160 60 60 150-90 150-220 140-268 40z',
          mix(low, palette.sun, 0.3),
          'opacity=".85"',
        );
        canvas.line(
          times(6, (k) => `M${-220 + k * 34} ${66 + k * 3}q20 40 60 ${60 - k * 4}`),
          skin,
          5,
        );
        canvas.path('M-60 90q-20 90 60 130 20-60 0-120z', mix(skin, palette.ink, 0.25));
        canvas.circle(-170, 22, 11, palette.ink);
        canvas.circle(-173, 19, 4, '#ffffff');
      },
    );
    for (let bubble = 0; bubble < 16; bubble += 1)
      canvas.circle(
        random.between(-260, 260),
        random.between(330, 820),
        random.between(3, 15),
        low,
        'opacity=".5"',
      );
    for (let weed = 0; weed < 9; weed += 1)
      canvas.path(
        d`M${-300 + weed * 76} 900q${random.between(-40, 40)} -60 ${random.between(-10, 30)} ${-random.between(90, 170)}q10 90 30 170z`,
        mix(palette.land, palette.ink, 0.4),
      );
    for (let fish = 0; fish < 5; fish += 1)
      place(
        canvas,
        'fish',
        [random.between(-250, 250), random.between(690, 830)],
        random.between(24, 40),
        palette.light,
      );
  });
};
