import { mix } from '../colour.ts';
import { centred, d, ring, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** A record and the arm of the player above it. */
export const vinyl: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, lower, upper, mix(upper, zenith, 0.5));
  const [x, y] = [canvas.focus + random.pick([-150, 0, 150]) * (canvas.wide ? 0.3 : 1), 400];
  canvas.circle(x + 16, y + 26, 350, palette.ink, 'opacity=".35"');
  canvas.circle(x, y, 346, mix(palette.ink, zenith, 0.15));
  for (let groove = 0; groove < 14; groove += 1) {
    ring(
      canvas,
      x,
      y,
      150 + groove * 14,
      mix(palette.ink, low, 0.2 + ((groove * 7) % 5) * 0.05),
      2,
    );
  }
  canvas.path(
    d`M${x} ${y}L${x - 280} ${y - 200}A346 346 0 0 1 ${x - 180} ${y - 295}z`,
    palette.sun,
    'opacity=".22"',
  );
  canvas.path(
    d`M${x} ${y}L${x + 280} ${y + 200}A346 346 0 0 1 ${x + 180} ${y + 295}z`,
    palette.sun,
    'opacity=".14"',
  );
  canvas.circle(x, y, 120, palette.light);
  canvas.circle(x, y, 92, mix(upper, palette.light, 0.1));
  ring(canvas, x, y, 74, palette.sun, 3);
  canvas.circle(x, y, 14, palette.sun);
  const arm = random.integer(-4, 12);
  centred(canvas, () => {
    canvas.group(`transform="rotate(${arm} 236 110)"`, () => {
      canvas.line(
        'M236 110V470l-70 110',
        mix(palette.sun, palette.ink, 0.15),
        15,
        'stroke-linejoin="round"',
      );
      canvas.path('M184 556l-40 70 34 20 40-70z', palette.ink);
    });
    canvas.circle(236, 110, 48, mix(palette.ink, lower, 0.3));
    canvas.circle(236, 110, 22, mix(low, palette.sun, 0.4));
  });
};
