import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
// Whoever puts a rule into a layer brings the order of the layers with it.
import './layers.css.ts';
import type { Layer } from './layer-order.ts';

type LayeredRule<Rule> = { '@layer': Record<string, Rule> };
type LayerContent = NonNullable<StyleRule['@layer']>[string];
type GlobalLayerContent = NonNullable<GlobalStyleRule['@layer']>[string];

const within =
  (layer: Layer) =>
  <Rule extends LayerContent | GlobalLayerContent>(rule: Rule): LayeredRule<Rule> => ({
    '@layer': { [layer]: rule },
  });

/** `style(inKit({ … }))` puts a rule into the kit's layer; the others likewise. */
export const inKit = within('kit');
export const inShell = within('shell');
export const inPage = within('page');
export const inBrand = within('brand');
