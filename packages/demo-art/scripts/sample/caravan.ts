import { seededRandom } from '@parde/demo-catalogue';
import { mix } from '../../src/colour.ts';
import { sky, stars, sun } from '../../src/drawing/land.ts';
import { place } from '../../src/lettering/glyphs.ts';
import { palettes } from '../../src/palettes.ts';
import { createSvgCanvas } from '../../src/svg-canvas.ts';

/** A looping animation: the last frame runs into the first. */

const frame = { width: 848, height: 480, focus: 0.5 };
const palette = palettes.dusk;
const [, upper, lower, low] = palette.sky;
const turn = 2 * Math.PI;

/**
 * Returns the height of a dune over the picture's width. It repeats because each wave has a whole number of periods.
 */
function dune(seed: string, waves: readonly [number, number, number]) {
  const random = seededRandom(seed);
  const phases = waves.map(() => random.between(0, turn));
  return (x: number) =>
    waves.reduce(
      (sum, count, index) =>
        sum + Math.sin((count * turn * x) / frame.width + (phases[index] ?? 0)) / (index + 1.4),
      0,
    );
}

const dunes = [
  { at: 300, height: 16, travels: 0.5, shape: dune('far', [2, 4, 6]), paint: mix(lower, low, 0.4) },
  {
    at: 335,
    height: 22,
    travels: 1,
    shape: dune('middle', [1, 2, 4]),
    paint: mix(upper, lower, 0.5),
  },
  { at: 385, height: 20, travels: 1, shape: dune('walked', [1, 3, 4]), paint: palette.land },
  { at: 440, height: 18, travels: 2, shape: dune('near', [1, 2, 3]), paint: palette.ink },
];

/** Draws one frame. `time` runs from 0 to 1 and repeats. */
export function caravan(time: number): string {
  const pen = createSvgCanvas(frame, seededRandom('caravan'));
  sky(pen, palette, 0.72);
  stars(pen, palette, 0.4, 40);
  sun(pen, palette, [600, 210], 58);
  for (const dune of dunes) {
    const ground = (x: number) =>
      dune.at - dune.height * dune.shape(x + time * dune.travels * frame.width);
    const points = Array.from(
      { length: 54 },
      (_, index) => `${index * 16} ${ground(index * 16).toFixed(1)}`,
    );
    pen.path(
      `M${points.join('L')}V480H0z`,
      pen.fade([
        [0, dune.paint],
        [1, mix(dune.paint, palette.ink, 0.35)],
      ]),
    );
    if (dune.at !== 385) continue;
    for (const [index, x] of [250, 350, 450, 550].entries()) {
      const sway = 2 * Math.sin(turn * (16 * time + index / 4));
      place(pen, 'camel', [x, ground(x) + 3 + sway], 64, palette.ink);
    }
    place(pen, 'walker', [650, ground(650) + 3 + Math.sin(turn * 16 * time)], 46, palette.ink);
  }
  for (const [index, y] of [84, 104, 92, 122].entries()) {
    const x = frame.width + 80 - ((time * 1 + index * 0.09) % 1) * (frame.width + 160);
    place(pen, 'gull', [x, y + 6 * Math.sin(turn * (3 * time + index / 3))], 50, palette.ink);
  }
  return pen.svg();
}
