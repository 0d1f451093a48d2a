import { mix } from '../colour.ts';
import { centred, down, halo, ring, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** A ringing telephone at night. */
export const telephone: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(upper, zenith, 0.5), zenith, palette.ink);
  centred(canvas, () => {
    halo(canvas, 0, 420, 480, low, 0.5);
    for (const r of [330, 380, 430])
      ring(
        canvas,
        0,
        300,
        r,
        low,
        4,
        `opacity="${(0.9 - r / 560).toFixed(2)}" stroke-dasharray="120 60"`,
      );
    canvas.path(
      'M-900 640h2200v260h-2200z',
      down(canvas, mix(palette.land, palette.ink, 0.2), palette.ink),
    );
    canvas.path('M-330 668h660l-40 40h-580z', palette.ink, 'opacity=".5"');
    const body = random.pick([
      mix(upper, palette.ink, 0.1),
      mix(palette.light, upper, 0.2),
      mix(palette.ink, upper, 0.2),
    ]);
    canvas.path(
      'M-130 360h260q34 0 50 60l66 214q10 44-36 44h-420q-46 0-36-44l66-214q16-60 50-60z',
      down(canvas, mix(body, low, 0.2), mix(body, palette.ink, 0.45)),
    );
    canvas.circle(0, 530, 116, mix(palette.sun, '#ffffff', 0.3));
    canvas.circle(0, 530, 44, body);
    for (let hole = 0; hole < 10; hole += 1) {
      const a = -0.6 - hole * 0.52;
      canvas.circle(Math.cos(a) * 82, 530 + Math.sin(a) * 82, 17, mix(palette.ink, upper, 0.2));
    }
    const lifted = canvas.choose(['rings', 'hangs']) === 'hangs';
    canvas.path(
      'M-196 356q-22-84 30-100 166-46 332 0 52 16 30 100l-88 12q-10-40-18-62-90-20-180 0-8 22-18 62z',
      mix(palette.ink, body, 0.35),
      lifted ? 'transform="rotate(-24 0 320)translate(30 -60)"' : '',
    );
    canvas.line('M-206 640q-100 40-70 120t120 60 100 80', palette.ink, 9);
    canvas.line('M-150 386q30-12 60-12', '#ffffff', 6, `opacity=".4" stroke-linecap="round"`);
    canvas.circle(0, 530, 8, lower);
  });
};
