import { mix } from '../colour.ts';
import { centred, d, down, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A paper boat on high waves. */
export const paperboat: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(low, palette.sun, 0.35), lower, upper);
  centred(canvas, () => {
    canvas.circle(random.between(-120, 120), 230, random.between(70, 110), palette.sun);
    const wave = (y: number, colour: string, tall: number) =>
      canvas.path(
        `M-900 ${y}${times(9, (k) => d`q${70} ${-tall * (1 + (k % 3) * 0.3)} ${150} 0t150 0`)}V900H-900z`,
        colour,
      );
    wave(430, mix(lower, upper, 0.5), 50);
    const tilt = random.integer(-12, 12);
    canvas.group(`transform="translate(0 520)rotate(${tilt})"`, () => {
      const paper = mix(palette.sun, '#ffffff', 0.65);
      canvas.path('M-70 0L0-190 70 0z', mix(paper, low, 0.15));
      canvas.path('M0-190L70 0H0z', mix(paper, lower, 0.4));
      canvas.path('M-190-40L-70 0H70L190-40 110 90H-110z', paper);
      canvas.path('M-190-40L-70 0 0 90H-110z', mix(paper, low, 0.3));
      canvas.line(
        times(4, (k) => `M${-60 + k * 8} ${28 + k * 14}H${90 - k * 14}`),
        mix(upper, paper, 0.4),
        4,
        'opacity=".6"',
      );
      const crew = canvas.choose(['nobody', 'man', 'hoopoe', 'tree']);
      if (crew !== 'nobody')
        place(canvas, crew, [96, -10], crew === 'tree' ? 110 : 100, palette.ink);
    });
    wave(600, down(canvas, upper, mix(upper, zenith, 0.7)), 70);
    wave(700, down(canvas, mix(upper, zenith, 0.6), zenith), 60);
    wave(800, mix(zenith, palette.ink, 0.45), 70);
    for (let fish = 0; fish < 4; fish += 1)
      place(
        canvas,
        'fish',
        [random.between(-240, 240), random.between(690, 850)],
        random.between(40, 74),
        mix(palette.light, upper, 0.25),
        { flip: fish % 2 === 0 },
      );
  });
};
