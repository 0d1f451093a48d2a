import { mix } from '../colour.ts';
import { stars } from '../drawing/land.ts';
import { across, centred, down, halo, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A space helmet with the view of its wearer reflected in the visor. */
export const visor: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, palette.ink, mix(zenith, palette.ink, 0.4), zenith);
  stars(canvas, palette, 1, 70);
  const sees = canvas.choose(['planet', 'dune', 'home', 'figure']);
  centred(canvas, () => {
    halo(canvas, 0, 400, 480, upper, 0.7);
    const white = mix(palette.sun, '#ffffff', 0.5);
    const shade = mix(white, upper, 0.55);
    canvas.path(
      'M-300 900Q-290 690-120 650h240q170 40 180 250z',
      down(canvas, shade, mix(shade, palette.ink, 0.6)),
    );
    canvas.rect(-150, 620, 300, 66, mix(shade, palette.ink, 0.35), 'rx="30"');
    canvas.circle(0, 390, 264, across(canvas, white, mix(shade, palette.ink, 0.3)));
    for (const s of [-1, 1]) canvas.rect(s < 0 ? -290 : 236, 350, 54, 120, shade, 'rx="20"');
    const glass =
      'M-190 300Q-180 210 0 206T190 300Q220 470 150 540 80 590 0 590T-150 540Q-220 470-190 300z';
    canvas.path(glass, palette.ink);
    const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${glass}"/></clipPath>`);
    canvas.group(`clip-path="${clip}"`, () => {
      canvas.rect(
        -220,
        200,
        440,
        400,
        canvas.fade([
          [0, mix(zenith, palette.ink, 0.3)],
          [0.6, lower],
          [1, low],
        ]),
      );
      if (sees === 'planet') {
        canvas.circle(60, 330, 96, palette.sun);
        canvas.circle(90, 330, 96, mix(lower, palette.ink, 0.2));
      } else canvas.circle(random.between(-90, 90), 330, 46, palette.sun);
      canvas.path(
        'M-240 500Q0 430 240 510V620H-240z',
        down(canvas, mix(palette.land, low, 0.3), palette.ink),
      );
      if (sees === 'home')
        canvas.path('M-70 500v-60l50-50 50 50v60zM40 500v-90h24v90z', palette.ink);
      else if (sees !== 'planet')
        place(
          canvas,
          sees === 'dune' ? 'camel' : random.pick(['man', 'woman']),
          [-10, 500],
          110,
          palette.ink,
        );
    });
    canvas.line(glass, mix(palette.light, palette.ink, 0.15), 12);
    canvas.path('M-160 310Q-140 240-60 230-130 280-140 380z', '#ffffff', 'opacity=".5"');
    canvas.circle(120, 660, 14, palette.light);
  });
};
