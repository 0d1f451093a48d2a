import { mix } from '../colour.ts';
import { across, down, halo, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A half-open door with a figure in its light. */
export const door: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.3), mix(zenith, palette.ink, 0.65));
  canvas.rect(0, 690, canvas.width, 210, down(canvas, mix(zenith, upper, 0.4), palette.ink));
  const open = random.pick([-1, 1]);
  canvas.group(`transform="translate(${canvas.focus} 0)scale(${open} 1)"`, () => {
    halo(canvas, 0, 420, 460, lower, 0.5);
    canvas.rect(-140, 180, 280, 520, mix(palette.ink, upper, 0.3));
    canvas.rect(
      -120,
      200,
      240,
      500,
      canvas.fade([
        [0, mix(low, palette.sun, 0.4)],
        [1, palette.sun],
      ]),
    );
    canvas.path(
      'M-120 700h240l230 200h-560z',
      canvas.fade([
        [0, palette.sun, 0.9],
        [1, low, 0.1],
      ]),
    );
    canvas.path(
      'M-120 200L-262 160V752L-120 700z',
      across(canvas, mix(upper, palette.ink, 0.5), mix(palette.land, palette.ink, 0.2)),
    );
    canvas.path(
      'M-140 240l-98-26v180l98 4zM-140 430l-98 2v218l98-32z',
      'none',
      `stroke="${mix(low, palette.ink, 0.45)}" stroke-width="4"`,
    );
    canvas.circle(-240, 452, 11, palette.light);
    const who = canvas.choose(['man', 'woman', 'chair', 'umbrella']);
    const tall = { man: 330, woman: 320, chair: 250, umbrella: 300 }[who];
    canvas.path('M-24 690h60l150 210h-120z', palette.ink, 'opacity=".6"');
    place(canvas, who, [10, 706], tall, palette.ink);
    if (who === 'umbrella') place(canvas, 'man', [-8, 706], 300, palette.ink);
  });
};
