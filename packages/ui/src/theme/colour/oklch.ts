import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
} from 'culori/fn';

/** Oklab in polar form: lightness from 0 to 1, chroma from 0 to some 0.32, hue from -180 to 180 degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

// Only these colour spaces are bundled for programs that make themes.
for (const mode of [modeRgb, modeLrgb, modeOklab]) registerMode(mode);
const toOklch = registerMode(modeOklch);

export function oklch(hex: string): Oklch {
  const color = toOklch(hex);
  if (color === undefined) throw new Error(`Not a colour: ${hex}`);
  // Culori's hues are from 0 to 360, and a grey has no hue. Tints need a crimson to be near to red.
  const hue = color.h ?? 0;
  return { lightness: color.l, chroma: color.c, hue: hue > 180 ? hue - 360 : hue };
}

/** Returns the colour at its lightness and hue, with its chroma limited to the sRGB range. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch'));
}
