import { mix } from '../colour.ts';
import { centred, d, down, ring, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A wheel as high as the poster, and a road. */
export const wheel: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(low, palette.sun, 0.3), lower, mix(upper, lower, 0.3));
  const kind = canvas.choose(['bicycle', 'fair', 'cart']);
  centred(canvas, () => {
    const [x, y, r] = [random.between(-50, 50), 400, 290];
    canvas.circle(x + 120, 190, 90, palette.sun);
    canvas.path(
      'M-900 700Q0 650 1300 710V900H-900z',
      down(canvas, mix(palette.land, palette.ink, 0.2), palette.ink),
    );
    const spokes = { bicycle: 24, fair: 12, cart: 10 }[kind];
    canvas.line(
      times(spokes, (k) => {
        const a = (k / spokes) * Math.PI * 2;
        return d`M${x} ${y}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
      }),
      palette.ink,
      { bicycle: 2.6, fair: 6, cart: 17 }[kind],
    );
    ring(canvas, x, y, r, palette.ink, { bicycle: 17, fair: 10, cart: 34 }[kind]);
    ring(canvas, x, y, r - 22, mix(palette.light, upper, 0.2), 5);
    canvas.circle(x, y, kind === 'cart' ? 52 : 26, palette.ink);
    canvas.circle(x, y, 12, palette.light);
    if (kind === 'fair') {
      canvas.path(
        d`M${x - 10} ${y}L${x - 190} 720h40L${x} ${y}l150 320h40L${x + 10} ${y}z`,
        mix(palette.ink, upper, 0.15),
      );
      for (let k = 0; k < 12; k += 1) {
        const a = (k / 12) * Math.PI * 2;
        canvas.path(
          'M-28 0h56l-8 44h-40zM-30-6q30-50 60 0z',
          mix(random.pick([palette.light, upper, low, zenith]), palette.sun, 0.15),
          d`transform="translate(${x + Math.cos(a) * r} ${y + Math.sin(a) * r})"`,
        );
      }
    }
    place(
      canvas,
      random.pick(['walker', 'man', 'woman']),
      [random.pick([-210, 210]), 740],
      140,
      palette.ink,
    );
  });
};
