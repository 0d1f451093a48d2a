import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';

/** The cascade layers, weakest first. The kit's global stylesheet declares this order once. */
export const layers = ['kit', 'shell', 'page', 'brand'] as const;
export type Layer = (typeof layers)[number];

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
