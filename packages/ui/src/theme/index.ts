export { breakpoints, main, partner, plus, wireframe } from '../generated/token-values.ts';
export { type BrandThemeOptions, brandTheme } from './brand-theme.ts';
export type { BrandOverrides, BrandTokens, FontTokens, ModeTokens } from './brands/brand.ts';
export { resolveBrand } from './brands/resolve-brand.ts';
export { type Breakpoint, media } from './breakpoints.ts';
export { mediaAccents } from './colour/media-accents.ts';
export { type ColorTheme, themeFromColor } from './colour/theme-from-color.ts';
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
export { focalPoint } from './focal-point.ts';
export { type KidsAgeGroup, kidsTheme, kidsVars } from './kids-theme.ts';
export { type Layer, layers } from './layer-order.ts';
export { inBrand, inKit, inPage, inShell } from './layers.ts';
export { spokenComma } from './spoken-comma.ts';
export { transitionName } from './view-transition.ts';
