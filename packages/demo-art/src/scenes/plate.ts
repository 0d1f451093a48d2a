import { mix } from '../colour.ts';
import { centred, ring, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A table seen from above, with bread, a plate and a glass of tea. */
export const plate: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(upper, palette.land, 0.3), mix(zenith, palette.land, 0.4));
  const check = canvas.wide ? 20 : 8;
  canvas.line(
    times(check, (index) => `M${index * 80 + 40} 0V900`) +
      times(12, (index) => `M0 ${index * 80 + 40}H${canvas.width}`),
    mix(upper, lower, 0.5),
    34,
    'opacity=".4"',
  );
  centred(canvas, () => {
    const y = 400;
    canvas.circle(14, y + 22, 226, palette.ink, 'opacity=".4"');
    canvas.circle(0, y, 222, mix(palette.sun, '#ffffff', 0.4));
    ring(canvas, 0, y, 190, lower, 6);
    ring(canvas, 0, y, 206, lower, 14, 'stroke-dasharray="6 20" opacity=".8"');
    canvas.circle(0, y, 160, mix(palette.sun, low, 0.2));
    const dish = canvas.choose(['eggs', 'fish', 'pomegranate', 'heart']);
    if (dish === 'eggs') {
      for (const [x, dy] of [
        [-58, -20],
        [62, 34],
      ] as const) {
        canvas.path(`M${x - 70} ${y + dy}q0-70 66-66 84 4 76 70-6 66-72 64-70-2-70-68z`, '#fffdf6');
        canvas.circle(x, y + dy, 30, palette.light);
      }
    } else if (dish === 'fish') {
      place(canvas, 'fish', [0, y], 250, mix(upper, palette.ink, 0.4), { extra: '' });
      canvas.circle(-76, y - 12, 8, palette.sun);
    } else if (dish === 'pomegranate') {
      canvas.path(`M0 ${y - 118}l-18-34 18 10 18-10z`, upper);
      canvas.circle(0, y, 120, mix(lower, upper, 0.4));
      canvas.circle(0, y, 96, mix(low, palette.sun, 0.4));
      for (let seed = 0; seed < 26; seed += 1) {
        const a = seed * 2.4;
        canvas.circle(
          Math.cos(a) * 17 * Math.sqrt(seed),
          y + Math.sin(a) * 17 * Math.sqrt(seed),
          11,
          mix(lower, palette.ink, 0.15),
        );
      }
    } else {
      canvas.path(
        `M0 ${y + 96}C-150 ${y}-110-${0} -60 ${y - 80}Q-20 ${y - 96} 0 ${y - 46}Q20 ${y - 96} 60 ${y - 80}C120 ${y - 50} 110 ${y + 10} 0 ${y + 96}z`.replace(
          '-0 -60',
          ' -60',
        ),
        upper,
      );
    }
    canvas.path('M-282 250q-4-60 4-90 6 30 2 90l4 300h-14z', mix(low, palette.ink, 0.3));
    canvas.path('M270 180q30 40 14 110l-2 270h-14V180z', mix(low, palette.ink, 0.3));
    const [x, top] = [random.pick([-170, 170]), 690];
    canvas.circle(x, top, 74, mix(palette.sun, '#ffffff', 0.5));
    canvas.circle(x, top, 50, mix(palette.light, upper, 0.55));
    canvas.circle(x - 14, top - 14, 12, palette.sun, 'opacity=".7"');
    canvas.rect(-x - 76, top - 40, 150, 94, mix(palette.light, palette.land, 0.35), 'rx="40"');
  });
};
