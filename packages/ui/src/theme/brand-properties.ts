import type { BrandTokens, ModeTokens } from './brands/brand.ts';
import { vars } from './contract.ts';
import { type ModeProperties, type Properties, properties } from './properties.ts';

const modeProperties = (mode: ModeTokens): Properties => ({
  ...properties(vars.color, mode.color),
  ...properties(vars.elevation, mode.elevation),
});

export function brandProperties(brand: BrandTokens): ModeProperties {
  return {
    base: {
      ...properties(vars.radius, brand.radius),
      ...properties(vars.font.weight, brand.font.weight),
      ...properties({ family: vars.font.family }, { family: brand.font.family }),
    },
    light: modeProperties(brand.light),
    dark: modeProperties(brand.dark),
  };
}

/**
 * Returns the properties in which `brand` differs from `base`. A difference in one mode is written for both modes,
 * because the light value of a stronger layer would override the dark value of a weaker layer.
 */
export function brandDifference(brand: BrandTokens, base: BrandTokens): ModeProperties {
  const baseProperties = brandProperties(base);
  const ownProperties = brandProperties(brand);
  const modal = Object.keys(ownProperties.light).filter(
    (name) =>
      ownProperties.light[name] !== baseProperties.light[name] ||
      ownProperties.dark[name] !== baseProperties.dark[name],
  );
  const pick = (values: Properties, names: readonly string[]): Properties =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  const fixed = Object.keys(ownProperties.base).filter(
    (name) => ownProperties.base[name] !== baseProperties.base[name],
  );
  return {
    base: pick(ownProperties.base, fixed),
    light: pick(ownProperties.light, modal),
    dark: pick(ownProperties.dark, modal),
  };
}
