import type { Colour } from '../colour.ts';

/** Markup of the shapes that pictures for children consist of. */

export const ink = '#33204a';
export const rose = '#ff9aa2';

export const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

export const oval = (fill: string, x: number, y: number, rx: number, ry = rx) =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

export const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Adds the mirror image. */
export const both = (markup: string) => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

export const at = (x: number, y: number, scale: number, turn = 0) =>
  `transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${scale.toFixed(2)})"`;

export const star = path('#fff6cf', 'M0-16L5-5 16-3 8 5 10 16 0 11-10 16-8 5-16-3-5-5z');

export const tree = (leaf: Colour) =>
  `${stroke('#a8714a', 18, 'M0 0v-70')}${oval(leaf, 0, -120, 62)}<circle fill="#fff" fill-opacity=".2" cx="-20" cy="-136" r="22"/>`;

const petals = [0, 72, 144, 216, 288];
export const flower = (colour: Colour) =>
  `${stroke('#4c9a4a', 5, 'M0 0v34')}${petals.map((turn) => `<circle cy="-12" r="9" fill="${colour}" transform="rotate(${turn})"/>`).join('')}${oval('#ffd23f', 0, 0, 7)}`;

export const fir =
  stroke('#a8714a', 18, 'M0-10v10') +
  path('#5fb89a', 'M0-210L56-100H30L76-16H-76L-30-100H-56z') +
  path('#ffffff', 'M0-210L34-142Q0-156-34-142zM-30-100h60l12 22Q0-104-42-78z');

export const snowman = (scarf: Colour) =>
  oval('#ffffff', 0, -60, 84) +
  oval('#ffffff', 0, -190, 62) +
  both(oval(ink, -20, -202, 7)) +
  path('#ff8a3c', 'M0-190l52 12-52 10z') +
  stroke(ink, 5, 'M-22-164q22 18 44 0') +
  stroke(scarf, 24, 'M-56-142Q0-116 56-142M36-132l16 60') +
  path('#4a5a9a', 'M-52-240h104v16H-52zM-34-310h68v72h-68z');

export const cake =
  path('#fff6e6', 'M-110-80q0-12 14-12H96q14 0 14 12V0h-220z') +
  path(
    '#ff8fab',
    'M-110-62v-12q0-20 20-20h180q20 0 20 20v12q-22 30-44 0-22 34-44 0-22 30-44 0-22 34-44 0-22 30-44 0z',
  ) +
  path('#ffe9b8', 'M-70-138q0-12 14-12H56q14 0 14 12v46H-70z') +
  stroke('#6cc4f0', 9, 'M-36-150v-34M0-150v-40M36-150v-34') +
  oval('#ffb02e', -36, -198, 9, 13) +
  oval('#ffb02e', 0, -204, 9, 13) +
  oval('#ffb02e', 36, -198, 9, 13);

export const swimRing = (colour: Colour) =>
  stroke(colour, 46, 'M-104 0Q0 60 104 0') +
  `<path stroke="#fff" stroke-width="22" fill="none" d="M-72 0l-16 28M0 8v44M72 0l16 28"/>`;

/** A hot-air balloon around the origin, with ropes down to its basket. */
export const balloonOf = ([first, second, third]: readonly Colour[]) =>
  stroke('#a8714a', 6, 'M-90 130L-70 290M90 130L70 290') +
  path(
    `${first}`,
    'M-180-10a180 180 0 0 1 360 0C180 80 110 120 80 170H-80C-110 120-180 80-180-10z',
  ) +
  path(
    `${second}`,
    'M-110-150C-140 20-90 110-50 170H50C90 110 140 20 110-150A180 180 0 0 0-110-150z',
  ) +
  path(`${third}`, 'M-40-186C-60 20-30 110-16 170H16C30 110 60 20 40-186A180 180 0 0 0-40-186z') +
  stroke('#a8714a', 20, 'M-74 171H74');

export const basket =
  path('#c98a4e', 'M-112 296h224v70q0 26-26 26H-86q-26 0-26-26z') +
  stroke('#a8714a', 6, 'M-100 330h200M-98 358h196') +
  stroke('#e0a868', 24, 'M-108 298h216');
