import type { ModeTokens } from './brands/brand.ts';

/** Returns the colours of one mode as design tokens, which Figma imports as a mode of variables. */
export function figmaColors({ color }: ModeTokens): string {
  const tokens = Object.entries(color).map(([name, css]) => {
    const [red, green, blue, alpha = 1] = (css.match(/[\da-f]{2}/gi) ?? []).map(
      (byte) => Math.round((Number.parseInt(byte, 16) / 255) * 10_000) / 10_000,
    );
    const components = [red, green, blue];
    return [name, { $value: { colorSpace: 'srgb', components, alpha, hex: css.slice(0, 7) } }];
  });
  const file = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    color: { $type: 'color', ...Object.fromEntries(tokens) },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
