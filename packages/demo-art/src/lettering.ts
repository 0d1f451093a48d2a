import type { SceneName } from '@parde/demo-catalogue';
import { type Colour, lightness, mix } from './colour.ts';
import { type Face, faces } from './fonts.ts';
import { balanced, lineMarkup, settable, shortened } from './lines.ts';
import type { Palette } from './palettes.ts';
import { round, type SvgCanvas } from './svg-canvas.ts';
import { lineWidth } from './type.ts';

export type Words = { name: string | null; nameEn?: string | null; credit?: string | null };

type Place = 'top' | 'bottom';
type Style = readonly [place: Place, face: Face, align?: 'start'];

/** Where a scene leaves room, and the voices that suit it. */
const styles: Record<SceneName, readonly [Style, ...Style[]]> = {
  arch: [
    ['top', 'book'],
    ['top', 'light'],
  ],
  city: [
    ['bottom', 'heavy', 'start'],
    ['bottom', 'heavy'],
  ],
  desert: [
    ['top', 'book'],
    ['bottom', 'heavy'],
    ['bottom', 'light', 'start'],
  ],
  duel: [['bottom', 'heavy', 'start']],
  field: [
    ['bottom', 'light'],
    ['bottom', 'book'],
  ],
  forest: [
    ['top', 'heavy'],
    ['top', 'light'],
  ],
  garden: [
    ['top', 'book'],
    ['top', 'heavy'],
  ],
  mountains: [
    ['bottom', 'light', 'start'],
    ['bottom', 'heavy'],
  ],
  music: [
    ['bottom', 'book'],
    ['bottom', 'heavy', 'start'],
  ],
  noir: [
    ['bottom', 'heavy', 'start'],
    ['bottom', 'heavy'],
  ],
  rain: [
    ['top', 'light'],
    ['top', 'heavy', 'start'],
  ],
  rays: [
    ['bottom', 'round'],
    ['bottom', 'heavy'],
  ],
  road: [
    ['top', 'heavy', 'start'],
    ['top', 'book'],
  ],
  room: [
    ['bottom', 'light'],
    ['bottom', 'book', 'start'],
  ],
  sea: [
    ['top', 'light'],
    ['top', 'heavy'],
    ['bottom', 'book'],
  ],
  space: [
    ['bottom', 'heavy'],
    ['bottom', 'light'],
  ],
  spiral: [
    ['bottom', 'heavy'],
    ['top', 'heavy', 'start'],
  ],
  stadium: [['top', 'heavy']],
  tiles: [
    ['bottom', 'book'],
    ['bottom', 'heavy'],
  ],
  toy: [['top', 'round']],
  village: [
    ['bottom', 'book'],
    ['bottom', 'light', 'start'],
  ],
  wild: [
    ['bottom', 'light'],
    ['bottom', 'book', 'start'],
  ],
};

const leading: Record<Face, number> = { heavy: 1.22, round: 1.25, book: 1.34, light: 1.38 };
/** How much of a poster's height the name may take, and how large its letters may grow. */
const block: Record<Face, number> = { heavy: 0.3, round: 0.28, book: 0.25, light: 0.25 };
const largest = 190;
const mostLetters = 90;

type Setting = { lines: string[]; size: number };

/** In as few lines as let the letters be large. */
function settingFor(name: string, face: Face, width: number, height: number): Setting {
  const settings = [1, 2, 3].map((count): Setting => {
    const lines = balanced(name, count).map(lineMarkup);
    const widest = Math.max(0.2, ...lines.map((line) => lineWidth(line, face)));
    const size = Math.min(largest, width / widest, height / (lines.length * leading[face]));
    return { lines, size };
  });
  return settings.reduce((best, other) => (other.size > best.size * 1.18 ? other : best));
}

const spacing = ' letter-spacing="3"';

/** The name in Latin capitals, small; none where it would be too small to read. */
function latinOf(
  nameEn: string,
  name: string,
  width: number,
): { markup: string; size: number } | undefined {
  // «Montrose» is called so in Persian too.
  if (nameEn.toUpperCase() === name.toUpperCase()) return undefined;
  // The digits of «۲۱:۴۵» say nothing new in Latin.
  if (!/\p{Script=Latin}/u.test(nameEn)) return undefined;
  const markup = lineMarkup(nameEn.toUpperCase());
  const size = Math.min(24, width / lineWidth(markup, 'book', spacing) / 1.22);
  return size < 11 ? undefined : { markup, size };
}

