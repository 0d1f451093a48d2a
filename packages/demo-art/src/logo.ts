import { mix } from './colour.ts';
import { lineMarkup, settable, shortened } from './drawing/lines.ts';
import { faces } from './lettering/fonts.ts';
import { lineWidth } from './lettering/type.ts';
import type { Palette } from './palettes.ts';
import { round, type SvgCanvas } from './svg-canvas.ts';

/**
 * Draws a square logo. It shows only the last part of a name such as «پردهٔ ورزش», which distinguishes a channel from
 * the others.
 */
export function logo(canvas: SvgCanvas, palette: Palette, name: string): void {
  const { width: w, height: h, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(0, 0, w, h, mix(zenith, palette.ink, 0.55));
  const field = canvas.fade([
    [0, mix(upper, lower, 0.3)],
    [1, mix(zenith, palette.ink, 0.3)],
  ]);
  const shape = random.pick(['disc', 'square', 'leaf']);
  if (shape === 'disc') canvas.circle(w / 2, h / 2, w * 0.48, field);
  else if (shape === 'square')
    canvas.rect(w * 0.03, h * 0.03, w * 0.94, h * 0.94, field, 'rx="72"');
  else
    canvas.path(
      `M${round(w * 0.03)} ${round(h * 0.5)}Q${round(w * 0.03)} ${round(h * 0.03)} ${round(w * 0.5)} ${round(h * 0.03)}H${round(w * 0.97)}V${round(h * 0.5)}Q${round(w * 0.97)} ${round(h * 0.97)} ${round(w * 0.5)} ${round(h * 0.97)}H${round(w * 0.03)}z`,
      field,
    );
  canvas.line(
    `M${round(w * 0.32)} ${round(h * 0.76)}H${round(w * 0.68)}`,
    palette.light,
    8,
    'stroke-linecap="round"',
  );
  const word = shortened(settable(name).split(' ').at(-1) ?? '', 12);
  if (!word) return;
  const line = lineMarkup(word);
  const size = Math.min(130, (w * 0.72) / Math.max(0.2, lineWidth(line, 'heavy')));
  canvas.add(
    `<text x="${w / 2}" y="${round(h * 0.46 + size * 0.28)}" ${faces.heavy} font-size="${round(size)}" text-anchor="middle" fill="${mix(palette.sun, low, 0.1)}">${line}</text>`,
  );
}
