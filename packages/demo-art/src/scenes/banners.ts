import { mix } from '../colour.ts';
import { mist, ridgeline, sky, sun } from '../drawing/land.ts';
import { d, times } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** An army at sunrise, of which only spears and flags are visible. */
export const banners: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [, upper, lower, low] = palette.sky;
  sky(canvas, palette, 0.95);
  sun(canvas, palette, [canvas.focus + random.between(-110, 110), 470], random.between(90, 140));
  canvas.path(ridgeline(canvas, 560, 70).d, mix(palette.land, low, 0.45));
  mist(canvas, low, 560, 160, 0.5);
  for (let row = 0; row < 3; row += 1) {
    const colour = mix(mix(palette.land, lower, 0.35 - row * 0.17), palette.ink, row * 0.5);
    const base = 690 + row * 70;
    const step = 34 + row * 20;
    const count = Math.ceil(canvas.width / step) + 1;
    canvas.path(
      `M-20 900V${base}${times(count, (k) => d`Q${k * step - step / 2} ${base - 30 - row * 12} ${k * step} ${base + random.between(-4, 4)}`)}V900z`,
      colour,
    );
    canvas.path(
      times(
        count,
        (k) =>
          d`M${k * step + random.between(-6, 6)} ${base}l${random.between(-10, 10)} ${-random.between(110, 190) - row * 40}l5-22 4 22L${k * step + 6} ${base}z`,
      ),
      colour,
    );
    for (let flag = row; flag < count; flag += 5) {
      const [x, y] = [flag * step, base - 190 - row * 55];
      canvas.path(d`M${x - 2} ${base}V${y}h5V${base}z`, colour);
      canvas.path(
        d`M${x} ${y}q40-20 70 4t60 0l-20 32 20 30q-34 20-66-2t-64 6z`,
        mix(random.pick([palette.light, upper, low]), colour, 0.2 + row * 0.1),
      );
    }
  }
};
