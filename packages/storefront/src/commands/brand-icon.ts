import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../brand/define-brand.ts';

/** The side of the largest icon. A smaller picture would be enlarged. */
const minSide = 512;
/** In the favicon. Browsers show it much smaller. */
const faviconSide = 192;

/** Returns the mistake in the file that `icon` of brand.ts names. */
export async function iconMistakes(
  { icon }: Partial<Brand>,
  folder: string,
): Promise<readonly string[]> {
  // The check of the fields reports such values.
  if (typeof icon !== 'string' || icon.startsWith('/')) return [];
  const mistake = (problem: string) => [`brand.ts: icon names ${icon}, which ${problem}`];
  const file = join(folder, icon);
  if (!existsSync(file)) return mistake('is not there: put it beside brand.ts, or name another');
  try {
    const picture = sharp(file);
    const { format, width, height } = await picture.metadata();
    // Metadata alone would not show that the file ends too early.
    await picture.stats();
    const size = `is ${width} × ${height}`;
    if (format !== 'svg' && format !== 'png') return mistake(`is ${format}: it must be SVG or PNG`);
    if (width !== height) return mistake(`${size}: it must be square`);
    if (format === 'png' && width < minSide) {
      return mistake(`${size}: it must be ${minSide} × ${minSide} pixels or more`);
    }
    return [];
  } catch {
    return mistake('cannot be read as a picture: save it as SVG or PNG');
  }
}

interface Drawing {
  readonly size: number;
  /** The picture's share of the icon. */
  readonly share: number;
  /** The colour around and behind the picture. Without it, transparent parts stay transparent. */
  readonly ground?: string | undefined;
}

/** Draws an app icon from the brand's own picture. */
export async function drawIcon(file: string, { size, share, ground }: Drawing): Promise<Buffer> {
  const { format, width } = await sharp(file).metadata();
  const side = Math.round(size * share);
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  // An SVG is rendered at the target size. Its own size is that at 72 dpi.
  const drawn = sharp(file, format === 'svg' ? { density: (72 * side) / width } : {})
    .resize(side, side)
    .extend({ top: before, bottom: after, left: before, right: after, background });
  return (ground === undefined ? drawn : drawn.flatten({ background: ground }))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Returns the diameter of the smallest circle around the middle with all visible parts. The picture's side is 1. */
export async function visibleDiameter(file: string): Promise<number> {
  const side = 256;
  const picture = sharp(file).resize(side, side).ensureAlpha().extractChannel('alpha');
  const distances = Array.from(await picture.raw().toBuffer(), (alpha, at) =>
    // Nobody sees the faintest parts, such as the end of a shadow.
    alpha < 26
      ? 0
      : Math.hypot((at % side) + 0.5 - side / 2, Math.floor(at / side) + 0.5 - side / 2),
  );
  return (2 * distances.reduce((one, other) => Math.max(one, other), 1)) / side;
}

/** Returns the favicon: the SVG itself, or an SVG with the picture in it. */
export async function favicon(file: string): Promise<string> {
  if ((await sharp(file).metadata()).format === 'svg') return readFileSync(file, 'utf8');
  const picture = await drawIcon(file, { size: faviconSide, share: 1 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><image width="24" height="24" href="data:image/png;base64,${picture.toString('base64')}"/></svg>\n`;
}
