import { fonts } from './lettering/fonts.ts';

export type BitmapFormat = 'avif' | 'webp';

/** The effort is low because a viewer waits, but a lower quality would show blocks in a soft sky. */
const encodings = {
  webp: { quality: 87, effort: 4, preset: 'drawing' },
  avif: { quality: 58, effort: 1 },
} as const;

/** Renders a picture as a browser gets it, at this width in pixels. Runs off the main thread. */
export async function rasterize(svg: string, format: BitmapFormat, width: number): Promise<Buffer> {
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ]);
  const image = await renderAsync(svg, {
    font: fonts,
    fitTo: { mode: 'width', value: width },
  });
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return sharp(image.pixels, { raw }).toFormat(format, encodings[format]).toBuffer();
}

/** Viewers of an SVG do not have our fonts, so text is converted to outlines. */
export async function withOutlinedText(svg: string): Promise<string> {
  if (!svg.includes('<text')) return svg;
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { font: fonts }).toString();
}
