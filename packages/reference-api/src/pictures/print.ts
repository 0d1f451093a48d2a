import { Resvg, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { fonts } from './type.ts';

export type BitmapFormat = 'avif' | 'webp';

/** Little effort, since somebody waits for it; but a soft sky shows the blocks of a lower quality. */
const encodings = {
  webp: { quality: 87, effort: 4, preset: 'drawing' },
  avif: { quality: 58, effort: 1 },
} as const;

/** Off the main thread, all of it. */
export async function print(svg: string, format: BitmapFormat, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, { font: fonts, fitTo: { mode: 'width', value: width } });
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return sharp(image.pixels, { raw }).toFormat(format, encodings[format]).toBuffer();
}

/** A reader of SVG has not our fonts: its words become outlines. */
export function outlined(svg: string): string {
  return svg.includes('<text') ? new Resvg(svg, { font: fonts }).toString() : svg;
}
