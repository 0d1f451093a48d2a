import { globalStyle } from '@vanilla-extract/css';
import type { Layer } from './layer-order.ts';
import { inLayer } from './layers.ts';
import { modeRules } from './mode-rules.ts';
import type { ModeProperties } from './properties.ts';

/** Adds the rules of a theme to the stylesheet that vanilla-extract is writing: for the root, or for a part of the page. */
export function emitModes(layer: Layer, root: string, values: ModeProperties, part?: string): void {
  for (const { selector, media, properties: vars } of modeRules(root, values)) {
    const rule = media === undefined ? { vars } : { '@media': { [media]: { vars } } };
    globalStyle(part === undefined ? selector : `${selector} ${part}`, inLayer(layer, rule));
  }
}
