import type { Colour } from '../colour.ts';
import type { SvgCanvas } from '../svg-canvas.ts';

/** Path data with short numbers: `d\`M${x} ${y}h${width}\``. */
export function d(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return parts.reduce((text, part, index) => {
    const number = numbers[index];
    return text + part + (number === undefined ? '' : Math.round(number * 10) / 10);
  }, '');
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function down(canvas: SvgCanvas, from: Colour, to: Colour): string {
  return canvas.fade([
    [0, from],
    [1, to],
  ]);
}

export function across(canvas: SvgCanvas, from: Colour, to: Colour): string {
  return canvas.fade(
    [
      [0, from],
      [1, to],
    ],
    true,
  );
}

/** Fills the picture with a gradient of these colours, from top to bottom. */
export function wash(canvas: SvgCanvas, ...colours: readonly Colour[]): void {
  const stops = colours.map((colour, index) => [index / (colours.length - 1), colour] as const);
  canvas.rect(0, 0, canvas.width, canvas.height, canvas.fade(stops));
}

export function halo(
  canvas: SvgCanvas,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  opacity = 0.6,
): void {
  canvas.circle(
    x,
    y,
    radius,
    canvas.glow([
      [0, colour, opacity],
      [0.5, colour, opacity * 0.35],
      [1, colour, 0],
    ]),
  );
}

/** Draws with the origin at the subject's x. The frame of every title is 900 high. */
export function centred(canvas: SvgCanvas, draw: () => void): void {
  canvas.group(`transform="translate(${canvas.focus} 0)"`, draw);
}

export function ring(
  canvas: SvgCanvas,
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
  extra = '',
): void {
  canvas.circle(x, y, radius, 'none', `stroke="${colour}" stroke-width="${width}" ${extra}`);
}
