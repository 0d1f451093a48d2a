import { mix } from '../colour.ts';
import { centred, d, halo, times, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** A chessboard with a few pieces on it. */
export const chess: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(zenith, palette.ink, 0.2), upper, lower);
  const horizon = 520;
  halo(canvas, canvas.focus, 430, 470, low, 0.7);
  canvas.rect(0, horizon, canvas.width, 380, mix(palette.ink, upper, 0.2));
  centred(canvas, () => {
    for (let row = 0; row < 6; row += 1) {
      const [a, b] = [1 - 0.72 ** row, 1 - 0.72 ** (row + 1)].map(
        (t) => 900 - ((900 - horizon) * t) / 0.86,
      );
      if (a === undefined || b === undefined || b < horizon) continue;
      const at = (k: number, y: number) => k * 150 * ((y - horizon) / 380 + 0.12);
      canvas.path(
        times(18, (k) =>
          (k + row) % 2
            ? d`M${at(k - 9, a)} ${a}L${at(k - 8, a)} ${a} ${at(k - 8, b)} ${b} ${at(k - 9, b)} ${b}z`
            : '',
        ),
        mix(low, palette.sun, 0.2),
        `opacity="${(0.9 - row * 0.1).toFixed(1)}"`,
      );
    }
    const pieces = {
      king: 'M-8-300h16v22h22v16H8v22q62-6 62 40 0 30-26 70l-14 72H-30l-14-72q-26-40-26-70 0-46 62-40v-22h-22v-16h22z',
      queen: 'M0-270l20 60 44-52-6 74 36-18-44 100-16 48h-68l-16-48-44-100 36 18-6-74 44 52z',
      pawn: 'M0-190a40 40 0 0 1 26 70h18v18H26q2 50 22 44h-96q20 6 22-44h-18v-18h18a40 40 0 0 1 26-70z',
      rook: 'M-60-230h30v24h18v-24h24v24h18v-24h30v62H40l8 110h-96l8-110h-20z',
    } as const;
    const stand = (
      piece: keyof typeof pieces,
      x: number,
      y: number,
      size: number,
      colour: string,
    ) => {
      canvas.group(`transform="translate(${x} ${y})scale(${size})"`, () => {
        canvas.path('M-70 0h140l150 120h-120z', palette.ink, 'opacity=".4"');
        canvas.path(pieces[piece], colour);
        canvas.path('M-54-62h108q4 34 26 40V0H-80v-22q22-6 26-40z', colour);
      });
    };
    const hero = canvas.choose(['king', 'pawn', 'rook']);
    stand(hero, random.between(-40, 40), 690, hero === 'pawn' ? 1.8 : 1.5, palette.ink);
    stand(
      hero === 'pawn' ? 'king' : 'pawn',
      random.pick([-190, 190]),
      600,
      0.6,
      mix(palette.sun, low, 0.3),
    );
  });
};
