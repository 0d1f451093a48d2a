import { mix } from '../colour.ts';
import { centred, d, times, wash } from '../drawing/shapes.ts';
import { sitterAt } from '../sitter.ts';
import type { Scene } from './scene.ts';

/** A face that fills the frame, one half of it in a different light. */
export const face: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(upper, lower, 0.4), zenith, mix(zenith, palette.ink, 0.5));
  const behind = random.pick(['disc', 'rays', 'city', 'bars']);
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
        'opacity=".7"',
      );
    else if (behind === 'bars')
      canvas.path(
        times(9, (k) => `M${-330 + k * 84}-10h36v920h-36z`),
        low,
        'opacity=".4"',
      );
    else
      canvas.path(
        'M-330 560V360h90v-90h80v150h70V210h90v230h60V300h90v80h80v180z',
        mix(upper, palette.ink, 0.45),
      );
    const sitter = canvas.choose(['man', 'woman', 'scarfed']);
    sitterAt(canvas, palette, sitter, [random.between(-30, 30), 400, random.between(2.35, 2.75)]);
    canvas.rect(
      random.maybe(0.5) ? -320 : 0,
      -10,
      320,
      920,
      mix(upper, palette.ink, 0.4),
      'opacity=".38"',
    );
  });
};
