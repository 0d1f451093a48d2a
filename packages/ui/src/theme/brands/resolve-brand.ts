import { main } from '../../generated/token-values.ts';
import { accentIn, themeFromAccents } from '../colour/theme-from-color.ts';
import type { BrandOverrides, BrandTokens, ModeTokens } from './brand.ts';

/**
 * Returns the complete brand. Missing values are taken from the main brand. But if the brand has its own accent, the
 * values that depend on the accent are derived from that accent, so that none of the main brand's colours remain
 * beside it.
 */
export function resolveBrand(overrides: BrandOverrides): BrandTokens {
  const base = modesBelow(overrides);
  const mode = (name: 'light' | 'dark') => ({
    color: { ...base[name].color, ...overrides[name]?.color },
    elevation: { ...base[name].elevation, ...overrides[name]?.elevation },
  });
  return {
    light: mode('light'),
    dark: mode('dark'),
    radius: { ...main.radius, ...overrides.radius },
    font: {
      family: overrides.font?.family ?? main.font.family,
      weight: { ...main.font.weight, ...overrides.font?.weight },
    },
  };
}

function modesBelow({ light, dark }: BrandOverrides): Record<'light' | 'dark', ModeTokens> {
  const [day, night] = [light?.color?.accent, dark?.color?.accent];
  const given = day ?? night;
  if (given === undefined) return main;
  return themeFromAccents({
    light: day ?? accentIn('light', given),
    dark: night ?? accentIn('dark', given),
  });
}
