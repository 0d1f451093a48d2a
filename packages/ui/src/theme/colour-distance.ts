import { lights, parse } from './contrast.ts';

/** Oklab: lightness, green to red, blue to yellow. */
function perceived(hex: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = lights(parse(hex).slice(0, 3));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** The perceived distance of two opaque colours: 0 for equal, 1 for black and white. */
export function colourDistance(one: string, other: string): number {
  const [lightness, red, yellow] = perceived(other);
  const [l, a, b] = perceived(one);
  return Math.hypot(l - lightness, a - red, b - yellow);
}
