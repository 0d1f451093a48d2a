import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

interface Comparison {
  /** How many pixels an eye would see as another colour; the soft edges of letters are not counted. */
  readonly pixels: number;
  /** What is there now, pale, with those pixels in red. */
  readonly difference: Buffer;
}

/** A picture as it is kept: small, and the same bytes for the same pixels. */
export const packed = (picture: Buffer, quality: number): Promise<Buffer> =>
  sharp(picture).webp({ quality }).toBuffer();

/** Compares two packed pictures. Where one is longer than the other, the rest of it differs. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([
    pixelsOf(before, width, height),
    pixelsOf(after, width, height),
  ]);
  const difference = Buffer.alloc(one.length);
  const pixels = pixelmatch(one, other, difference, width, height);
  const raw = { width, height, channels: 4 } as const;
  return { pixels, difference: await sharp(difference, { raw }).webp().toBuffer() };
}

/** Red, green, blue and how solid, pixel by pixel; beyond the picture a colour that no story has. */
async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const size = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - size.width, bottom: height - size.height, background: '#ff00ff' })
    .raw()
    .toBuffer();
}
