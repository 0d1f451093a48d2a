import { mix } from '../colour.ts';
import { isNight, mist, ridgeline, sky, stars } from '../drawing/land.ts';
import { d, down, halo, ring, times } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A train with its headlamp lit, and the rails. */
export const train: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [, upper, lower, low] = palette.sky;
  sky(canvas, palette, 0.66);
  if (isNight(palette)) stars(canvas, palette, 0.4, 30);
  canvas.path(ridgeline(canvas, 520, 60).d, mix(palette.land, lower, 0.4));
  mist(canvas, low, 520, 180, 0.6);
  canvas.rect(0, 620, canvas.width, 280, down(canvas, palette.land, palette.ink));
  canvas.group(`transform="translate(${canvas.focus + random.integer(-30, 30)} 0)"`, () => {
    canvas.path('M-36 640h12L-150 900h-46zM36 640h-12L150 900h46z', mix(low, palette.ink, 0.35));
    canvas.path(
      times(
        6,
        (tie) =>
          d`M${-44 - tie * tie * 7} ${664 + tie * tie * 9}h${88 + tie * tie * 14}v${6 + tie * 2}h${-88 - tie * tie * 14}z`,
      ),
      mix(palette.ink, palette.land, 0.3),
    );
    const engine = canvas.choose(['steam', 'diesel', 'metro']);
    if (engine === 'steam') {
      for (let puff = 0; puff < 7; puff += 1)
        canvas.circle(
          -10 - puff * puff * 5,
          250 - puff * 30,
          30 + puff * 13,
          mix(low, palette.sun, 0.4),
          `opacity="${(0.6 - puff * 0.07).toFixed(2)}"`,
        );
      canvas.path('M-26 330v-70h52v70zM-120 640V470a120 120 0 0 1 240 0v170z', palette.ink);
      canvas.circle(0, 468, 100, mix(palette.ink, upper, 0.3));
      ring(canvas, 0, 468, 72, mix(palette.ink, low, 0.3), 6);
      canvas.path('M-140 640h280l-50 66h-180z', mix(palette.ink, upper, 0.15));
    } else {
      const metro = engine === 'metro';
      canvas.path(
        metro ? 'M-140 690V320q0-60 140-60t140 60v370z' : 'M-140 690V430l50-150h180l50 150v260z',
        mix(palette.ink, upper, 0.25),
      );
      canvas.path(
        metro ? 'M-116 460V340q0-34 116-34t116 34v120z' : 'M-104 424l34-104h140l34 104z',
        mix(palette.light, lower, 0.35),
        'opacity=".9"',
      );
      canvas.path('M-140 520h280v26h-280z', palette.light);
      canvas.path('M-3 300h6v160h-6z', palette.ink);
      for (const x of [-92, 92]) canvas.circle(x, 610, 24, palette.sun);
      for (const x of [-92, 92]) halo(canvas, x, 610, 150, palette.sun, 0.8);
    }
    if (engine === 'steam') {
      halo(canvas, 0, 380, 240, palette.sun, 0.9);
      canvas.circle(0, 380, 30, palette.sun);
    }
  });
  place(
    canvas,
    random.pick(['man', 'woman', 'walker']),
    [canvas.focus - 210, 800],
    190,
    palette.ink,
  );
};
