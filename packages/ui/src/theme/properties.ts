/** Custom properties by name, e.g. `{ '--parde-color-canvas': '#100a08' }`. */
export type Properties = Record<string, string>;

export interface ModeProperties {
  /** Properties with the same value in both modes. */
  base: Properties;
  light: Properties;
  dark: Properties;
}

/** `var(--x)` of the contract → `--x`. */
const propertyName = (reference: string): string => reference.slice('var('.length, -1);

/** Flattens a part of the contract and its values into custom properties. */
export function properties<Token extends string>(
  contract: Readonly<Record<Token, string>>,
  values: Readonly<Record<Token, string>>,
): Properties {
  const result: Properties = {};
  for (const token in values) result[propertyName(contract[token])] = values[token];
  return result;
}
