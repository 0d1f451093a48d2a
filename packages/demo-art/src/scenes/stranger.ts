import { mix } from '../colour.ts';
import { centred, ring, times, wash } from '../drawing/shapes.ts';
import { tonesOf } from '../faces.ts';
import { profileAt } from '../profile.ts';
import { someone } from './face.ts';
import type { Scene } from './scene.ts';

/** One head from the side, before the sun, circles or falling leaves. */
export const stranger =
  (man: boolean): Scene =>
  (canvas, palette) => {
    const { random } = canvas;
    const [zenith, upper, lower, low] = palette.sky;
    const behind = random.pick(['sun', 'circles', 'leaves']);
    wash(canvas, mix(upper, zenith, 0.4), upper, mix(lower, upper, 0.3));
    const turned = random.maybe(0.5);
    centred(canvas, () => {
      const side = turned ? -1 : 1;
      if (behind === 'sun') canvas.circle(side * 90, 330, 250, mix(low, palette.sun, 0.4));
      if (behind === 'circles') {
        for (let radius = 120; radius < 460; radius += 66) {
          ring(canvas, side * 40, 330, radius, low, 14, 'opacity=".45"');
        }
      }
      if (behind === 'leaves') {
        const leaf = () =>
          `M${random.integer(-330, 330)} ${random.integer(0, 760)}q26-44 0-96-30 46 0 96z`;
        canvas.path(times(26, leaf), mix(low, lower, 0.4), 'opacity=".7"');
      }
      profileAt(canvas, tonesOf(palette, random), someone(canvas, man), {
        x: side * -40,
        y: 340,
        size: random.between(1.9, 2.2),
        lean: random.between(-8, 6),
        turned,
      });
    });
  };
