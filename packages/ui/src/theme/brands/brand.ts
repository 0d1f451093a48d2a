import type { ColorTokens, ElevationTokens, RadiusTokens } from '../contract.ts';

/** The tokens of one mode (light or dark) of a brand. */
export interface ModeTokens {
  color: ColorTokens;
  elevation: ElevationTokens;
}

export interface FontTokens {
  family: string;
  weight: { regular: string; medium: string; strong: string; heading: string };
}

/** All tokens of a brand. */
export interface BrandTokens {
  light: ModeTokens;
  dark: ModeTokens;
  radius: RadiusTokens;
  font: FontTokens;
}

/** The tokens that a brand sets. The main brand supplies all others. */
export interface BrandOverrides {
  light?: { color?: Partial<ColorTokens>; elevation?: Partial<ElevationTokens> };
  dark?: { color?: Partial<ColorTokens>; elevation?: Partial<ElevationTokens> };
  radius?: Partial<RadiusTokens>;
  font?: { family?: string; weight?: Partial<FontTokens['weight']> };
}
