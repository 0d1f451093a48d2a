import { mix } from '../colour.ts';
import { mist, ridgeline, sky, sun } from '../drawing/land.ts';
import { centred, d, down } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** A soldier's helmet among flowers. */
export const helmet: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [, upper, lower, low] = palette.sky;
  sky(canvas, palette, 0.92);
  sun(canvas, palette, [canvas.focus + random.between(-100, 100), 300], random.between(80, 130));
  canvas.path(ridgeline(canvas, 600, 50).d, mix(palette.land, low, 0.45));
  mist(canvas, lower, 580, 150, 0.5);
  centred(canvas, () => {
    canvas.path(
      'M-900 720Q-300 640 0 660T1200 700V900H-900z',
      down(canvas, mix(palette.land, palette.ink, 0.3), palette.ink),
    );
    const on = canvas.choose(['rifle', 'ground']);
    const y = on === 'rifle' ? 330 : 560;
    if (on === 'rifle')
      canvas.path(
        'M-14 300h14l4 150h14v60H2l12 220q10 60-12 70h-28l6-290h-14v-40h14z',
        palette.ink,
      );
    canvas.path(
      `M-190 ${y + 110}Q-190 ${y - 110} 10 ${y - 110}T196 ${y + 96}q20 10 44 18l-6 20Q0 ${y + 150}-214 ${y + 146}l-8-18z`,
      down(canvas, mix(palette.land, low, 0.35), mix(palette.land, palette.ink, 0.5)),
    );
    canvas.line(`M-194 ${y + 106}Q0 ${y + 124} 206 ${y + 100}`, palette.ink, 6, 'opacity=".6"');
    canvas.line(`M-150 ${y + 120}q20 140 130 150M150 ${y + 116}q-10 130-130 154`, palette.ink, 7);
    canvas.circle(70, y + 10, 13, palette.ink);
    for (let flower = 0; flower < 15; flower += 1) {
      const x = -280 + flower * 41 + random.between(-14, 14);
      const top = random.between(620, 800);
      canvas.line(
        d`M${x} 900Q${x + random.between(-20, 20)} ${top + 60} ${x} ${top}`,
        mix(palette.land, palette.ink, 0.7),
        4,
      );
      canvas.circle(
        x,
        top,
        random.between(15, 26),
        mix(mix(upper, '#d8362f', 0.6), palette.ink, random.between(0, 0.2)),
      );
      canvas.circle(x, top, 7, palette.ink);
    }
  });
};
