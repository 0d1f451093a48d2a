import { mix } from '../colour.ts';
import { centred, d, down, halo, ring, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** The sky seen from the bottom of a well, with a figure at the rim. */
export const well: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [, upper, lower, low] = palette.sky;
  wash(canvas, palette.ink, palette.ink);
  const kind = canvas.choose(['round', 'square']);
  centred(canvas, () => {
    const [x, y] = [random.between(-40, 40), 350];
    for (let course = 9; course > 0; course -= 1) {
      const r = 210 + course * course * 7;
      const colour = mix(
        mix(upper, palette.land, 0.5),
        palette.ink,
        Math.min(0.94, 0.25 + course * 0.09),
      );
      if (kind === 'round') {
        canvas.circle(x, y, r, colour);
        ring(
          canvas,
          x,
          y,
          r,
          palette.ink,
          5,
          `stroke-dasharray="${40 + course * 9} 6" stroke-dashoffset="${course * 31}"`,
        );
      } else {
        canvas.rect(
          x - r,
          y - r,
          2 * r,
          2 * r,
          colour,
          `transform="rotate(${course * 3} ${Math.round(x)} ${y})"`,
        );
        canvas.rect(
          x - r,
          y - r,
          2 * r,
          2 * r,
          'none',
          `stroke="${palette.ink}" stroke-width="5" transform="rotate(${course * 3} ${Math.round(x)} ${y})"`,
        );
      }
    }
    halo(canvas, x, y, 330, low, 0.5);
    canvas.circle(x, y, 204, down(canvas, lower, mix(low, palette.sun, 0.5)));
    const clip = canvas.define(
      (id) => `<clipPath id="${id}"><circle cx="${Math.round(x)}" cy="${y}" r="204"/></clipPath>`,
    );
    canvas.group(`clip-path="${clip}"`, () => {
      const who = random.pick(['head', 'two', 'branch']);
      const head = 'M-90 220Q-90 120-30 104-60 70-50 20T0-30 50 20Q60 70 30 104 90 120 90 220z';
      if (who === 'branch') place(canvas, 'bare', [x - 60, y + 230], 380, palette.ink);
      else
        canvas.path(
          head,
          palette.ink,
          `transform="translate(${Math.round(x - (who === 'two' ? 60 : 0))} ${y + 40})scale(1.3)"`,
        );
      if (who === 'two')
        canvas.path(
          head,
          mix(palette.ink, upper, 0.2),
          `transform="translate(${Math.round(x + 90)} ${y + 100})"`,
        );
    });
    canvas.line(d`M${x + 20} ${y}Q${x + 60} 560 20 790`, palette.light, 7);
    canvas.path('M-30 780h100l-12 90h-76z', mix(palette.land, low, 0.3));
  });
};
