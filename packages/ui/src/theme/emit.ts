import { globalStyle } from '@vanilla-extract/css';
import type { Layer } from './layer-order.ts';
import { inLayer } from './layers.ts';
import type { ModeProperties, Properties } from './properties.ts';

const isEmpty = (values: Properties): boolean => Object.keys(values).length === 0;

/**
 * A brand's rules: light on the root; dark where the system prefers it and the viewer has not chosen light; dark where
 * the viewer has chosen it.
 */
export function emitModes(layer: Layer, root: string, { base, light, dark }: ModeProperties): void {
  const always = { ...base, ...light };
  if (!isEmpty(always)) globalStyle(root, inLayer(layer, { vars: always }));
  if (isEmpty(dark)) return;
  globalStyle(
    `${root}:not([data-theme='light'])`,
    inLayer(layer, { '@media': { '(prefers-color-scheme: dark)': { vars: dark } } }),
  );
  globalStyle(`${root}[data-theme='dark']`, inLayer(layer, { vars: dark }));
}
