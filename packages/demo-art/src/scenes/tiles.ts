import { mix } from '../colour.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

const star = (points: number, outer: number, inner: number, turn = 0) => {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points + turn;
    const radius = index % 2 ? inner : outer;
    return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}z`;
};

/** A wall of star tiles around a medallion like a sun, lit from the centre. */
export const tiles: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  canvas.rect(0, 0, w, h, mix(zenith, upper, 0.6));
  const size = round(h * random.pick([0.1, 0.125, 0.15]));
  const half = size / 2;
  const arm = star(8, half * 1.02, half * 0.78);
  const core = star(8, half * 0.62, half * 0.38, Math.PI / 8);
  const wall = canvas.define(
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" x="${canvas.focus - half}" y="${round(h * 0.42 - half)}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" fill="${mix(upper, lower, 0.25)}"/><g transform="translate(${half} ${half})"><path d="${arm}" fill="${mix(zenith, upper, 0.35)}" stroke="${mix(palette.light, lower, 0.4)}" stroke-width="2"/><path d="${core}" fill="${lower}"/><path d="${star(8, half * 0.3, half * 0.16)}" fill="${palette.light}"/></g></pattern>`,
  );
  canvas.rect(0, 0, w, h, wall);
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${canvas.focus}" cy="${round(h * 0.42)}" r="${round(h * 0.68)}"><stop stop-color="${low}" stop-opacity=".42"/><stop offset=".45" stop-color="${zenith}" stop-opacity=".25"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".9"/></radialGradient>`,
    ),
  );
  const rings = [
    [0.3, 16, 0.8, palette.ink],
    [0.285, 16, 0.82, mix(palette.light, low, 0.3)],
    [0.272, 16, 0.82, zenith],
    [0.215, 12, 0.7, mix(upper, lower, 0.5)],
    [0.17, 12, 0.66, low],
    [0.125, 8, 0.7, zenith],
  ] as const;
  const shapes = rings
    .map(
      ([radius, points, inner, paint], index) =>
        `<path d="${star(points, h * radius, h * radius * inner, index % 2 ? 0 : Math.PI / points)}" fill="${paint}"/>`,
    )
    .join('');
  canvas.add(
    `<g transform="translate(${canvas.focus} ${round(h * 0.42)})">${shapes}<circle r="${round(h * 0.07)}" fill="${palette.light}"/></g>`,
  );
  place(canvas, 'hoopoe', [canvas.focus, h * 0.43], h * 0.085, palette.ink, {
    flip: random.maybe(0.5),
  });
};
