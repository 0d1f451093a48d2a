import { mix } from './colour.ts';
import { lineMarkup, settable, shortened } from './drawing/lines.ts';
import { inkOn } from './inks.ts';
import { type Face, faces } from './lettering/fonts.ts';
import { lineWidth } from './lettering/type.ts';
import type { Palette } from './palettes.ts';
import { round, type SvgCanvas } from './svg-canvas.ts';

/** Draws a square logo: the last part of the name large, such as «ورزش», and the first part small above it. */
export function logo(canvas: SvgCanvas, palette: Palette, name: string): void {
  const { width: w, height: h, random } = canvas;
  const [zenith, upper, lower] = palette.sky;
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
  const words = settable(name).split(' ');
  const word = shortened(words.at(-1) ?? '', 12);
  if (!word) return;
  const ink = inkOn(mix(upper, zenith, 0.4), palette);
  const set = (text: string, y: number, face: Face, largest: number) => {
    const line = lineMarkup(text);
    const size = Math.min(largest, (w * 0.7) / Math.max(0.2, lineWidth(line, face)));
    canvas.add(
      `<text x="${w / 2}" y="${round(y + size * 0.28)}" ${faces[face]} font-size="${round(size)}" text-anchor="middle" fill="${ink}">${line}</text>`,
    );
  };
  const first = shortened(words.slice(0, -1).join(' '), 16);
  if (first) set(first, h * 0.28, 'book', 46);
  else {
    canvas.line(
      `M${round(w * 0.32)} ${round(h * 0.76)}H${round(w * 0.68)}`,
      palette.light,
      8,
      'stroke-linecap="round"',
    );
  }
  set(word, h * (first ? 0.56 : 0.46), 'heavy', first ? 116 : 130);
}
