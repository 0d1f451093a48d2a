import { globalStyle } from '@vanilla-extract/css';
import './layers.css.ts';
import type { Layer } from './layer-order.ts';

/** Custom properties by name, e.g. `{ '--parde-color-canvas': '#100a08' }`. */
export type Properties = Record<string, string>;

export interface ModeProperties {
  /** What holds in both modes. */
  base: Properties;
  light: Properties;
  dark: Properties;
}

/** `var(--x)` of the contract → `--x`. */
const propertyName = (reference: string): string => reference.slice('var('.length, -1);

/** Flattens a part of the contract and the values for it into custom properties. */
export function properties<Token extends string>(
  contract: Readonly<Record<Token, string>>,
  values: Readonly<Record<Token, string>>,
): Properties {
  const result: Properties = {};
  for (const token in values) result[propertyName(contract[token])] = values[token];
  return result;
}

const isEmpty = (values: Properties): boolean => Object.keys(values).length === 0;

/**
 * Writes the rule that every brand follows: light on the root; dark where the system asks for it
 * and the viewer has not chosen light; dark where the viewer has chosen dark.
 */
export function emitModes(layer: Layer, root: string, { base, light, dark }: ModeProperties): void {
  const always = { ...base, ...light };
  if (!isEmpty(always)) globalStyle(root, { '@layer': { [layer]: { vars: always } } });
  if (isEmpty(dark)) return;
  globalStyle(`${root}:not([data-theme='light'])`, {
    '@layer': { [layer]: { '@media': { '(prefers-color-scheme: dark)': { vars: dark } } } },
  });
  globalStyle(`${root}[data-theme='dark']`, { '@layer': { [layer]: { vars: dark } } });
}
