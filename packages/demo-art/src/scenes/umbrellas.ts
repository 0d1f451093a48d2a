import { type Colour, mix } from '../colour.ts';
import { centred, d, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** A crowd under umbrellas seen from a roof, with one umbrella in another colour. */
export const umbrellas: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(upper, palette.ink, 0.5), mix(zenith, palette.ink, 0.3));
  const umbrella = (x: number, y: number, r: number, colour: Colour) => {
    canvas.circle(x + 14, y + 22, r, palette.ink, 'opacity=".45"');
    for (let rib = 0; rib < 8; rib += 1) {
      const [a, b] = [(rib * Math.PI) / 4, ((rib + 1) * Math.PI) / 4];
      canvas.path(
        d`M${x} ${y}L${x + r * Math.cos(a)} ${y + r * Math.sin(a)}Q${x + r * 0.86 * Math.cos((a + b) / 2)} ${y + r * 0.86 * Math.sin((a + b) / 2)} ${x + r * Math.cos(b)} ${y + r * Math.sin(b)}z`,
        mix(colour, rib < 4 ? palette.ink : low, 0.08 + (rib % 2) * 0.16),
      );
    }
    canvas.circle(x, y, 5, palette.sun);
  };
  const shift = random.between(-40, 40);
  centred(canvas, () => {
    for (let row = 0; row < 7; row += 1) {
      for (let column = -2; column <= (canvas.wide ? 4 : 2); column += 1) {
        const one = row === 2 && column === 0;
        umbrella(
          column * 150 + (row % 2) * 75 + shift + random.between(-14, 14),
          row * 138 + random.between(-12, 12),
          one ? 92 : random.between(66, 84),
          one ? palette.light : mix(upper, lower, random.between(0, 0.7)),
        );
      }
    }
  });
};
