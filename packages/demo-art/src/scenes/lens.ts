import { mix } from '../colour.ts';
import { centred, down, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** The front of a camera. */
export const lens: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(lower, upper, 0.4), mix(zenith, palette.ink, 0.3));
  centred(canvas, () => {
    const y = 400;
    const kind = canvas.choose(['still', 'film']);
    if (kind === 'film') {
      for (const [x, r] of [
        [-120, 112],
        [106, 128],
      ] as const) {
        canvas.circle(x, 170, r, palette.ink);
        for (let hole = 0; hole < 5; hole += 1)
          canvas.circle(
            x + Math.cos(hole * 1.257) * r * 0.58,
            170 + Math.sin(hole * 1.257) * r * 0.58,
            r * 0.22,
            mix(upper, lower, 0.5),
          );
      }
      canvas.path('M-40 620l-130 280h40L0 640l130 260h40L40 620z', palette.ink);
    } else {
      canvas.path('M-110 214l26-60H84l26 60z', mix(palette.ink, upper, 0.25));
      canvas.rect(-252, 156, 76, 40, palette.light, 'rx="12"');
    }
    canvas.rect(
      -276,
      206,
      552,
      420,
      down(canvas, mix(palette.ink, upper, 0.35), palette.ink),
      'rx="44"',
    );
    canvas.rect(-276, 300, 552, 14, mix(low, palette.ink, 0.4));
    canvas.circle(0, y + 20, 176, mix(palette.ink, low, 0.22));
    canvas.circle(0, y + 20, 156, palette.ink);
    canvas.circle(
      0,
      y + 20,
      126,
      canvas.glow(
        [
          [0, mix(low, palette.sun, 0.3)],
          [0.55, lower],
          [1, mix(zenith, palette.ink, 0.3)],
        ],
        [0.36, 0.32],
      ),
    );
    for (let blade = 0; blade < 6; blade += 1)
      canvas.line(
        `M0 ${y - 60}L70 ${y + 20}`,
        palette.ink,
        4,
        `transform="rotate(${blade * 60} 0 ${y + 20})" opacity=".5"`,
      );
    place(canvas, random.pick(['man', 'woman', 'walker']), [0, y + 92], 140, palette.ink);
    canvas.circle(-48, y - 34, 24, '#ffffff', 'opacity=".5"');
    canvas.circle(224, 258, 14, palette.light);
  });
};
