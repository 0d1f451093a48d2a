import { breakpoints } from '../generated/token-values.ts';

export type Breakpoint = keyof typeof breakpoints;

const from = (width: number): string => `(min-width: ${width / 16}rem)`;

/** Media conditions for `'@media': { [media.tablet]: … }`. */
export const media = {
  phablet: from(breakpoints.phablet),
  tablet: from(breakpoints.tablet),
  laptop: from(breakpoints.laptop),
  desktop: from(breakpoints.desktop),
  cinema: from(breakpoints.cinema),
  /** Devices with real hover support. Content that appears on hover may exist only for them. */
  hover: '(hover: hover) and (pointer: fine)',
  calm: '(prefers-reduced-motion: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
  /** Large text, or a window of little height: bars scroll with the page, and columns become rows. */
  cramped: '(max-width: 19.99em), (max-height: 32.99em)',
  /** Large text on a phone. */
  narrow: '(max-width: 19.99em)',
  contrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  /** For hiding controls that need script. */
  scriptless: '(scripting: none)',
} as const;
