import { mix } from '../colour.ts';
import { d, down, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

const things = {
  man: ['man', 150],
  woman: ['woman', 146],
  tree: ['tree', 84],
  setar: ['setar', 104],
} as const;

/** A block of flats at night, with something different in each window. */
export const facade: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, zenith, upper);
  const columns = canvas.wide ? 11 : 4;
  const wall = mix(palette.land, palette.ink, 0.45);
  canvas.rect(0, 0, canvas.width, 900, down(canvas, mix(wall, upper, 0.35), wall));
  const step = canvas.width / columns;
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * step + step * 0.2, 46 + row * 172];
      const [wide, tall] = [step * 0.6, 116];
      const lit = random.maybe(0.55);
      const glow = random.pick([palette.light, low, palette.sun, lower]);
      canvas.rect(x - 7, y - 7, wide + 14, tall + 14, mix(wall, palette.ink, 0.55));
      canvas.rect(
        x,
        y,
        wide,
        tall,
        lit
          ? down(canvas, mix(glow, palette.sun, 0.2), mix(glow, upper, 0.25))
          : mix(zenith, palette.ink, 0.3),
      );
      const what = random.pick(['none', 'curtain', 'man', 'woman', 'tree', 'setar']);
      if (lit && what === 'curtain') {
        canvas.path(
          d`M${x} ${y}h${wide * 0.42}q-6 ${tall * 0.7} ${-wide * 0.42} ${tall}zM${x + wide} ${y}h${-wide * 0.3}q4 ${tall * 0.7} ${wide * 0.3} ${tall}z`,
          mix(glow, palette.ink, 0.45),
        );
      } else if (lit && what !== 'none' && what !== 'curtain') {
        const [thing, size] = things[what];
        const clip = canvas.define(
          (id) =>
            `<clipPath id="${id}"><rect x="${Math.round(x)}" y="${y}" width="${Math.round(wide)}" height="${tall}"/></clipPath>`,
        );
        canvas.group(`clip-path="${clip}"`, () =>
          place(
            canvas,
            thing,
            [
              x + wide * random.between(0.35, 0.65),
              y + tall + (what === 'man' || what === 'woman' ? 50 : 0),
            ],
            size,
            palette.ink,
          ),
        );
      }
      canvas.line(d`M${x + wide / 2} ${y}v${tall}`, mix(wall, palette.ink, 0.55), 4);
      canvas.rect(x - 12, y + tall + 8, wide + 24, 9, mix(wall, low, 0.25));
    }
  }
};
