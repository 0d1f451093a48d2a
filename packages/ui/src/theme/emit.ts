import { globalStyle } from '@vanilla-extract/css';
import type { Layer } from './layer-order.ts';
import { inLayer } from './layers.ts';
import { modeRules } from './mode-rules.ts';
import type { ModeProperties } from './properties.ts';

/** Adds a brand's rules to the stylesheet that vanilla-extract is writing. */
export function emitModes(layer: Layer, root: string, values: ModeProperties): void {
  for (const { selector, media, properties: vars } of modeRules(root, values)) {
    const rule = media === undefined ? { vars } : { '@media': { [media]: { vars } } };
    globalStyle(selector, inLayer(layer, rule));
  }
}
