import { mix } from '../colour.ts';
import { centred, d, down, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A huge ball and the silhouette of a person before it. */
export const ball: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [, upper, lower, low] = palette.sky;
  wash(canvas, upper, lower);
  canvas.line(
    times(9, (index) => d`M${canvas.focus} 700L${canvas.focus - 900 + index * 225} 1300`),
    mix(lower, low, 0.5),
    46,
    'opacity=".35"',
  );
  canvas.rect(0, 640, canvas.width, 260, down(canvas, mix(palette.land, low, 0.2), palette.ink));
  centred(canvas, () => {
    const y = 400;
    canvas.add(
      `<ellipse cx="0" cy="690" rx="230" ry="26" fill="${palette.ink}" fill-opacity=".5"/>`,
    );
    const kind = canvas.choose(['football', 'basketball', 'volleyball']);
    const skin =
      kind === 'basketball' ? mix(palette.light, upper, 0.35) : mix(palette.sun, '#ffffff', 0.6);
    canvas.circle(
      0,
      y,
      276,
      canvas.glow(
        [
          [0, skin],
          [0.7, mix(skin, low, 0.4)],
          [1, mix(skin, palette.ink, 0.45)],
        ],
        [0.36, 0.3],
      ),
    );
    const clip = canvas.define(
      (id) => `<clipPath id="${id}"><circle cx="0" cy="${y}" r="276"/></clipPath>`,
    );
    canvas.group(`clip-path="${clip}"`, () => {
      canvas.group(`transform="translate(0 ${y})rotate(${random.integer(-30, 30)})"`, () => {
        if (kind === 'football') {
          const pentagon = (r: number) =>
            `M${[0, 1, 2, 3, 4].map((k) => `${Math.round(Math.sin(k * 1.2566) * r)} ${Math.round(-Math.cos(k * 1.2566) * r)}`).join('L')}z`;
          canvas.path(pentagon(88), palette.ink);
          for (let k = 0; k < 5; k += 1) {
            canvas.line('M0-88V-172', palette.ink, 7, `transform="rotate(${k * 72})"`);
            canvas.line(
              'M0-172L96-206M0-172L-96-206',
              palette.ink,
              7,
              `transform="rotate(${k * 72})"`,
            );
            canvas.path(
              pentagon(92),
              palette.ink,
              `transform="rotate(${k * 72 + 36})translate(0 -252)scale(1 .66)"`,
            );
          }
        } else {
          canvas.line(
            kind === 'basketball'
              ? 'M-280 0H280M0-280V280M-200-200Q0 0-200 200M200-200Q0 0 200 200'
              : 'M0 0Q-160-60-180-220M0 0Q-60-140 20-276M0 0Q160-40 270-60M0 0Q130 80 160 230M0 0Q30 150-40 276M0 0Q-130 70-276 40',
            palette.ink,
            8,
          );
        }
      });
    });
    place(
      canvas,
      random.pick(['walker', 'man']),
      [random.pick([-200, 200]), 800],
      160,
      palette.ink,
    );
  });
};
