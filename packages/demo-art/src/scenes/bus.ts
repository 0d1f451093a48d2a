import { mix } from '../colour.ts';
import { centred, down, ring, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A small bus loaded with a family's belongings on its roof. */
export const bus: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(low, palette.sun, 0.25), lower, mix(upper, zenith, 0.3));
  const roof = [palette.light, upper, low, palette.land, mix(palette.sun, lower, 0.3)] as const;
  centred(canvas, () => {
    canvas.circle(0, 420, 330, palette.sun, 'opacity=".4"');
    canvas.path('M-900 730Q0 690 1200 740V900H-900z', down(canvas, palette.land, palette.ink));
    let y = 330;
    for (let bag = 0; bag < 7; bag += 1) {
      const [wide, tall] = [random.between(80, 180), random.between(40, 74)];
      const x = -150 + (bag % 3) * 105 + random.between(-16, 16);
      if (bag === 3) y -= 62;
      if (bag === 6) y -= 54;
      canvas.rect(
        x - wide / 3,
        y - tall,
        wide,
        tall,
        mix(random.pick(roof), palette.ink, random.between(0, 0.3)),
        `rx="${random.integer(4, 26)}"`,
      );
    }
    place(
      canvas,
      canvas.choose(['chair', 'bicycle', 'setar', 'tree']),
      [random.between(-60, 60), 236],
      130,
      palette.ink,
    );
    const body = mix(random.pick([palette.light, upper, lower]), palette.sun, 0.15);
    canvas.rect(-216, 330, 432, 12, palette.ink);
    canvas.path(
      'M-206 346h412q30 0 34 40l10 300h-500l10-300q4-40 34-40z',
      down(canvas, mix(body, '#ffffff', 0.2), body),
    );
    canvas.path('M-196 378h392l14 136h-420z', mix(zenith, lower, 0.35));
    canvas.path('M-110 378h70l-50 136h-70z', '#ffffff', 'opacity=".2"');
    canvas.rect(-5, 378, 10, 136, body);
    for (const x of [-96, 92]) {
      canvas.circle(x, 470, 34, mix(palette.ink, palette.land, 0.2));
      canvas.path(`M${x - 54} 514q54-40 108 0z`, mix(palette.ink, upper, 0.2));
    }
    canvas.path('M-244 590h488v30h-488z', mix(body, palette.ink, 0.3));
    for (const x of [-176, 176]) {
      canvas.circle(x, 566, 34, palette.sun);
      ring(canvas, x, 566, 34, palette.ink, 6);
    }
    canvas.rect(-82, 546, 164, 52, mix(palette.ink, body, 0.25), 'rx="10"');
    canvas.rect(-270, 656, 540, 40, mix(palette.ink, low, 0.2), 'rx="14"');
    for (const x of [-206, 138]) canvas.rect(x, 690, 68, 66, palette.ink, 'rx="16"');
  });
};
