import { type Colour, lightness, mix } from '../colour.ts';
import { balanced, lineMarkup, settable, shortened } from '../drawing/lines.ts';
import type { Palette } from '../palettes.ts';
import { round, type SvgCanvas } from '../svg-canvas.ts';
import { type Face, faces } from './fonts.ts';
import { lineWidth } from './type.ts';

export type PosterText = { name: string | null; nameEn?: string | null; credit?: string | null };

/** The area and the type of a poster's text. */
export type Panel = {
  x: number;
  y: number;
  width: number;
  height: number;
  from: 'top' | 'bottom';
  align: 'middle' | 'end';
  face: Face;
  ink: Colour;
  /** The colour behind the letters. */
  ground: Colour;
  most?: number;
  /** True if the letters are on the scene, not on one colour. */
  onScene?: boolean;
};

/**
 * The properties of a scene that its lettering depends on: the free end, whether the scene is for children, and
 * whether it is on paper.
 */
export type Stage = { room: 'top' | 'bottom'; round: boolean; paper: boolean };

/** A typeface and an alignment that suit a scene. */
type Style = readonly [face: Face, align?: 'end'];

const voices: Record<'top' | 'bottom', readonly [Style, ...Style[]]> = {
  top: [['heavy'], ['book'], ['light'], ['heavy', 'end'], ['light', 'end']],
  bottom: [['heavy'], ['heavy', 'end'], ['book'], ['light'], ['light', 'end'], ['book', 'end']],
};

const leading: Record<Face, number> = { heavy: 1.22, round: 1.25, book: 1.34, light: 1.38 };
/** The largest height of a name on its scene, by typeface, of the 900 units of a poster. */
const block: Record<Face, number> = { heavy: 270, round: 252, book: 225, light: 225 };
/** The largest font size. On a scene larger letters would hide the picture. */
const largest = { onScene: 164, onGround: 240 };
const maxLetters = 90;

type Setting = { lines: string[]; size: number };

/** Breaks a name into as few lines as allow large letters. */
function settingFor(
  name: string,
  face: Face,
  width: number,
  height: number,
  most: number,
  largest: number,
): Setting {
  const settings = Array.from({ length: most }, (_, index): Setting => {
    const lines = balanced(name, index + 1).map(lineMarkup);
    const widest = Math.max(0.2, ...lines.map((line) => lineWidth(line, face)));
    const size = Math.min(largest, width / widest, height / (lines.length * leading[face]));
    return { lines, size };
  });
  return settings.reduce((best, other) => (other.size > best.size * 1.18 ? other : best));
}

const spacing = ' letter-spacing="3"';

/** Returns the name in small Latin capitals, or undefined if they would be too small to read. */
function latinOf(
  nameEn: string,
  name: string,
  width: number,
): { markup: string; size: number } | undefined {
  // A name such as «Montrose» is the same in Persian.
  if (nameEn.toUpperCase() === name.toUpperCase()) return undefined;
  // A name such as «۲۱:۴۵» has only digits, so its Latin form adds nothing.
  if (!/\p{Script=Latin}/u.test(nameEn)) return undefined;
  const markup = lineMarkup(nameEn.toUpperCase());
  const size = Math.min(24, width / lineWidth(markup, 'book', spacing) / 1.22);
  return size < 11 ? undefined : { markup, size };
}

/** Returns a panel on the scene itself, with letters in the picture's colours, or dark ones on a bright sky. */
function onScene(canvas: SvgCanvas, palette: Palette, { room, round, paper }: Stage): Panel {
  const [face, align = 'middle'] = canvas.random.pick(voices[room]);
  const bright = paper || (room === 'top' && lightness(palette.sky[0]) > 0.6);
  const voice = round ? 'round' : face;
  const height = block[voice] + 120;
  return {
    x: 48,
    y: room === 'top' ? 50 : 860 - height,
    width: 504,
    height,
    from: room,
    align: round ? 'middle' : align,
    face: voice,
    ink: bright ? palette.ink : mix(palette.sun, '#ffffff', 0.55),
    ground: bright ? palette.sky[0] : palette.ink,
    onScene: true,
  };
}

