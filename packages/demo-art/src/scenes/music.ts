import { mix } from '../colour.ts';
import { round } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

/** A setar under a stage lamp, with rings for its sound. */
export const music: Scene = (canvas, palette) => {
  const { height: h, width: w, random } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  const x = canvas.focus;
  const y = h * 0.52;
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, palette.ink],
      [0.5, zenith],
      [1, palette.ink],
    ]),
  );
  canvas.circle(
    x,
    y,
    h * 0.7,
    canvas.glow([
      [0, upper, 0.95],
      [0.5, zenith, 0.6],
      [1, palette.ink, 0],
    ]),
  );
  const rings = 9;
  for (let ring = rings; ring > 0; ring -= 1) {
    const t = ring / rings;
    const colour = mix(low, upper, t);
    canvas.circle(
      x,
      y,
      h * (0.08 + 0.36 * t),
      'none',
      `stroke="${colour}" stroke-width="${round(random.between(2, 15))}" opacity="${(0.9 - t * 0.62).toFixed(2)}" stroke-dasharray="${random.integer(60, 700)} ${random.integer(12, 90)}" transform="rotate(${random.integer(0, 359)} ${x} ${round(y)})"`,
    );
  }
  canvas.path(
    `M${round(x - h * 0.03)} 0h${round(h * 0.06)}L${round(x + h * 0.34)} ${round(h * 0.92)}H${round(x - h * 0.34)}z`,
    canvas.fade([
      [0, palette.sun, 0.6],
      [0.6, palette.light, 0.18],
      [1, palette.light, 0],
    ]),
  );
  canvas.add(
    `<ellipse cx="${x}" cy="${round(h * 0.9)}" rx="${round(h * 0.34)}" ry="${round(h * 0.045)}" fill="${mix(low, lower, 0.3)}" fill-opacity=".5"/>`,
  );
  const turn = random.pick([-12, 0, 12]);
  const s = h * 0.0068;
  canvas.add(
    `<g transform="translate(${x} ${round(h * 0.89)})rotate(${turn})scale(${s.toFixed(2)})"><path d="M-2-100h4v58c5 3 11 12 11 23 0 12-6 19-13 19s-13-7-13-19c0-11 6-20 11-23zM-7-98h4v3h-4zM3-92h4v3H3zM-7-86h4v3h-4z" fill="${palette.ink}"/><path d="M0-100V-8M-1-100l-.6 92M1-100l.6 92" stroke="${palette.light}" stroke-width=".35" fill="none"/><path d="M-5-7H5v1.4H-5z" fill="${palette.light}"/><path d="M8-35c6 12 4 28-5 33 11-1 14-19 5-33z" fill="${low}" fill-opacity=".55"/></g>`,
  );
};
