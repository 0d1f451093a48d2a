type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

export function parse(hex: string): Rgba {
  const digits = hex.slice(1);
  if (!/^(?:[\da-f]{6}|[\da-f]{8})$/i.test(digits)) throw new Error(`Not a colour: ${hex}`);
  const channel = (index: number) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return [channel(0), channel(1), channel(2), digits.length === 8 ? channel(3) / 255 : 1];
}

/** Returns the linear light of each channel, from 0 to 1. */
export const lights = (channels: readonly number[]): readonly number[] =>
  channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

const luminance = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = lights(channels);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const over = ([red, green, blue, alpha]: Rgba, below: readonly number[]): readonly number[] =>
  [red, green, blue].map((value, index) => value * alpha + (below[index] ?? 0) * (1 - alpha));

/** Returns the WCAG 2 contrast of two hex colours. A translucent background is blended over `behind`. */
export function contrast(foreground: string, background: string, behind = '#ffffff'): number {
  const ground = over(parse(background), parse(behind));
  const light = luminance(over(parse(foreground), ground));
  const dark = luminance(ground);
  return (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05);
}
