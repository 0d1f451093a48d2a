import type { PaletteName } from '@parde/demo-catalogue';
import type { Colour } from './colour.ts';

/** The colours of a scene: the sky from the zenith down, the sun or moon, and the darkest shadow. */
export type Palette = {
  sky: readonly [Colour, Colour, Colour, Colour];
  sun: Colour;
  land: Colour;
  ink: Colour;
  light: Colour;
};

export const palettes = {
  dusk: {
    sky: ['#1c1840', '#57306e', '#c4586f', '#f8ab74'],
    sun: '#ffe3b5',
    land: '#4b2b58',
    ink: '#120d24',
    light: '#ffd27a',
  },
  saffron: {
    sky: ['#7d2a10', '#c8571a', '#f09a3c', '#fcd78f'],
    sun: '#fff5db',
    land: '#8c3d1a',
    ink: '#29110a',
    light: '#ffeab0',
  },
  lapis: {
    sky: ['#050a20', '#0d1f4f', '#1f4c8a', '#6a9fc0'],
    sun: '#f5f0dd',
    land: '#143160',
    ink: '#030716',
    light: '#ffcf70',
  },
  turquoise: {
    sky: ['#042c37', '#0b5f6e', '#2aa39c', '#b2e4c8'],
    sun: '#fff7df',
    land: '#0e5763',
    ink: '#03181e',
    light: '#ffd98a',
  },
  pomegranate: {
    sky: ['#2a0613', '#6d0f25', '#b62333', '#f0744f'],
    sun: '#ffdcbc',
    land: '#5c0f20',
    ink: '#17030a',
    light: '#ffb773',
  },
  sage: {
    sky: ['#26382f', '#55735c', '#9db184', '#e6e3b8'],
    sun: '#fffce8',
    land: '#3e5a49',
    ink: '#0f1915',
    light: '#f7d488',
  },
  amber: {
    sky: ['#0b0907', '#2a1c10', '#7c4d1b', '#dba04c'],
    sun: '#ffe3a6',
    land: '#3d2713',
    ink: '#060403',
    light: '#ffc861',
  },
  steel: {
    sky: ['#131b23', '#2f3f4e', '#6a8092', '#c0cccd'],
    sun: '#f5f3e9',
    land: '#364854',
    ink: '#090e13',
    light: '#ffb65c',
  },
  lavender: {
    sky: ['#231a4c', '#53429e', '#a086d0', '#f5cadb'],
    sun: '#fff1e8',
    land: '#483888',
    ink: '#140d2f',
    light: '#ffd6a0',
  },
  rust: {
    sky: ['#1d1311', '#5b2a1b', '#b0552d', '#e8ab66'],
    sun: '#ffe6b5',
    land: '#5a2c1c',
    ink: '#130a07',
    light: '#ffd07a',
  },
  snow: {
    sky: ['#6288a6', '#9dbbcd', '#d2e1e5', '#f9f1e4'],
    sun: '#ffffff',
    land: '#7394ab',
    ink: '#1f2f3d',
    light: '#f0853b',
  },
  emerald: {
    sky: ['#021c17', '#064232', '#1b7d5a', '#9bd095'],
    sun: '#f9f6d0',
    land: '#0b4a38',
    ink: '#02110d',
    light: '#ffd777',
  },
  ember: {
    sky: ['#070507', '#1d0a0e', '#4c0f14', '#962618'],
    sun: '#f0603c',
    land: '#2b0b0e',
    ink: '#040203',
    light: '#ff9a52',
  },
  mint: {
    sky: ['#2f9fb5', '#6cc8c2', '#bfe7c8', '#fff3c9'],
    sun: '#ffc94d',
    land: '#3fa07f',
    ink: '#13434c',
    light: '#ff7a59',
  },
  peach: {
    sky: ['#e8615f', '#f68f74', '#fcc196', '#ffe9c8'],
    sun: '#fffdf3',
    land: '#c8435a',
    ink: '#43193c',
    light: '#24b3a7',
  },
  neon: {
    sky: ['#07051d', '#1d1456', '#6a2296', '#ee4b97'],
    sun: '#84f2ff',
    land: '#2a1663',
    ink: '#040312',
    light: '#7df0ff',
  },
  petrol: {
    sky: ['#05161f', '#0c3947', '#4f6b5f', '#f0a357'],
    sun: '#ffdf9f',
    land: '#123c47',
    ink: '#030c12',
    light: '#ff9c43',
  },
  mustard: {
    sky: ['#3a4a3f', '#7f8547', '#d3ab43', '#f5dc92'],
    sun: '#fff3cd',
    land: '#6b6734',
    ink: '#1c2019',
    light: '#e2573b',
  },
  moon: {
    sky: ['#0a1216', '#1b2e33', '#41605f', '#9db5a6'],
    sun: '#eef5e4',
    land: '#213a3c',
    ink: '#050a0c',
    light: '#e9c46a',
  },
  rose: {
    sky: ['#5a2440', '#a34a63', '#dd8a8a', '#f9d6c4'],
    sun: '#fff3ea',
    land: '#7a3450',
    ink: '#210b1a',
    light: '#ffe0a8',
  },
  cobalt: {
    sky: ['#0a1550', '#1b3fae', '#4f86e8', '#ffd36b'],
    sun: '#fff2bf',
    land: '#17348f',
    ink: '#060b2c',
    light: '#ffd23f',
  },
  clay: {
    sky: ['#3b2a2a', '#7d4f43', '#c78c6c', '#f1d3b0'],
    sun: '#fff5e6',
    land: '#6e4439',
    ink: '#1b1112',
    light: '#7fd1c7',
  },
  violet: {
    sky: ['#12071f', '#3a1152', '#86277d', '#e56f8c'],
    sun: '#ffd9c9',
    land: '#3f1456',
    ink: '#0a0412',
    light: '#ffc07a',
  },
  ice: {
    sky: ['#0b2436', '#1d5675', '#63a7c4', '#dff2f3'],
    sun: '#ffffff',
    land: '#245c7b',
    ink: '#061520',
    light: '#ffb37a',
  },
  /** Bright ones, for children. */
  sunny: {
    sky: ['#7fd0ff', '#a8e1ff', '#d3f2ff', '#fff6d6'],
    sun: '#ffd23f',
    land: '#7ccf6b',
    ink: '#2c2a6b',
    light: '#ff7a59',
  },
  candy: {
    sky: ['#ffb3c7', '#ffc9d6', '#ffe0e4', '#fff3dc'],
    sun: '#ffcf4d',
    land: '#8fd694',
    ink: '#6b1f4e',
    light: '#4fc3d9',
  },
  lagoon: {
    sky: ['#7fe0d3', '#a5ecdf', '#cff6ea', '#fff8da'],
    sun: '#ffd23f',
    land: '#4fbf9a',
    ink: '#114a5c',
    light: '#ff8a5c',
  },
  honey: {
    sky: ['#ffd97a', '#ffe59f', '#fff0c6', '#fffbe8'],
    sun: '#ff9f43',
    land: '#a5cf5b',
    ink: '#5a2a12',
    light: '#f2617a',
  },
  lilac: {
    sky: ['#c9b6ff', '#d9ccff', '#eae2ff', '#fff1e6'],
    sun: '#ffe27a',
    land: '#8ec9a0',
    ink: '#36206b',
    light: '#ff8fab',
  },
  melon: {
    sky: ['#ffb48a', '#ffc9a4', '#ffe0c4', '#fff3dd'],
    sun: '#fff2b0',
    land: '#6fc2a0',
    ink: '#5b1f3a',
    light: '#3fb6c9',
  },
} as const satisfies Record<PaletteName, Palette>;
