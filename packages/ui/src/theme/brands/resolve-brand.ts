import { main } from '../../generated/token-values.ts';
import type { BrandOverrides, BrandTokens } from './brand.ts';

/** The complete brand: its own values over the main brand's. */
export function resolveBrand(overrides: BrandOverrides): BrandTokens {
  const mode = (name: 'light' | 'dark') => ({
    color: { ...main[name].color, ...overrides[name]?.color },
    elevation: { ...main[name].elevation, ...overrides[name]?.elevation },
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
