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

/** What a brand says; the main brand's value stands for what it leaves out. */
export interface BrandOverrides {
  light?: { color?: Partial<ColorTokens>; elevation?: Partial<ElevationTokens> };
  dark?: { color?: Partial<ColorTokens>; elevation?: Partial<ElevationTokens> };
  radius?: Partial<RadiusTokens>;
  font?: { family?: string; weight?: Partial<FontTokens['weight']> };
}
