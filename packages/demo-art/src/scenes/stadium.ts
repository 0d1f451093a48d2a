import { mix } from '../colour.ts';
import { place } from '../lettering/glyphs.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** Floodlights, the curve of the stands, and a figure who walks onto the grass. */
export const stadium: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  const x = canvas.focus;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, palette.ink],
      [0.5, zenith],
      [0.64, mix(upper, lower, 0.5)],
    ]),
  );
  for (const side of [-1, 1]) {
    const lx = x + side * h * 0.27;
    const ly = h * 0.15;
    canvas.path(
      `M${round(lx)} ${round(ly)}L${round(x - side * h * 0.5)} ${round(h * 0.78)}H${round(x + side * h * 0.1)}z`,
      canvas.fade([
        [0, palette.sun, 0.55],
        [1, palette.sun, 0.02],
      ]),
    );
    canvas.circle(
      lx,
      ly,
      h * 0.2,
      canvas.glow([
        [0, palette.sun, 0.85],
        [0.2, palette.light, 0.35],
        [1, palette.light, 0],
      ]),
    );
    canvas.line(`M${round(lx)} ${round(ly)}V${round(h * 0.56)}`, palette.ink, 7);
    canvas.line(
      `M${round(lx - 44)} ${round(ly - 22)}h88M${round(lx - 44)} ${round(ly)}h88M${round(lx - 44)} ${round(ly + 22)}h88`,
      palette.sun,
      11,
      'stroke-dasharray="13 8"',
    );
  }
  canvas.path(
    `M${round(x - h * 1.6)} ${round(h * 0.5)}Q${x} ${round(h * 0.6)} ${round(x + h * 1.6)} ${round(h * 0.5)}V${h}H${round(x - h * 1.6)}z`,
    canvas.fade([
      [0, mix(zenith, palette.ink, 0.4)],
      [1, palette.ink],
    ]),
  );
  for (let row = 0; row < 5; row += 1) {
    canvas.line(
      `M${round(x - h * 1.6)} ${round(h * (0.525 + row * 0.021))}Q${x} ${round(h * (0.625 + row * 0.016))} ${round(x + h * 1.6)} ${round(h * (0.525 + row * 0.021))}`,
      row % 2 ? palette.light : mix(low, lower, 0.5),
      4,
      `stroke-dasharray="3 ${random.integer(9, 23)} 4 ${random.integer(6, 17)}" opacity=".55"`,
    );
  }
  canvas.path(
    `M${round(x - h * 1.6)} ${h}V${round(h * 0.7)}Q${x} ${round(h * 0.735)} ${round(x + h * 1.6)} ${round(h * 0.7)}V${h}z`,
    canvas.fade([
      [0, mix(palette.land, lower, 0.55)],
      [0.5, palette.land],
      [1, palette.ink],
    ]),
  );
  let stripes = '';
  for (let index = -6; index < 6; index += 2)
    stripes += `M${round(x + index * h * 0.05)} ${round(h * 0.715)}h${round(h * 0.05)}L${round(x + (index + 1) * h * 0.15)} ${h}h${round(-h * 0.15)}z`;
  canvas.path(stripes, palette.sun, 'opacity=".09"');
  canvas.add(
    `<ellipse cx="${x}" cy="${round(h * 0.85)}" rx="${round(h * 0.3)}" ry="${round(h * 0.05)}" fill="none" stroke="${palette.sun}" stroke-width="4" stroke-opacity=".5"/>`,
  );
  canvas.circle(
    x,
    h * 0.85,
    h * 0.34,
    canvas.glow([
      [0, palette.sun, 0.6],
      [0.5, low, 0.2],
      [1, low, 0],
    ]),
  );
  canvas.path(`M${round(x - 12)} ${round(h * 0.86)}h24l60 110h-150z`, palette.ink, 'opacity=".5"');
  place(canvas, canvas.choose(['walker', 'man']), [x, h * 0.862], h * 0.21, palette.ink);
  canvas.circle(x + h * 0.085, h * 0.85, h * 0.017, palette.sun);
};
