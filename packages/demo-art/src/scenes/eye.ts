import { mix } from '../colour.ts';
import { crescent } from '../drawing/land.ts';
import { centred, d, halo, times, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** An eye with a reflection of what it saw in its pupil. */
export const eye: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  const skin = mix(upper, palette.land, 0.3);
  wash(canvas, mix(skin, palette.ink, 0.25), mix(skin, palette.ink, 0.55));
  centred(canvas, () => {
    const y = 400;
    halo(canvas, 0, y, 480, lower, 0.5);
    canvas.path(
      `M-330 ${y}Q-150 ${y - 250} 60 ${y - 230}T340 ${y - 20}Q180 ${y + 190} -20 ${y + 190}T-330 ${y}z`,
      mix(skin, palette.ink, 0.45),
    );
    const lid = `M-292 ${y + 6}Q-130 ${y - 186} 50 ${y - 172}T300 ${y - 8}Q150 ${y + 150} -20 ${y + 148}T-292 ${y + 6}z`;
    canvas.path(lid, mix(palette.sun, '#ffffff', 0.55));
    const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${lid}"/></clipPath>`);
    canvas.group(`clip-path="${clip}"`, () => {
      const x = random.between(-40, 50);
      canvas.circle(x, y - 14, 160, mix(zenith, palette.ink, 0.3));
      canvas.circle(
        x,
        y - 14,
        148,
        canvas.glow([
          [0, palette.light],
          [0.5, lower],
          [1, upper],
        ]),
      );
      canvas.line(
        times(48, (k) => {
          const a = (k / 48) * Math.PI * 2;
          return d`M${x + Math.cos(a) * 84} ${y - 14 + Math.sin(a) * 84}L${x + Math.cos(a) * 140} ${y - 14 + Math.sin(a) * 140}`;
        }),
        mix(low, palette.sun, 0.3),
        3,
        'opacity=".7"',
      );
      canvas.circle(x, y - 14, 82, palette.ink);
      const saw = canvas.choose(['figure', 'moon', 'fire', 'tree']);
      if (saw === 'moon') crescent(canvas, palette, [x, y - 24], 36);
      else if (saw === 'fire')
        canvas.path(
          d`M${x} ${y - 80}q60 60 40 100t-80 0q-14-30 14-50 0 24 14 24 20-24 12-74z`,
          palette.light,
        );
      else
        place(
          canvas,
          saw === 'tree' ? 'tree' : random.pick(['man', 'woman']),
          [x, y + 54],
          saw === 'tree' ? 112 : 130,
          mix(low, palette.sun, 0.4),
        );
      canvas.circle(x + 56, y - 74, 24, '#ffffff', 'opacity=".85"');
      canvas.path(
        `M-330 ${y}Q-130 ${y - 220} 60 ${y - 210}T340 ${y}L340 ${y - 60}Q120 ${y - 140} 40 ${y - 136}T-330 ${y + 20}z`,
        palette.ink,
        'opacity=".3"',
      );
    });
    canvas.line(
      `M-300 ${y + 8}Q-130 ${y - 192} 50 ${y - 178}T310 ${y - 10}`,
      palette.ink,
      17,
      'stroke-linecap="round"',
    );
    canvas.path(
      `M-320 ${y - 190}Q-140 ${y - 346} 120 ${y - 306}T350 ${y - 170}Q200 ${y - 260} 80 ${y - 266}T-320 ${y - 190}z`,
      palette.ink,
    );
  });
};
