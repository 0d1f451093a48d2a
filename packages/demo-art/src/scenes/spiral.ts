import { mix } from '../colour.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A stairwell seen from above, with a figure at the bottom. */
export const spiral: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(0, 0, w, h, mix(zenith, palette.ink, 0.4));
  const rings = 11;
  const turn = random.pick([-1, 1]);
  const start = random.between(0, 6);
  const y0 = h * 0.46;
  for (let ring = 0; ring < rings; ring += 1) {
    const t = ring / (rings - 1);
    const r = h * 0.74 * (1 - t) ** 1.35 + h * 0.07;
    const angle = start + turn * t * 4.4;
    const drift = h * 0.085 * (1 - t);
    const x = canvas.focus + Math.cos(angle) * drift;
    const y = y0 + Math.sin(angle) * drift;
    const deep = t < 0.5 ? mix(zenith, upper, t * 2) : mix(upper, lower, t * 2 - 1);
    canvas.circle(x, y, r, ring % 2 ? mix(deep, palette.ink, 0.72) : deep);
    if (ring % 2 === 0) {
      canvas.circle(
        x,
        y,
        r,
        'none',
        `stroke="${mix(low, deep, 0.3)}" stroke-width="${round(2 + (1 - t) * 5)}" opacity=".7"`,
      );
      canvas.circle(
        x,
        y,
        r * 0.93,
        'none',
        `stroke="${palette.ink}" stroke-width="${round(r * 0.1)}" stroke-dasharray="${round(r * 0.05 + 2)} ${round(r * 0.12 + 4)}" opacity=".45"`,
      );
    }
  }
  canvas.circle(
    canvas.focus,
    y0,
    h * 0.2,
    canvas.glow([
      [0, palette.sun, 0.9],
      [0.35, low, 0.6],
      [1, low, 0],
    ]),
  );
  canvas.circle(
    canvas.focus,
    y0,
    h * 0.07,
    canvas.fade([
      [0, palette.sun],
      [1, low],
    ]),
  );
  place(
    canvas,
    random.pick(['walker', 'man', 'woman']),
    [canvas.focus, y0 + h * 0.045],
    h * 0.085,
    palette.ink,
  );
};