/** Letters on a scene fade from their ink into the colour of its light. */
function glowing(canvas: SvgCanvas, palette: Palette, { ink, face }: Panel): string {
  if (ink === palette.ink || face === 'light') return ink;
  return canvas.fade([
    [0.1, ink],
    [1, canvas.random.maybe(0.5) ? palette.light : palette.sun],
  ]);
}

/** Decides which of a poster's texts fit its panel, and their sizes. */
function plan(panel: Panel, words: PosterText, name: string) {
  const { face, width, most = 3 } = panel;
  const latin = latinOf(settable(words.nameEn ?? ''), name, width);
  // A low panel has space only for the name.
  const credit = panel.height < 230 ? '' : shortened(settable(words.credit ?? ''), 44);
  const rule = face === 'book';
  const beside = (credit ? 46 : 0) + (rule ? 22 : 0) + (latin ? 52 : 0);
  const { lines, size } = settingFor(
    name,
    face,
    width,
    panel.height - beside,
    most,
    panel.onScene ? largest.onScene : largest.onGround,
  );
  const step = size * leading[face];
  return { latin, credit, rule, lines, size, step, height: beside + step * lines.length };
}

/** Writes the texts of a poster, with the name as large as its panel allows. */
export function letter(
  canvas: SvgCanvas,
  palette: Palette,
  words: PosterText,
  stage: Stage,
  given: Panel | undefined,
): void {
  const name = shortened(settable(words.name ?? ''), maxLetters);
  if (!name) return;
  const panel = given ?? onScene(canvas, palette, stage);
  const { face, from, align, ink, width } = panel;
  const { latin, credit, rule, lines, size, step, height } = plan(panel, words, name);
  if (panel.onScene) veil(canvas, panel, height);
  const paint = panel.onScene ? glowing(canvas, palette, panel) : ink;
  const anchor = align === 'end' ? 'end' : 'middle';
  const x = round(align === 'end' ? panel.x + width : panel.x + width / 2);
  const set = (markup: string, y: number, at: number, typeface: Face, fill: string, extra = '') =>
    canvas.add(
      `<text x="${x}" y="${round(y)}" ${faces[typeface]} font-size="${round(at)}" text-anchor="${anchor}" fill="${fill}"${extra}>${markup}</text>`,
    );

  let y = from === 'top' ? panel.y : panel.y + panel.height - height;
  const sign = () => {
    if (!credit) return;
    set(lineMarkup(credit), y + 27, 25, 'light', ink);
    y += 46;
  };

  if (from === 'top') sign();
  for (const line of lines) {
    // Persian letters reach lower than Latin ones, and their marks reach higher.
    const baseline = y + step * 0.74;
    if (panel.onScene) {
      set(line, baseline + Math.max(2, size * 0.035), size, face, panel.ground, ' opacity=".45"');
    }
    set(line, baseline, size, face, paint);
    y += step;
  }
  if (rule) {
    const half = 54;
    canvas.rect(align === 'end' ? x - 2 * half : x - half, y + 6, half * 2, 3, ink, 'opacity=".7"');
    y += 22;
  }
  if (latin) {
    set(latin.markup, y + 34, latin.size, 'book', ink, spacing);
    y += 52;
  }
  // At the foot of the poster the credit is last, because above the name it would cover the scene.
  if (from === 'bottom') sign();
}

/** Shades the picture under the text. The shade is dense as far as the text reaches, and then ends softly. */
function veil(canvas: SvgCanvas, { from, ground, ink }: Panel, height: number): void {
  const { width: w, height: h } = canvas;
  const bright = lightness(ground) > lightness(ink);
  const shade = bright ? mix(ground, '#ffffff', 0.35) : ground;
  const end = height + 64;
  // Dark letters on a bright sky need less of a shade, which would make the friends below pale.
  const soft = bright ? 70 : 150;
  const reach = end + soft;
  const stops = [
    [0, shade, 0.92],
    [end / reach, shade, bright ? 0.84 : 0.72],
    [(end + soft * 0.4) / reach, shade, 0.36],
    [1, shade, 0],
  ] as const;
  if (from === 'top') canvas.rect(0, 0, w, reach, canvas.fade(stops));
  else {
    const turned = stops.map(([at, colour, opacity]) => [1 - at, colour, opacity] as const);
    canvas.rect(0, h - reach, w, reach, canvas.fade(turned.toReversed()));
  }
}
