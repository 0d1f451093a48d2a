import { oklab } from './oklch.ts';

/** The perceived distance of two opaque colours: 0 for equal, 1 for black and white. */
export function colourDistance(one: string, other: string): number {
  const [lightness, red, yellow] = oklab(other);
  const [l, a, b] = oklab(one);
  return Math.hypot(l - lightness, a - red, b - yellow);
}
