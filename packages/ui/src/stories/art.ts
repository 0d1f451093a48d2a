/**
 * Invented film art for the stories: small scenes drawn as SVG, so that stories need no network, and the kit is
 * checked with pictures that have light, depth and dark corners.
 */
import type { PictureData } from '../components/Picture/picture-data.ts';

type Palette = readonly [night: string, sky: string, glow: string, light: string];

const palettes = {
  ember: ['#160a0c', '#5a1a1c', '#d9541e', '#ffd08a'],
  dusk: ['#0b1024', '#2c2f6b', '#c2557c', '#ffd9b0'],
  sea: ['#04141c', '#0d4a5c', '#3fb6b0', '#f2f3d0'],
  forest: ['#07120c', '#1d4030', '#7fae5a', '#f4e9b4'],
  rose: ['#1a0714', '#6a1540', '#e0537a', '#ffd7c4'],
  steel: ['#0a0e14', '#2c3a4a', '#8aa3b8', '#eef4f6'],
  sand: ['#1c0f06', '#7a4520', '#e0a458', '#fff0cf'],
  violet: ['#0d0820', '#3d2273', '#9a6be0', '#ffe3f4'],
} satisfies Record<string, Palette>;

type PaletteName = keyof typeof palettes;
type Scene = (width: number, height: number, palette: Palette) => string;

const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;
const path = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

const houses = [
  [0.02, 0.02],
  [0.17, 0.2],
  [0.3, 0.08],
  [0.46, 0.3],
  [0.6, 0.12],
  [0.74, 0.24],
  [0.88, 0.05],
] as const;

const trees = [
  [0.08, 0.44, 0.06],
  [0.26, 0.3, 0.045],
  [0.44, 0.22, 0.032],
  [0.7, 0.36, 0.05],
  [0.9, 0.5, 0.07],
] as const;

