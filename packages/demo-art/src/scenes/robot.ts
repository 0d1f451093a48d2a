import { type Colour, mix } from '../colour.ts';
import { across, centred, down, halo, times, wash } from '../drawing/shapes.ts';
import type { SvgCanvas } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** The head and shoulders of a robot. */
export const robot: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.2), upper, mix(lower, upper, 0.4));
  const metal = mix(random.pick([low, lower, palette.light]), palette.sun, 0.25);
  const [dark, screen] = [mix(metal, palette.ink, 0.5), mix(palette.ink, zenith, 0.3)];
  const look = canvas.choose(['round', 'box', 'tall']);
  centred(canvas, () => {
    halo(canvas, 0, 360, 480, low, 0.5);
    canvas.path(
      'M-190 900V720q0-60 80-70h220q80 10 80 70v180z',
      down(canvas, dark, mix(dark, palette.ink, 0.6)),
    );
    canvas.rect(-46, 570, 92, 100, mix(dark, palette.ink, 0.4));
    canvas.line('M-46 596h92M-46 622h92M-46 648h92', metal, 6, 'opacity=".5"');
    canvas.line('M0 200V110', dark, 12);
    halo(canvas, 0, 96, 90, palette.light, 0.9);
    canvas.circle(0, 96, 22, palette.light);
    const head = {
      round: [-210, 180, 420, 400, 200],
      box: [-210, 190, 420, 380, 44],
      tall: [-156, 160, 312, 424, 110],
    } as const;
    const [x, y, wide, tall, radius] = head[look];
    for (const s of [-1, 1]) canvas.rect(s < 0 ? x - 40 : x + wide, 330, 40, 110, dark, 'rx="14"');
    canvas.rect(
      x,
      y,
      wide,
      tall,
      across(canvas, mix(metal, '#ffffff', 0.25), dark),
      `rx="${radius}"`,
    );
    canvas.rect(x + 38, y + 76, wide - 76, tall * 0.52, screen, `rx="${Math.min(radius, 90)}"`);
    const mood = random.pick(['dots', 'lines', 'one', 'heart']);
    const ey = y + 170;
    for (const x of mood === 'one' ? [0] : [-74, 74])
      eye(canvas, mood, [x, ey], palette.light, screen);
    canvas.line(
      times(5, (k) => `M${-56 + k * 28} ${y + tall - 62}v30`),
      screen,
      10,
    );
    for (const [bx, by] of [
      [x + 26, y + 40],
      [x + wide - 26, y + 40],
    ] as const)
      canvas.circle(bx, by + (radius > 150 ? 90 : 0), 7, screen);
  });
};

function eye(
  canvas: SvgCanvas,
  mood: 'dots' | 'lines' | 'one' | 'heart',
  [x, y]: readonly [number, number],
  light: Colour,
  dark: Colour,
): void {
  halo(canvas, x, y, 100, light, 0.6);
  if (mood === 'lines') {
    canvas.line(`M${x - 34} ${y + 12}q34-48 68 0`, light, 15, 'stroke-linecap="round"');
  } else if (mood === 'heart') {
    canvas.path(`M${x} ${y + 40}q-60-40-44-72 24-24 44 8 20-32 44-8 16 32-44 72z`, light);
  } else {
    const [outer, inner] = mood === 'one' ? [70, 32] : [36, 14];
    canvas.circle(x, y, outer, light);
    canvas.circle(x, y, inner, dark);
  }
}
