import { mix } from '../colour.ts';
import { centred, halo, times, wash } from '../drawing/shapes.ts';
import type { Scene } from './scene.ts';

/** An envelope, sealed or open. */
export const letter: Scene = (canvas, palette) => {
  const { random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, upper, zenith);
  halo(canvas, canvas.focus, 420, 620, lower, 0.6);
  canvas.group(
    `transform="translate(${canvas.focus} 410)rotate(${random.integer(-11, 11)})"`,
    () => {
      const paper = mix(palette.sun, '#ffffff', 0.5);
      const opened = canvas.choose(['sealed', 'open']) === 'open';
      canvas.rect(-222, -134, 470, 330, palette.ink, 'opacity=".35"');
      if (opened) {
        canvas.path('M-236-150L0-330 236-150z', mix(low, palette.ink, 0.28));
        canvas.rect(-196, -300, 392, 400, '#fffdf4');
        canvas.line(
          times(
            8,
            (line) =>
              `M${160 - (line % 3) * 4} ${-250 + line * 30}H${line === 7 ? 20 : -150 + ((line * 53) % 60)}`,
          ),
          mix(palette.ink, upper, 0.35),
          6,
          'opacity=".6"',
        );
        canvas.path('M-236-150L0 50 236-150V170H-236z', paper);
        canvas.path('M-236 170L-20 10h40l216 160z', mix(paper, low, 0.4));
      } else {
        canvas.rect(-236, -150, 472, 320, paper);
        canvas.path('M-236 170L-30 0h60l206 170z', mix(paper, low, 0.35));
        canvas.path('M-236-150L0 56 236-150z', mix(paper, low, 0.55));
        canvas.circle(0, 34, 46, mix(upper, palette.ink, 0.1));
        canvas.circle(0, 34, 34, mix(upper, lower, 0.5));
        canvas.path(
          'M0 12l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z',
          mix(upper, palette.ink, 0.2),
        );
      }
    },
  );
  if (random.maybe(0.6)) {
    centred(canvas, () =>
      canvas.path(
        'M-250 760q120-130 330-150-60 120-330 150zM-262 800l24-42 8 6z',
        mix(palette.ink, upper, 0.15),
      ),
    );
  }
};
