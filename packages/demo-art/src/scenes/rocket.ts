import { type Colour, mix } from '../colour.ts';
import { stars } from '../drawing/land.ts';
import { across, centred, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A toy-like rocket in space. */
export const rocket: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, zenith, upper, lower);
  stars(canvas, palette, 0.9, 54);
  const lean = random.pick([-26, -10, 12, 28]);
  const planet: Colour = mix(lower, palette.light, 0.3);
  centred(canvas, () => {
    const [px, py] = [lean > 0 ? -170 : 170, random.between(130, 250)];
    canvas.circle(px, py, 84, planet);
    canvas.add(
      `<ellipse cx="${px}" cy="${Math.round(py)}" rx="140" ry="26" fill="none" stroke="${low}" stroke-width="12" transform="rotate(-18 ${px} ${Math.round(py)})"/>`,
    );
    canvas.path(`M${px - 84} ${Math.round(py)}a84 84 0 0 1 168 0z`, planet);
    canvas.group(`transform="translate(0 360)rotate(${lean})"`, () => {
      for (const [k, colour] of [palette.light, palette.sun, '#ffffff' as const].entries())
        canvas.path(
          `M${-58 + k * 18} 190Q${-70 + k * 24} 330 0 ${520 - k * 110} ${70 - k * 24} 330 ${58 - k * 18} 190z`,
          colour,
        );
      const skin = mix(palette.sun, '#ffffff', 0.5);
      canvas.path(
        'M-86 90q-80 50-70 150l84-40zM86 90q80 50 70 150l-84-40z',
        mix(upper, palette.light, 0.3),
      );
      canvas.path(
        'M0-270Q120-130 96 60l-26 140H-70L-96 60Q-120-130 0-270z',
        across(canvas, skin, mix(skin, lower, 0.7)),
      );
      canvas.path('M0-270Q62-196 84-112H-84Q-62-196 0-270z', mix(upper, palette.light, 0.3));
      canvas.circle(0, -20, 60, mix(palette.ink, upper, 0.3));
      canvas.circle(0, -20, 46, mix(low, lower, 0.3));
      const pilot = canvas.choose(['child', 'hoopoe', 'tree']);
      if (pilot === 'child') {
        canvas.circle(0, -22, 24, palette.ink);
        canvas.path('M-34 20q34-40 68 0-34 24-68 0z', palette.ink);
      } else place(canvas, pilot, [0, 14], 64, palette.ink);
      canvas.rect(-14, 100, 28, 130, mix(upper, palette.light, 0.2), 'rx="14"');
    });
    const cloud = mix(low, '#ffffff', 0.5);
    for (let k = 0; k < 13; k += 1)
      canvas.circle(
        -360 + k * 60,
        880 + (k % 3) * 20,
        74 + ((k * 37) % 40),
        mix(cloud, lower, (k % 3) * 0.2),
      );
  });
  if (canvas.wide)
    for (let k = 0; k < 12; k += 1) canvas.circle(700 + k * 84, 890, 90, mix(low, lower, 0.4));
};
