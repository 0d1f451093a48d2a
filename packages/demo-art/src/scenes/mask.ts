import { type Colour, mix } from '../colour.ts';
import { across, centred, halo, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** Theatre masks: a pair, a split one or a lone one. */
export const mask: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, upper, zenith, palette.ink);
  const face = 'M-190-170Q0-230 190-170 220 60 110 190 50 250 0 250T-110 190Q-220 60-190-170z';
  const kind = canvas.choose(['pair', 'split', 'lone']);
  const draw = (gay: boolean, colour: Colour) => {
    const hole = mix(palette.ink, zenith, 0.25);
    canvas.path(face, across(canvas, mix(colour, '#ffffff', 0.25), mix(colour, palette.ink, 0.3)));
    canvas.path(
      gay
        ? 'M-130-50q50-70 100 0-50-26-100 0zM30-50q50-70 100 0-50-26-100 0z'
        : 'M-130-60q50 60 104 20-20 50-66 40-34-10-38-60zM130-60q-50 60-104 20 20 50 66 40 34-10 38-60z',
      hole,
    );
    canvas.path(
      gay
        ? 'M-120 60Q0 130 120 60 90 180 0 184T-120 60z'
        : 'M-96 190Q0 60 96 190 50 130 0 130T-96 190z',
      hole,
    );
    canvas.line(
      gay
        ? 'M-140-104q60-50 110-10M140-104q-60-50-110-10'
        : 'M-146-74q60-12 104-50M146-74q-60-12-104-50',
      hole,
      12,
      'stroke-linecap="round"',
    );
    canvas.path('M-14-40q14-10 28 0l14 74q-28 18-56 0z', palette.ink, 'opacity=".16"');
  };
  centred(canvas, () => {
    halo(canvas, 0, 400, 500, lower, 0.6);
    if (kind === 'pair') {
      canvas.group('transform="translate(86 300)rotate(14)scale(.86)"', () =>
        draw(false, mix(upper, low, 0.3)),
      );
      canvas.group('transform="translate(-70 460)rotate(-12)scale(.92)"', () =>
        draw(true, palette.light),
      );
      canvas.line(
        'M-230 330q-60 160 20 330t-40 240M250 250q60 200-10 330t40 320',
        lower,
        14,
        'stroke-linecap="round"',
      );
    } else if (kind === 'split') {
      for (const side of [-1, 1]) {
        const clip = canvas.define(
          (id) =>
            `<clipPath id="${id}"><rect x="${side < 0 ? -300 : 0}" y="-300" width="300" height="700"/></clipPath>`,
        );
        canvas.group(`transform="translate(${side * 12} ${400 + side * 24})scale(1.2)"`, () =>
          canvas.group(`clip-path="${clip}"`, () =>
            draw(side < 0, side < 0 ? palette.light : mix(upper, palette.ink, 0.1)),
          ),
        );
      }
    } else {
      canvas.path('M-170 900Q-190 720-60 690V560H60V690Q190 720 170 900z', palette.ink);
      canvas.circle(0, 380, 200, palette.ink);
      canvas.group(
        `transform="translate(${random.pick([-50, 50])} 400)rotate(${random.pick([-16, 16])})scale(.98)"`,
        () => draw(random.maybe(0.5), mix(low, palette.sun, 0.4)),
      );
    }
  });
};
