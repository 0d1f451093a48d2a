import { Resvg, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { fonts } from './type.ts';

export type BitmapFormat = 'avif' | 'webp';

/** Low effort, because a viewer waits; but a lower quality shows blocks in a soft sky. */
const encodings = {
  webp: { quality: 87, effort: 4, preset: 'drawing' },
  avif: { quality: 58, effort: 1 },
} as const;

/** Runs off the main thread. */
export async function rasterize(svg: string, format: BitmapFormat, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, { font: fonts, fitTo: { mode: 'width', value: width } });
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return sharp(image.pixels, { raw }).toFormat(format, encodings[format]).toBuffer();
}

/** SVG readers lack our fonts, so text becomes outlines. */
export function withOutlinedText(svg: string): string {
  return svg.includes('<text') ? new Resvg(svg, { font: fonts }).toString() : svg;
}
