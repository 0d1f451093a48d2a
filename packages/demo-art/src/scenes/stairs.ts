import { mix } from '../colour.ts';
import { centred, d, halo, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A staircase seen from above, which turns down to a figure. */
export const stairs: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  const flights = random.pick([3.1, 3.6]);
  const turn = random.pick([-1, 1]);
  const from = random.between(0, 6);
  const steps = 62;
  wash(canvas, mix(zenith, palette.ink, 0.4), palette.ink);
  centred(canvas, () => {
    const [x, y] = [20, 400];
    halo(canvas, x, y, 420, lower, 0.5);
    const at = (step: number, out: number) => {
      const a = from + (turn * step * flights * Math.PI * 2) / steps;
      const r = 620 * (1 - step / steps) ** 1.5 * out + 40;
      return [x + r * Math.cos(a), y + r * Math.sin(a)] as const;
    };
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const [a, b, c, e] = [at(step, 1), at(step + 1, 1), at(step + 1, 0.62), at(step, 0.62)];
      const face = mix(mix(zenith, upper, t), low, step % 2 === 0 ? 0.55 * t : 0.2 + 0.8 * t);
      canvas.path(d`M${a[0]} ${a[1]}L${b[0]} ${b[1]} ${c[0]} ${c[1]} ${e[0]} ${e[1]}z`, face);
    }
    halo(canvas, x, y, 120, palette.sun, 0.9);
    canvas.circle(x, y, 38, palette.sun);
    place(canvas, random.pick(['man', 'woman']), [x, y + 34], 60, palette.ink);
  });
};
