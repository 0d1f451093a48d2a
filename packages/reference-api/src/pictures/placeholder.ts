import { crc32, deflateSync } from 'node:zlib';
import type { PictureKind } from './artwork.ts';
import { type Colour, mix } from './colour.ts';
import { type PaletteName, palettes } from './palettes.ts';

const columns = 3;
const rows = 4;
const known = new Map<string, string>();

/**
 * A PNG of twelve pixels that the browser smooths. Made from the palette, not from the picture, so that a page of two
 * hundred cards costs nothing.
 */
export function placeholderOf(kind: PictureKind, palette: PaletteName): string {
  const key = `${kind}/${palette}`;
  const found = known.get(key);
  if (found) return found;
  const made = `data:image/png;base64,${png(dots(kind, palette)).toString('base64')}`;
  known.set(key, made);
  return made;
}

function dots(kind: PictureKind, name: PaletteName): Colour[] {
  const { sky, sun, land, ink } = palettes[name];
  const [zenith, upper, lower, low] = sky;
  const rowsOf = [mix(zenith, ink, 0.2), mix(upper, lower, 0.4), mix(lower, low, 0.5), land];
  return rowsOf.flatMap((colour, row) => {
    const lit = row === 1 || row === 2 ? mix(colour, sun, 0.25) : colour;
    const edge = mix(colour, ink, 0.3);
    // The right side of a backdrop is dark, for text.
    return kind === 'backdrop' ? [lit, edge, mix(colour, ink, 0.75)] : [edge, lit, edge];
  });
}

function png(colours: readonly Colour[]): Buffer {
  const bytes: number[] = [];
  colours.forEach((colour, index) => {
    if (index % columns === 0) bytes.push(0);
    bytes.push(...Buffer.from(colour.slice(1), 'hex'));
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(bytes), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
