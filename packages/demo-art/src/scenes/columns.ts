import { type Colour, mix } from '../colour.ts';
import { isNight, mist, ridgeline, sky, stars, sun } from '../drawing/land.ts';
import { across, centred, d, down } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** The remaining columns of a palace. */
export const columns: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [, , lower, low] = palette.sky;
  sky(canvas, palette, 0.95);
  if (isNight(palette)) stars(canvas, palette, 0.5, 40);
  sun(
    canvas,
    palette,
    [canvas.focus + random.between(-130, 130), random.between(330, 470)],
    random.between(80, 130),
  );
  canvas.path(ridgeline(canvas, 640, 46).d, mix(palette.land, low, 0.5));
  mist(canvas, low, 600, 160, 0.5);
  const column = (x: number, base: number, tall: number, colour: Colour, whole: boolean) => {
    const w = tall * 0.055;
    canvas.path(
      d`M${x - w} ${base}L${x - w * 0.8} ${base - tall}h${w * 1.6}L${x + w} ${base}z`,
      across(canvas, mix(colour, low, 0.3), colour),
    );
    canvas.path(d`M${x - w * 1.7} ${base}h${w * 3.4}l${-w * 0.4} ${-w}h${-w * 2.6}z`, colour);
    if (whole)
      canvas.path(
        d`M${x - w * 0.9} ${base - tall}h${w * 1.8}l${w * 2.2} ${-w * 1.2}q${w * 1.2} ${-w * 2.6} ${-w * 0.6} ${-w * 2.8}q${-w} 0 ${-w} ${w * 1.4}h${-w * 3.2}q0 ${-w * 1.4} ${-w} ${-w * 1.4}q${-w * 1.8} ${w * 0.2} ${-w * 0.6} ${w * 2.8}z`,
        colour,
      );
  };
  const span = canvas.wide ? 1100 : 600;
  for (let k = 0; k < 8; k += 1)
    column(
      20 + k * (span / 7),
      740,
      random.between(180, 330),
      mix(palette.land, lower, 0.35),
      random.maybe(0.6),
    );
  canvas.path(
    'M-20 720H1700V900H-20z',
    down(canvas, mix(palette.land, palette.ink, 0.2), palette.ink),
  );
  centred(canvas, () => {
    canvas.path(
      'M-260 780h520v26h30v26h30v70h-640v-70h30v-26h30z',
      mix(palette.ink, palette.land, 0.3),
    );
    column(-170, 784, random.between(420, 540), mix(palette.ink, palette.land, 0.25), true);
    column(
      150,
      784,
      random.between(300, 520),
      mix(palette.ink, palette.land, 0.15),
      random.maybe(0.6),
    );
    place(
      canvas,
      canvas.choose(['walker', 'man', 'camel', 'woman']),
      [random.between(-40, 40), 782],
      130,
      palette.ink,
    );
  });
};
