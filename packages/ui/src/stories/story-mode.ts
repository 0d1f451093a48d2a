import { main, partner, plus, wireframe } from '../generated/token-values.ts';
import type { ModeTokens } from '../theme/brands/brand.ts';
import { resolveBrand } from '../theme/brands/resolve-brand.ts';

const brands = new Map(Object.entries({ main, plus, partner, wireframe }));

/** Returns the values of the toolbar's brand and mode. */
export function modeOf(globals: Record<string, unknown>): ModeTokens {
  const brand = resolveBrand(brands.get(String(globals.brand)) ?? main);
  const light =
    globals.theme === 'light' ||
    (globals.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  return light ? brand.light : brand.dark;
}
