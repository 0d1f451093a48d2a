export { type BrandThemeOptions, brandTheme } from './brand-theme.ts';
export type { BrandOverrides, BrandTokens, FontTokens, ModeTokens } from './brands/brand.ts';
export { main } from './brands/main.ts';
export { partner } from './brands/partner.ts';
export { plus } from './brands/plus.ts';
export { resolveBrand } from './brands/resolve-brand.ts';
export { type Breakpoint, breakpoints, media } from './breakpoints.ts';
export {
  type ColorToken,
  type ColorTokens,
  type ElevationToken,
  type ElevationTokens,
  type RadiusToken,
  type RadiusTokens,
  type SpaceToken,
  vars,
} from './contract.ts';
export { type Layer, layers } from './layer-order.ts';
export { inBrand, inKit, inPage, inShell } from './layers.ts';
