import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenShape } from '../generated/token-shape.ts';

/**
 * Every value that a component may use. The names of the custom properties are public: a brand, an
 * app's own stylesheet and a published build of the kit all speak of the same `--parde-*`.
 */
const shape = {
  ...tokenShape,
  direction: {
    /** The angle of a gradient that runs from the start of a line to its end. */
    towardEnd: null,
    /** 1 from left to right, -1 from right to left. */
    sign: null,
  },
} as const;

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const vars = createGlobalThemeContract(
  shape,
  (_value, path) => `parde-${path.map(kebab).join('-')}`,
);

export type ColorToken = keyof typeof shape.color;
export type ElevationToken = keyof typeof shape.elevation;
export type RadiusToken = keyof typeof shape.radius;
export type SpaceToken = keyof typeof shape.space;
export type ColorTokens = Readonly<Record<ColorToken, string>>;
export type ElevationTokens = Readonly<Record<ElevationToken, string>>;
export type RadiusTokens = Readonly<Record<RadiusToken, string>>;
