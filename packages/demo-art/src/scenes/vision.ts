import { mix } from '../colour.ts';
import { centred, wash } from '../drawing/shapes.ts';
import { faceAt, personOf, tonesOf } from '../faces.ts';
import { place } from '../lettering/glyphs.ts';
import { profileAt } from '../profile.ts';
import { someone } from './face.ts';
import type { Scene } from './scene.ts';

const lands = {
  city: 'M-1200 960V660h60v-50h70v70h60V560h60v90h60v-40h70v60h50V540h60v110h60V590h50v80h60V520h70v140h60v-60h60v80h60V570h60v90h70v-50h60v70h60V600h60v70h700V960z',
  hills:
    'M-1200 960V700Q-700 560-420 660-240 560-90 640 90 540 260 650 460 580 700 690L1400 640V960z',
  dunes: 'M-1200 960V720Q-500 560-60 690 160 600 380 660 700 600 1400 720V960z',
} as const;

/** A large face in the sky, above a land with a small figure. */
export const vision =
  (man: boolean): Scene =>
  (canvas, palette) => {
    const { random, width, height } = canvas;
    const [zenith, upper, lower, low] = palette.sky;
    wash(canvas, zenith, upper, mix(lower, low, 0.5), low);
    const tones = { ...tonesOf(palette, random), cloth: mix(lower, upper, 0.5) };
    const sitter = someone(canvas, man);
    const turned = random.maybe(0.5);
    const at = { x: random.between(-50, 50), y: 310, size: random.between(1.9, 2.3), turned };
    centred(canvas, () => {
      if (random.maybe(0.5)) profileAt(canvas, tones, sitter, at);
      else faceAt(canvas, tones, personOf(canvas, sitter), { ...at, lean: random.between(-8, 8) });
    });
    // The face dissolves into the haze above the land.
    canvas.rect(
      0,
      0,
      width,
      height,
      canvas.fade([
        [0.36, low, 0],
        [0.62, mix(low, palette.sun, 0.3), 0.95],
        [1, low, 1],
      ]),
    );
    centred(canvas, () => {
      const land = lands[random.pick(['city', 'hills', 'dunes'])];
      canvas.path(land, mix(palette.land, low, 0.35), 'transform="translate(-120 -40)"');
      canvas.path(land, mix(palette.land, palette.ink, 0.5), 'transform="translate(60 30)"');
      canvas.path('M-1200 960V780Q-200 700 1400 800V960z', palette.ink);
      place(
        canvas,
        random.pick(['walker', 'man', 'woman']),
        [random.between(-60, 60), 752],
        90,
        palette.ink,
      );
    });
  };
