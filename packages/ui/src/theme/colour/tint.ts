import { main } from '../../generated/token-values.ts';
import { hexOf, type Oklch, oklch } from './oklch.ts';

const between = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The main brand's colours, converted to another hue. */
interface Tint {
  /** Converts a grey. A brand without colour has neutral greys. */
  greyOf: (hex: string) => string;
  /** Converts a colour that is based on the accent. */
  tintOf: (hex: string, most: number) => Oklch;
  /** Returns the hue at a lightness that differs from the accent's by `by`. */
  hueAt: (by: number) => number;
}

export function tintFrom(accent: string): Tint {
  const { chroma, hue } = oklch(accent);
  const own = oklch(main.dark.color.accent);
  const turn = ((hue - own.hue) * Math.PI) / 180;
  // Saffron darkens to brown and lightens to cream, and so do neighbouring hues as far as yellow. Red and blue keep
  // their hue.
  const darkening = Math.max(0, Math.cos(turn)) ** 2 * between(0, (hue - 45) / (own.hue - 45), 1);
  const lightening = darkening * between(-1.5, (85 - hue) / (85 - own.hue), 1);
  const turned = (by: number) => hue + by * (by < 0 ? darkening : lightening);
  // A cool dark colour needs more chroma than a warm one to look tinted; a pale grey needs less.
  const cool = Math.sin(turn / 2) ** 2;
  const greyness = (token: Oklch) =>
    Math.min(1, chroma / 0.1) * (token.lightness > 0.85 ? 1 - cool / 4 : 1 + cool);
  return {
    greyOf: (hex) => {
      const token = oklch(hex.slice(0, 7));
      const color = {
        ...token,
        chroma: token.chroma * greyness(token),
        hue: turned(token.hue - own.hue),
      };
      return hexOf(color) + hex.slice(7);
    },
    tintOf: (hex, most) => {
      const token = oklch(hex);
      const scale = Math.min(most, chroma / own.chroma);
      return { ...token, chroma: token.chroma * scale, hue: turned(token.hue - own.hue) };
    },
    hueAt: (by) => between(hue - 20, turned(by * 200), hue + 20),
  };
}
