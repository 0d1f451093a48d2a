import { Resvg } from '@resvg/resvg-js';
import { type Face, faces, fonts } from './fonts.ts';

const measured = 100;

/** Returns the width of a line after text shaping, per unit of font size. */
export function lineWidth(markup: string, face: Face, extra = ''): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text ${faces[face]} font-size="${measured}" ${extra}>${markup}</text></svg>`;
  return (new Resvg(svg, { font: fonts }).getBBox()?.width ?? 0) / measured;
}