const scenes = {
  /** A snow-covered cone, like Damavand, before a large sun. It is in the middle, clear of text on either side. */
  peak: (w, h, [night, sky, glow, light]) =>
    circle(w * 0.58, h * 0.34, Math.min(w, h) * 0.23, glow, 0.95) +
    path(
      `M0 ${h * 0.8}C${w * 0.2} ${h * 0.75} ${w * 0.36} ${h * 0.6} ${w * 0.46} ${h * 0.36}Q${w * 0.5} ${h * 0.32} ${w * 0.54} ${h * 0.36}C${w * 0.64} ${h * 0.6} ${w * 0.8} ${h * 0.73} ${w} ${h * 0.77}V${h}H0z`,
      sky,
    ) +
    path(
      `M${w * 0.46} ${h * 0.36}Q${w * 0.5} ${h * 0.32} ${w * 0.54} ${h * 0.36}Q${w * 0.57} ${h * 0.44} ${w * 0.606} ${h * 0.51}L${w * 0.57} ${h * 0.475}L${w * 0.55} ${h * 0.54}L${w * 0.525} ${h * 0.48}L${w * 0.498} ${h * 0.57}L${w * 0.475} ${h * 0.485}L${w * 0.45} ${h * 0.53}L${w * 0.43} ${h * 0.475}L${w * 0.394} ${h * 0.51}Q${w * 0.43} ${h * 0.44} ${w * 0.46} ${h * 0.36}z`,
      light,
      0.88,
    ) +
    path(
      `M0 ${h * 0.8}C${w * 0.2} ${h * 0.75} ${w * 0.36} ${h * 0.6} ${w * 0.46} ${h * 0.36}Q${w * 0.48} ${h * 0.34} ${w * 0.5} ${h * 0.34}C${w * 0.47} ${h * 0.55} ${w * 0.52} ${h * 0.7} ${w * 0.4} ${h * 0.9}H0z`,
      night,
      0.38,
    ) +
    path(
      `M0 ${h * 0.84}Q${w * 0.3} ${h * 0.7} ${w * 0.55} ${h * 0.8}T${w} ${h * 0.77}V${h}H0z`,
      night,
      0.92,
    ) +
    circle(w * 0.2, h * 0.2, 2, glow),
  /** Nested pointed arches, with light at the end. */
  arches: (w, h, [night, sky, glow, light]) =>
    [1, 0.78, 0.58, 0.4, 0.24]
      .map((k, i) => {
        const half = w * 0.42 * k;
        const top = h * (0.95 - 0.82 * k);
        const spring = h * (0.98 - 0.5 * k);
        const fill = [night, sky, glow, glow, light][i] ?? light;
        return path(
          `M${w / 2 - half} ${h}V${spring}Q${w / 2 - half} ${top + (spring - top) * 0.35} ${w / 2} ${top}Q${w / 2 + half} ${top + (spring - top) * 0.35} ${w / 2 + half} ${spring}V${h}z`,
          fill,
          [0.85, 0.9, 0.55, 0.7, 0.95][i],
        );
      })
      .join('') +
    path(`M${w / 2 - w * 0.022} ${h * 0.93}q${w * 0.022} ${-h * 0.11} ${w * 0.044} 0z`, night) +
    circle(w / 2, h * 0.865, Math.min(w, h) * 0.014, night),
  /** A low sun over water, and a boat. */
  water: (w, h, [night, sky, glow, light]) =>
    circle(w / 2, h * 0.5, Math.min(w, h) * 0.24, light, 0.95) +
    `<rect y="${h * 0.56}" width="${w}" height="${h * 0.44}" fill="${sky}"/>` +
    [0.58, 0.62, 0.67, 0.73, 0.8, 0.88]
      .map(
        (y, i) =>
          `<rect x="${w * (0.3 + 0.025 * i)}" y="${h * y}" width="${w * (0.4 - 0.05 * i)}" height="${h * 0.012}" rx="2" fill="${i % 2 ? glow : light}" opacity="${0.8 - i * 0.1}"/>`,
      )
      .join('') +
    path(`M${w * 0.66} ${h * 0.6}h${w * 0.17}l${-w * 0.035} ${h * 0.035}h${-w * 0.1}z`, night) +
    path(`M${w * 0.75} ${h * 0.59}V${h * 0.44}l${w * 0.07} ${h * 0.14}z`, night, 0.9),
  /** A night town with lit windows. */
  town: (w, h, [night, sky, glow, light]) =>
    circle(w * 0.25, h * 0.22, Math.min(w, h) * 0.09, light, 0.9) +
    houses
      .map(([x, tall], i) => {
        const top = h * (0.66 - tall);
        const windows = [0, 1, 2, 3, 4, 5]
          .filter((n) => (n * 7 + i * 3) % 4 !== 0)
          .map(
            (n) =>
              `<rect x="${w * x + w * 0.02 + (n % 2) * w * 0.05}" y="${top + h * 0.04 + Math.floor(n / 2) * h * 0.07}" width="${w * 0.028}" height="${h * 0.026}" fill="${n % 3 ? glow : light}"/>`,
          )
          .join('');
        return `<rect x="${w * x}" y="${top}" width="${w * 0.125}" height="${h}" fill="${i % 2 ? night : sky}" opacity=".95"/>${windows}`;
      })
      .join('') +
    path(`M0 ${h * 0.9}H${w}V${h}H0z`, night),
  /** Dunes and a person walking. */
  dunes: (w, h, [night, sky, glow, light]) =>
    circle(w * 0.3, h * 0.3, Math.min(w, h) * 0.13, light) +
    path(
      `M0 ${h * 0.62}Q${w * 0.35} ${h * 0.46} ${w * 0.7} ${h * 0.6}T${w} ${h * 0.56}V${h}H0z`,
      glow,
      0.75,
    ) +
    path(`M0 ${h * 0.78}Q${w * 0.5} ${h * 0.5} ${w} ${h * 0.74}V${h}H0z`, sky) +
    path(
      `M0 ${h * 0.95}Q${w * 0.25} ${h * 0.76} ${w * 0.6} ${h * 0.86}T${w} ${h * 0.8}V${h}H0z`,
      night,
    ) +
    path(`M${w * 0.575} ${h * 0.655}l${w * 0.012} ${-h * 0.06}l${w * 0.012} ${h * 0.06}z`, night) +
    circle(w * 0.587, h * 0.588, Math.min(w, h) * 0.011, night),
  /** Cypresses in the mist. */
  cypress: (w, h, [night, sky, glow, light]) =>
    circle(w * 0.5, h * 0.34, Math.min(w, h) * 0.17, light, 0.9) +
    `<rect y="${h * 0.5}" width="${w}" height="${h * 0.5}" fill="${glow}" opacity=".28"/>` +
    trees
      .map(([x, height, breadth], i) => {
        const tall = h * height;
        const base = h * 0.88;
        const half = w * breadth;
        return path(
          `M${w * x} ${base - tall}C${w * x + half * 1.6} ${base - tall * 0.55} ${w * x + half} ${base} ${w * x} ${base}S${w * x - half * 1.6} ${base - tall * 0.55} ${w * x} ${base - tall}z`,
          i % 2 ? sky : night,
          0.95,
        );
      })
      .join('') +
    path(`M0 ${h * 0.86}Q${w * 0.5} ${h * 0.8} ${w} ${h * 0.88}V${h}H0z`, night),
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

const shapes = {
  poster: [400, 600],
  wide: [960, 540],
  tall: [720, 1080],
  backdrop: [1600, 900],
} as const;
export type Shape = keyof typeof shapes;

const uri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function frame(width: number, height: number, [night, sky, glow]: Palette, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night}"/><stop offset=".42" stop-color="${sky}"/><stop offset=".72" stop-color="${glow}"/><stop offset="1" stop-color="${night}"/></linearGradient><radialGradient id="v" cx=".5" cy=".42" r=".8"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>${inside}<rect width="100%" height="100%" fill="url(#v)"/></svg>`;
}

export function picture(scene: SceneName, palette: PaletteName, shape: Shape): PictureData {
  const [width, height] = shapes[shape];
  const colors: Palette = palettes[palette];
  return {
    url: uri(frame(width, height, colors, scenes[scene](width, height, colors))),
    width,
    height,
    color: colors[1],
  };
}

/** A person in half-light. */
export function portrait(palette: PaletteName): PictureData {
  const size = 320;
  const colors: Palette = palettes[palette];
  const [night, sky, , light] = colors;
  const inside =
    circle(190, 120, 120, light, 0.22) +
    path('M30 320c6-78 58-112 130-112s124 34 130 112z', night, 0.92) +
    path('M112 128c0-42 20-66 48-66s48 24 48 66-20 78-48 78-48-36-48-78z', sky) +
    path('M104 132c-4-60 24-86 58-86s60 28 54 82c-8-30-22-46-54-48-30 8-50 20-58 52z', night);
  return { url: uri(frame(size, size, colors, inside)), width: size, height: size, color: sky };
}

/** A white picture, the hardest background for text over pictures. */
export const white: PictureData = {
  url: uri(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="white"/></svg>',
  ),
  width: 1600,
  height: 900,
  color: '#ffffff',
};
