import { inPage } from '@parde/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

type Shape = readonly [fill: string, d: string];

interface Character {
  readonly shapes: readonly Shape[];
  /** The centre and radius of the left eye in a box of 120. The right eye mirrors it. */
  readonly eye: readonly [x: number, y: number, radius: number];
}

const ink = '#33204a';
const cream = '#fff3e2';
const cheek = '#ff9aa2';

/** Our own mascots, from the shoulders up. */
const characters = {
  /** A chick of the Simurgh, the bird of the Shahnameh that raises a child. */
  simurgh: {
    shapes: [
      ['#e4508f', 'M58 36Q34 28 36 6q22 6 24 30z'],
      ['#2aa9a0', 'M62 36q24-8 22-30-22 6-24 30z'],
      ['#f4b62e', 'M60 36Q48 16 60 2q12 14 0 34z'],
      ['#ff9440', 'M60 30c30 0 44 26 44 54v36H16V84c0-28 14-54 44-54z'],
      ['#ffdb8f', 'M60 74c18 0 28 16 28 34v12H32v-12c0-18 10-34 28-34z'],
      [
        '#2aa9a0',
        'M16 82c-10 4-16 20-12 36l20 2c2-14 0-28-8-38zM104 82c10 4 16 20 12 36l-20 2c-2-14 0-28 8-38z',
      ],
      ['#d8432b', 'M49 69q11-9 22 0-2 12-11 15-9-3-11-15z'],
      [cheek, 'M24 74a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM82 74a7 7 0 1 0 14 0 7 7 0 1 0-14 0z'],
    ],
    eye: [42, 60, 6],
  },
  cat: {
    shapes: [
      ['#a08cc9', 'M32 120c0-26 10-34 28-34s28 8 28 34z'],
      ['#b9a5dd', 'M22 56L20 14l32 18zM98 56l2-42-32 18z'],
      ['#ffb3bf', 'M28 44l-1-18 14 9zM92 44l1-18-14 9z'],
      ['#cdbdea', 'M60 26c28 0 44 18 44 41 0 24-18 37-44 37S16 91 16 67c0-23 16-41 44-41z'],
      ['#a08cc9', 'M54 27h12l-6 17zM42 30l7-2 1 12zM78 30l-7-2-1 12z'],
      [cream, 'M60 72c12 0 20 6 20 14s-8 14-20 14-20-6-20-14 8-14 20-14z'],
      ['#f0657d', 'M53 76h14l-7 8z'],
      [cheek, 'M22 78a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM84 78a7 7 0 1 0 14 0 7 7 0 1 0-14 0z'],
    ],
    eye: [41, 64, 6],
  },
  fox: {
    shapes: [
      ['#df6526', 'M32 120c2-18 12-24 28-24s26 6 28 24z'],
      ['#c94f1f', 'M22 60L16 12l36 22zM98 60l6-48-36 22z'],
      ['#4a2a3f', 'M25 42l-3-18 15 9zM95 42l3-18-15 9z'],
      ['#f4843f', 'M60 28c25 0 46 14 48 37-10 22-29 41-48 43C41 106 22 87 12 65c2-23 23-37 48-37z'],
      [
        cream,
        'M12 65c15-3 29 5 37 21l11 22C41 106 22 87 12 65zM108 65c-15-3-29 5-37 21l-11 22c19-2 38-21 48-43z',
      ],
      [ink, 'M52 93q8-6 16 0-1 9-8 12-7-3-8-12z'],
    ],
    eye: [42, 66, 6],
  },
  whale: {
    shapes: [
      ['#8fd3ff', 'M60 36q-1-16-16-17 4-13 16-6 12-7 16 6-15 1-16 17z'],
      ['#4589e6', 'M4 84c0-32 24-50 56-50s56 18 56 50c0 24-18 36-56 36S4 108 4 84z'],
      ['#d9eeff', 'M7 98c16 8 34 10 53 10s37-2 53-10c-6 15-24 22-53 22S13 113 7 98z'],
      ['#2f6fc9', 'M44 96q16 9 32 0l2 4q-18 10-36 0z'],
      [cheek, 'M18 88a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM86 88a8 8 0 1 0 16 0 8 8 0 1 0-16 0z'],
    ],
    eye: [36, 72, 6.5],
  },
  owl: {
    shapes: [
      ['#6c43a8', 'M18 62L12 12l38 16zM102 62l6-50-38 16z'],
      ['#8a5cc6', 'M60 22c30 0 46 22 46 52v46H14V74c0-30 16-52 46-52z'],
      ['#cdb3f2', 'M60 88c16 0 25 10 27 32H33c2-22 11-32 27-32z'],
      [
        '#f4e9ff',
        'M18 62a22 22 0 1 0 44 0 22 22 0 1 0-44 0zM58 62a22 22 0 1 0 44 0 22 22 0 1 0-44 0z',
      ],
      ['#ffae35', 'M52 72h16l-8 15z'],
    ],
    eye: [42, 62, 11],
  },
  bulbul: {
    shapes: [
      ['#1f8f6d', 'M60 30Q50 16 34 18q2 14 20 18zM60 30q4-16 20-18 0 16-16 22z'],
      ['#35b88c', 'M60 28c30 0 45 25 45 54v38H15V82c0-29 15-54 45-54z'],
      ['#d3f7e4', 'M60 78c17 0 26 14 26 32v10H34v-10c0-18 9-32 26-32z'],
      [
        '#1f8f6d',
        'M15 84c-9 4-13 20-9 36h16c4-14 2-26-7-36zM105 84c9 4 13 20 9 36H98c-4-14-2-26 7-36z',
      ],
      ['#f2a100', 'M46 68q14-10 28 0l-14 6z'],
      ['#d8432b', 'M50 72l10 4 10-4q-3 14-10 16-7-2-10-16z'],
      [cheek, 'M22 76a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM84 76a7 7 0 1 0 14 0 7 7 0 1 0-14 0z'],
    ],
    eye: [41, 60, 6],
  },
  elephant: {
    shapes: [
      [
        '#8ca4d2',
        'M2 60a25 27 0 1 0 50 0 25 27 0 1 0-50 0zM68 60a25 27 0 1 0 50 0 25 27 0 1 0-50 0z',
      ],
      [
        '#ffb9c2',
        'M10 60a16 18 0 1 0 32 0 16 18 0 1 0-32 0zM78 60a16 18 0 1 0 32 0 16 18 0 1 0-32 0z',
      ],
      ['#8ca4d2', 'M28 120c0-22 12-30 32-30s32 8 32 30z'],
      ['#aabfe8', 'M60 22c24 0 36 17 36 39 0 24-14 39-36 39S24 85 24 61c0-22 12-39 36-39z'],
      ['#bccff2', 'M50 72q10-8 20 0 3 16 1 26 0 16 15 14 5 1 4 7-22 5-31-11-6-14-9-36z'],
      [cheek, 'M28 78a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM80 78a6 6 0 1 0 12 0 6 6 0 1 0-12 0z'],
    ],
    eye: [45, 60, 5.5],
  },
  /** The Asiatic cheetah lives only in Iran. */
  cheetah: {
    shapes: [
      ['#e2a03c', 'M30 120c0-24 12-32 30-32s30 8 30 32z'],
      [
        '#d99330',
        'M14 38a17 17 0 1 0 34 0 17 17 0 1 0-34 0zM72 38a17 17 0 1 0 34 0 17 17 0 1 0-34 0z',
      ],
      ['#f7be55', 'M60 24c28 0 43 18 43 42 0 23-17 38-43 38S17 89 17 66c0-24 15-42 43-42z'],
      [
        '#8a4b1c',
        'M50 32a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM64 38a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM36 38a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM82 48a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM26 54a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM54 48a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
      ],
      [cream, 'M60 72c13 0 21 6 21 14s-8 15-21 15-21-7-21-15 8-14 21-14z'],
      ['#6b3814', 'M44 68q2 12 8 18l-4 2q-9-8-8-20zM76 68q-2 12-8 18l4 2q9-8 8-20z'],
      [ink, 'M53 76q7-5 14 0-1 7-7 9-6-2-7-9z'],
    ],
    eye: [41, 62, 6],
  },
} as const satisfies Record<string, Character>;

const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

function pictureOf({ shapes, eye: [x, y, radius] }: Character): string {
  const paths = shapes.map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`);
  const eyes = [x, 120 - x].map(
    (at) =>
      circle(at, y, radius, ink) +
      circle(at + radius * 0.3, y - radius * 0.35, radius * 0.35, '#fff'),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${[...paths, ...eyes].join('')}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23')}")`;
}

const mascot = style(
  inPage({
    display: 'block',
    backgroundPosition: 'center bottom',
    backgroundSize: 'contain',
    backgroundRepeat: 'no-repeat',
    backgroundOrigin: 'content-box',
  }),
);

/** The drawings are only in the stylesheet, not in scripts and markup. Documents contain their styles. */
export const mascots = styleVariants(characters, (character: Character) => [
  mascot,
  inPage({ backgroundImage: pictureOf(character) }),
]);
