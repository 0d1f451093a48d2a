import { main } from '../generated/token-values.ts';
import { brandDifference } from './brand-properties.ts';
import type { BrandOverrides } from './brands/brand.ts';
import { resolveBrand } from './brands/resolve-brand.ts';
import { emitModes } from './emit.ts';

export interface BrandThemeOptions {
  /** The selector of the brand: `:root` in an app; Storybook has several brands. */
  root?: string;
}

/** Writes a brand's values into the `brand` layer. Call it at the top of an app's `theme.css.ts`. */
export function brandTheme(
  brand: BrandOverrides,
  { root = ':root' }: BrandThemeOptions = {},
): void {
  emitModes('brand', root, brandDifference(resolveBrand(brand), main));
}
