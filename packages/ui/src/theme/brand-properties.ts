import type { BrandTokens, ModeTokens } from './brands/brand.ts';
import { vars } from './contract.ts';
import { type ModeProperties, type Properties, properties } from './properties.ts';

const ofMode = (mode: ModeTokens): Properties => ({
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
    light: ofMode(brand.light),
    dark: ofMode(brand.dark),
  };
}

/**
 * Returns the properties in which `brand` differs from `base`. A difference in one mode is written for both modes,
 * because the light value of a stronger layer would override the dark value of a weaker layer.
 */
export function brandDifference(brand: BrandTokens, base: BrandTokens): ModeProperties {
  const theirs = brandProperties(base);
  const ours = brandProperties(brand);
  const modal = Object.keys(ours.light).filter(
    (name) => ours.light[name] !== theirs.light[name] || ours.dark[name] !== theirs.dark[name],
  );
  const pick = (values: Properties, names: readonly string[]): Properties =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  const fixed = Object.keys(ours.base).filter((name) => ours.base[name] !== theirs.base[name]);
  return {
    base: pick(ours.base, fixed),
    light: pick(ours.light, modal),
    dark: pick(ours.dark, modal),
  };
}
