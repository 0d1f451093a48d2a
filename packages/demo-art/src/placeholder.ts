import type { PaletteName } from '@parde/demo-catalogue';
import { type Colour, mix } from './colour.ts';
import type { PictureKind } from './drawing/frames.ts';
import { isBright } from './inks.ts';
import { palettes } from './palettes.ts';

const columns = 3;
const rows = 4;
const known = new Map<string, string>();

/**
 * Returns a GIF of twelve pixels, which the browser smooths. It is made from the palette, not from the picture, so
 * that a page of two hundred cards costs almost nothing.
 */
export function placeholderOf(kind: PictureKind, palette: PaletteName): string {
  const key = `${kind}/${palette}`;
  const found = known.get(key);
  if (found) return found;
  const made = `data:image/gif;base64,${gif(dots(kind, palette)).toString('base64')}`;
  known.set(key, made);
  return made;
}

function dots(kind: PictureKind, name: PaletteName): Colour[] {
  const { sky, sun, land, ink } = palettes[name];
  const shade = isBright(palettes[name]) ? 0.05 : 1;
  const [zenith, upper, lower, low] = sky;
  const rowsOf = [
    mix(zenith, ink, 0.2 * shade),
    mix(upper, lower, 0.4),
    mix(lower, low, 0.5),
    land,
  ];
  return rowsOf.flatMap((colour, row) => {
    const lit = row === 1 || row === 2 ? mix(colour, sun, 0.25) : colour;
    const edge = mix(colour, ink, 0.3 * shade);
    // The right side of a backdrop is dark, for text.
    return kind === 'backdrop' ? [lit, edge, mix(colour, ink, 0.75 * shade)] : [edge, lit, edge];
  });
}

/** Encodes a GIF, which is half as long as a PNG of the same pixels. */
function gif(colours: readonly Colour[]): Buffer {
  const table = [...new Set(colours)];
  const bitsOfColour = table.length > 8 ? 4 : 3;
  const tableBytes = Buffer.alloc(3 * 2 ** bitsOfColour);
  table.forEach((colour, index) => {
    Buffer.from(colour.slice(1), 'hex').copy(tableBytes, 3 * index);
  });
  const data = packed(
    colours.map((colour) => table.indexOf(colour)),
    bitsOfColour,
  );
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([columns, 0, rows, 0, 0x80 | (bitsOfColour - 1), 0, 0]),
    tableBytes,
    Buffer.from([0x2c, 0, 0, 0, 0, columns, 0, rows, 0, 0, bitsOfColour, data.length]),
    data,
    Buffer.from([0, 0x3b]),
  ]);
}

/** Packs LZW codes of one length. The table is cleared before the codes would become longer. */
function packed(places: readonly number[], bitsOfColour: number): Buffer {
  const clear = 2 ** bitsOfColour;
  const codes = [
    ...places.flatMap((place, index) => (index % (clear - 2) === 0 ? [clear, place] : [place])),
    clear + 1,
  ];
  const length = bitsOfColour + 1;
  const bytes = Buffer.alloc(Math.ceil((codes.length * length) / 8));
  codes.forEach((code, index) => {
    for (let bit = 0; bit < length; bit += 1) {
      const at = index * length + bit;
      bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (((code >> bit) & 1) << (at & 7));
    }
  });
  return bytes;
}
