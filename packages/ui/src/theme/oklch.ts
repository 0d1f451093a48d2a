import { lights, parse } from './contrast.ts';

/** Oklab in polar form: lightness from 0 to 1, chroma from 0 to some 0.32, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Oklab: lightness, green to red, blue to yellow. */
export function oklab(hex: string): readonly [number, number, number] {
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

export function oklch(hex: string): Oklch {
  const [lightness, a, b] = oklab(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Returns the sRGB channels from 0 to 1. An sRGB screen cannot show a colour with values outside this range. */
function channels({ lightness, chroma, hue }: Oklch): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((light) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
}

/** Large enough that an eight-bit colour is converted back to itself. */
const tolerance = 0.001;
const isShown = (color: Oklch): boolean =>
  channels(color).every((value) => value >= -tolerance && value <= 1 + tolerance);

/** Returns the colour at its lightness and hue, with its chroma limited to the sRGB range. */
export function hexOf(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let chroma = color.chroma;
  if (!isShown({ ...color, lightness })) {
    let shown = 0;
    for (let round = 0; round < 16; round += 1) {
      const middle = (shown + chroma) / 2;
      if (isShown({ ...color, lightness, chroma: middle })) shown = middle;
      else chroma = middle;
    }
    chroma = shown;
  }
  return `#${channels({ ...color, lightness, chroma })
    .map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
