import { type GlobalStyleRule, globalLayer, type StyleRule } from '@vanilla-extract/css';
import { type Layer, layers } from './layer-order.ts';

type LayeredRule<Rule> = { '@layer': Record<string, Rule> };
type LayerContent = NonNullable<StyleRule['@layer']>[string];
type GlobalLayerContent = NonNullable<GlobalStyleRule['@layer']>[string];

/**
 * Puts a rule into a layer. Its stylesheet then starts with the order of all layers, so loading order cannot break it.
 */
export function inLayer<Rule extends LayerContent | GlobalLayerContent>(
  layer: Layer,
  rule: Rule,
): LayeredRule<Rule> {
  for (const name of layers) globalLayer(name);
  return { '@layer': { [layer]: rule } };
}

const within =
  (layer: Layer) =>
  <Rule extends LayerContent | GlobalLayerContent>(rule: Rule) =>
    inLayer(layer, rule);

/** `style(inKit({ … }))` puts a rule into the kit's layer. The other functions do the same for their layers. */
export const inKit = within('kit');
export const inShell = within('shell');
export const inPage = within('page');
export const inBrand = within('brand');
