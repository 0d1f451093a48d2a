import type { ColorTokens, ElevationTokens, RadiusTokens } from '../contract.ts';

/** One mode (light or dark) of a brand. */
export interface ModeTokens {
  color: ColorTokens;
  elevation: ElevationTokens;
}

export interface FontTokens {
  family: string;
  weight: { regular: string; medium: string; strong: string; heading: string };
}

/** All the values that make a brand. */
export interface BrandTokens {
  light: ModeTokens;
  dark: ModeTokens;
  radius: RadiusTokens;
  font: FontTokens;
}

/** A brand's own values; the main brand fills the rest. */
export interface BrandOverrides {
  light?: { color?: Partial<ColorTokens>; elevation?: Partial<ElevationTokens> };
  dark?: { color?: Partial<ColorTokens>; elevation?: Partial<ElevationTokens> };
  radius?: Partial<RadiusTokens>;
  font?: { family?: string; weight?: Partial<FontTokens['weight']> };
}
