import { mix } from '../colour.ts';
import { centred, halo, wash } from '../drawing/shapes.ts';
import { place } from '../lettering/glyphs.ts';
import type { Scene } from './scene.ts';

/** A light bulb on its wire with something glowing inside. */
export const bulb: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, palette.ink, mix(zenith, palette.ink, 0.35), palette.ink);
  centred(canvas, () => {
    halo(canvas, 0, 420, 560, lower, 0.75);
    canvas.line(`M0-10V170`, mix(low, palette.ink, 0.5), 6);
    canvas.path('M-44 170h88v84h-88z', mix(upper, palette.ink, 0.55));
    canvas.line('M-46 190h92M-46 212h92M-46 234h92', mix(low, palette.ink, 0.35), 5);
    const glass = 'M-44 254c0 50-96 96-96 206a140 140 0 0 0 280 0c0-110-96-156-96-206z';
    canvas.path(
      glass,
      canvas.glow([
        [0, palette.sun, 0.95],
        [0.6, palette.light, 0.55],
        [1, low, 0.25],
      ]),
    );
    const inside = canvas.choose(['filament', 'city', 'tree', 'woman', 'fish']);
    if (inside === 'filament') {
      canvas.line(
        'M-16 254L-44 420M16 254L44 420M-44 420c10 60 30 60 22 0s14-60 22 0 30 60 22 0-10-40 22 0',
        palette.ink,
        6,
        'stroke-linecap="round"',
      );
    } else if (inside === 'city') {
      canvas.path(
        'M-120 520v-60h34v-60h40v80h26v-130h44v90h34v-40h40v70h22v50Q60 596 0 596-70 596-120 520z',
        palette.ink,
      );
    } else if (inside === 'fish') {
      canvas.path(
        'M-136 440q34 20 68 0t68 0 68 0 68 0q6 160-136 160T-136 440z',
        mix(lower, upper, 0.4),
        'opacity=".8"',
      );
      place(canvas, 'fish', [0, 520], 100, palette.ink);
    } else {
      place(canvas, inside, [0, 586], inside === 'tree' ? 210 : 230, palette.ink);
    }
    canvas.line(glass, palette.sun, 4, 'opacity=".7"');
    canvas.line('M-104 410q10-50 44-84', '#ffffff', 9, 'opacity=".55" stroke-linecap="round"');
    for (let moth = 0; moth < 3; moth += 1) {
      place(
        canvas,
        'gull',
        [random.between(-250, 250), random.between(330, 640)],
        random.between(36, 70),
        palette.sun,
        { extra: 'opacity=".5"' },
      );
    }
  });
};