/** Light letters in the picture's own light; dark ones where the sky is bright. */
function inkFor(canvas: SvgCanvas, palette: Palette, face: Face, plain: Colour): string {
  if (plain === palette.ink || face === 'light') return plain;
  return canvas.fade([
    [0.1, plain],
    [1, canvas.random.maybe(0.5) ? palette.light : palette.sun],
  ]);
}

/** Sets the name as a designer would: large, where the scene has room for it, in its light. */
export function letter(canvas: SvgCanvas, palette: Palette, scene: SceneName, words: Words): void {
  const name = shortened(settable(words.name ?? ''), mostLetters);
  if (!name) return;
  const { width: w, height: h, random } = canvas;
  const [place, face, align] = random.pick(styles[scene]);
  const margin = w * 0.08;
  const width = w - 2 * margin;
  const { lines, size } = settingFor(name, face, width, h * block[face]);
  const anchor = align === 'start' ? 'end' : 'middle';
  const x = round(align === 'start' ? w - margin : w / 2);

  const bright = place === 'top' && lightness(palette.sky[0]) > 0.6;
  veil(canvas, palette, place, bright);
  const plain = bright ? palette.ink : mix(palette.sun, '#ffffff', 0.55);
  const ink = inkFor(canvas, palette, face, plain);
  const shadow = bright ? palette.sun : palette.ink;

  const set = (markup: string, y: number, at: number, typeface: Face, paint: string, extra = '') =>
    canvas.add(
      `<text x="${x}" y="${round(y)}" ${faces[typeface]} font-size="${round(at)}" text-anchor="${anchor}" fill="${paint}"${extra}>${markup}</text>`,
    );

  const latin = latinOf(settable(words.nameEn ?? ''), name, width);
  const credit = shortened(settable(words.credit ?? ''), 44);
  const step = size * leading[face];
  const room = {
    credit: credit ? 46 : 0,
    rule: face === 'book' ? 22 : 0,
    latin: latin ? 52 : 0,
  };
  const all = room.credit + step * lines.length + room.rule + room.latin;
  let y = place === 'top' ? h * 0.055 : h * 0.955 - all;

  const sign = () => {
    if (credit) set(lineMarkup(credit), y + 27, 25, 'light', plain, ' opacity=".9"');
    y += room.credit;
  };

  if (place === 'top') sign();
  for (const line of lines) {
    // Persian letters hang lower than Latin ones, and their marks stand higher.
    const baseline = y + step * 0.74;
    set(line, baseline + Math.max(2, size * 0.035), size, face, shadow, ' opacity=".45"');
    set(line, baseline, size, face, ink);
    y += step;
  }
  if (room.rule) {
    const half = w * 0.09;
    const from = align === 'start' ? w - margin - 2 * half : w / 2 - half;
    canvas.rect(from, y + 6, half * 2, 3, plain, 'opacity=".7"');
    y += room.rule;
  }
  if (latin) set(latin.markup, y + 34, latin.size, 'book', plain, `${spacing} opacity=".85"`);
  y += room.latin;
  // At the foot it comes last: above the name it would lie over the scene.
  if (place === 'bottom') sign();
}

/** Calms the picture under the words, without a box. */
function veil(canvas: SvgCanvas, palette: Palette, place: Place, bright: boolean): void {
  const { width: w, height: h } = canvas;
  const shade = bright ? mix(palette.sky[0], '#ffffff', 0.35) : palette.ink;
  const deep = bright ? 0.55 : 0.86;
  const reach = h * 0.5;
  const stops = [
    [0, shade, deep],
    [0.45, shade, deep * 0.6],
    [1, shade, 0],
  ] as const;
  const turned = [
    [0, shade, 0],
    [0.55, shade, deep * 0.6],
    [1, shade, deep],
  ] as const;
  if (place === 'top') canvas.rect(0, 0, w, reach, canvas.fade(stops));
  else canvas.rect(0, h - reach, w, reach, canvas.fade(turned));
}
