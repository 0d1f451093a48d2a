import { tokenVars } from '../generated/token-vars.ts';

/**
 * Every value that a component may use. The names of the custom properties are public: a brand, an app's own
 * stylesheet and a published build of the kit all use the same `--parde-*`.
 */
export const vars = {
  ...tokenVars,
  direction: {
    /** The angle of a gradient that runs from the start of a line to its end. */
    towardEnd: 'var(--parde-direction-toward-end)',
    /** 1 from left to right, -1 from right to left. */
    sign: 'var(--parde-direction-sign)',
  },
  bars: {
    /** The heights of the bars that are fixed to the window. The stylesheet of each bar sets its height. */
    top: 'var(--parde-bars-top)',
    bottom: 'var(--parde-bars-bottom)',
    /** The two parts of `bottom`: the bar itself, and the mini player above it. */
    bottomBar: 'var(--parde-bars-bottom-bar)',
    player: 'var(--parde-bars-player)',
    /** `fixed`, or `static` if a page puts its own bar in the position of the bottom bar. */
    bottomPosition: 'var(--parde-bars-bottom-position)',
  },
} as const;

export type ColorToken = keyof typeof vars.color;
export type ElevationToken = keyof typeof vars.elevation;
export type RadiusToken = keyof typeof vars.radius;
export type SpaceToken = keyof typeof vars.space;
export type ColorTokens = Readonly<Record<ColorToken, string>>;
export type ElevationTokens = Readonly<Record<ElevationToken, string>>;
export type RadiusTokens = Readonly<Record<RadiusToken, string>>;
