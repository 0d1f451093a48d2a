import { mix } from '../colour.ts';
import { across, halo, ring, times, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** A close-up of the neck of a tar with the shadow of a hand on it. */
export const strings: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(lower, upper, 0.5), zenith);
  const lean = random.pick([-32, 32, -58, 58]);
  canvas.group(`transform="translate(${canvas.focus} 420)rotate(${lean})"`, () => {
    halo(canvas, 0, 0, 560, low, 0.5);
    const bowl = 'M0 40c-120-30-220 40-210 160s90 190 210 190 200-70 210-190S120 10 0 40z';
    canvas.path(
      bowl,
      across(canvas, mix(upper, palette.ink, 0.5), mix(palette.light, upper, 0.45)),
    );
    canvas.circle(0, 226, 104, mix(palette.sun, low, 0.2));
    ring(canvas, 0, 226, 118, palette.ink, 4, 'opacity=".5"');
    canvas.rect(
      -38,
      -900,
      76,
      1010,
      across(canvas, palette.ink, mix(palette.land, palette.ink, 0.2)),
    );
    canvas.line(
      times(16, (fret) => `M-38 ${90 - fret * 50 + fret * fret * 0.4}h76`),
      mix(palette.light, palette.ink, 0.25),
      5,
    );
    canvas.line('M-24-900V300M-8-900V300M8-900V300M24-900V300', palette.sun, 2.4);
    canvas.path('M-60 290h120v20h-120z', palette.ink);
  });
};
