import { mix } from '../colour.ts';
import { centred, d, times, wash } from '../drawing/shapes.ts';
import { faceAt, personOf, type Sitter, tonesOf } from '../faces.ts';
import type { SvgCanvas } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** Returns a man or a woman. The artwork of an Iranian film names the scarf. */
export function someone(canvas: SvgCanvas, man: boolean): Sitter {
  return man ? 'man' : canvas.choose(['scarfed', 'woman']);
}

/** One face before a bold shape. */
export const face =
  (man: boolean): Scene =>
  (canvas, palette) => {
    const { random } = canvas;
    const [zenith, upper, lower, low] = palette.sky;
    wash(canvas, mix(upper, lower, 0.4), zenith, mix(zenith, palette.ink, 0.5));
    const behind = random.pick(['disc', 'rays', 'city', 'bars', 'plain']);
    centred(canvas, () => {
      if (behind === 'disc')
        canvas.circle(random.between(-90, 90), 330, 270, mix(low, palette.sun, 0.3));
      else if (behind === 'rays')
        canvas.path(
          times(
            12,
            (k) =>
              d`M0 380L${Math.cos(k * 0.5236) * 1400} ${380 + Math.sin(k * 0.5236) * 1400} ${Math.cos(k * 0.5236 + 0.26) * 1400} ${380 + Math.sin(k * 0.5236 + 0.26) * 1400}z`,
          ),
          lower,
          'opacity=".6"',
        );
      else if (behind === 'bars')
        canvas.path(
          times(9, (k) => `M${-330 + k * 84}-10h36v920h-36z`),
          low,
          'opacity=".35"',
        );
      else if (behind === 'city')
        canvas.path(
          'M-330 560V360h90v-90h80v150h70V210h90v230h60V300h90v80h80v180z',
          mix(upper, palette.ink, 0.45),
        );
      faceAt(canvas, tonesOf(palette, random), personOf(canvas, someone(canvas, man)), {
        x: random.between(-40, 40),
        y: 345,
        size: random.between(1.85, 2.3),
        lean: random.between(-10, 10),
        light: random.maybe(0.7) ? 'side' : 'front',
        turned: random.maybe(0.5),
      });
    });
  };
