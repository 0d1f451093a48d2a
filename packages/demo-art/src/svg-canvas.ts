import type { SeededRandom } from '@parde/demo-catalogue';
import type { Colour } from './colour.ts';

export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** An SVG builder with plain shapes and gradients only, which every device paints fast. */
export type SvgCanvas = {
  width: number;
  height: number;
  /** The subject's x. On a wide picture the subject is on the left, because text covers the right side. */
  focus: number;
  wide: boolean;
  random: SeededRandom;
  /** Returns the subject that the artwork names if the scene supports it, or else a random one. */
  choose: <T extends string>(subjects: readonly [T, ...T[]]) => T;
  add: (markup: string) => void;
  /** Everything that `draw` draws gets these attributes, such as a transform or a clip. */
  group: (attributes: string, draw: () => void) => void;
  rect: (
    x: number,
    y: number,
    width: number,
    height: number,
    paint: string,
    extra?: string,
  ) => void;
  circle: (x: number, y: number, radius: number, paint: string, extra?: string) => void;
  path: (d: string, paint: string, extra?: string) => void;
  line: (d: string, paint: string, width: number, extra?: string) => void;
  /** Returns a linear gradient across the shape's box: top to bottom, or left to right. */
  fade: (stops: readonly Stop[], across?: boolean) => string;
  /** Returns a radial gradient in the shape's box. */
  glow: (stops: readonly Stop[], centre?: readonly [x: number, y: number]) => string;
  define: (markup: (id: string) => string) => string;
  /** Returns a canvas that continues the same picture with another random generator. */
  by: (random: SeededRandom) => SvgCanvas;
  svg: () => string;
};

export function round(value: number): number {
  return Math.round(value);
}

export type Frame = { width: number; height: number; focus: number };

export function createSvgCanvas(
  frame: Frame,
  random: SeededRandom,
  details: readonly string[] = [],
): SvgCanvas {
  const definitions: string[] = [];
  const shapes: string[] = [];
  // `opacity` on a shape would create a layer. That is slow, and fails if the shape is far outside the picture, so the
  // opacity of the fill or stroke is set instead.
  const attributes = (extra: string | undefined, paint: 'fill' | 'stroke') =>
    extra ? ` ${extra.replace(/(?<![-\w])opacity=/, `${paint}-opacity=`)}` : '';
  const define = (markup: (id: string) => string) => {
    const id = `d${definitions.length.toString(36)}`;
    definitions.push(markup(id));
    return `url(#${id})`;
  };
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  const { width, height, focus } = frame;
  const chances = (by: SeededRandom): Pick<SvgCanvas, 'random' | 'choose'> => ({
    random: by,
    choose: (subjects) => subjects.find((known) => details.includes(known)) ?? by.pick(subjects),
  });

  const canvas: SvgCanvas = {
    width,
    height,
    focus: round(width * focus),
    wide: width > height * 1.2,
    ...chances(random),
    by: (other) => ({ ...canvas, ...chances(other) }),
    add: (markup) => shapes.push(markup),
    group: (extra, draw) => {
      shapes.push(`<g ${extra}>`);
      draw();
      shapes.push('</g>');
    },
    rect: (x, y, w, h, paint, extra) =>
      shapes.push(
        `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${paint}"${attributes(extra, paint === 'none' ? 'stroke' : 'fill')}/>`,
      ),
    circle: (x, y, radius, paint, extra) =>
      shapes.push(
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${paint}"${attributes(extra, paint === 'none' ? 'stroke' : 'fill')}/>`,
      ),
    path: (d, paint, extra) =>
      shapes.push(
        `<path d="${d}" fill="${paint}"${attributes(extra, paint === 'none' ? 'stroke' : 'fill')}/>`,
      ),
    line: (d, paint, thickness, extra) =>
      shapes.push(
        `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${thickness}"${attributes(extra, 'stroke')}/>`,
      ),
    fade: (stops, across) =>
      define(
        (id) =>
          `<linearGradient id="${id}"${across ? '' : ' x2="0" y2="1"'}>${stopsOf(stops)}</linearGradient>`,
      ),
    glow: (stops, centre) =>
      define(
        (id) =>
          `<radialGradient id="${id}"${centre ? ` cx="${centre[0]}" cy="${centre[1]}"` : ''}>${stopsOf(stops)}</radialGradient>`,
      ),
    define,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${shapes.join('')}</svg>`,
  };
  return canvas;
}
