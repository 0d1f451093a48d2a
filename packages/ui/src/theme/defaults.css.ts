import { globalStyle } from '@vanilla-extract/css';
import { main, shared } from '../generated/token-values.ts';
import { brandProperties } from './brand-properties.ts';
import { media } from './breakpoints.ts';
import { moreContrast } from './colour/contrast-pairs.ts';
import { vars } from './contract.ts';
import { emitModes } from './emit.ts';
import { inKit } from './layers.ts';
import { properties } from './properties.ts';

const brand = brandProperties(main);

emitModes('kit', ':root', {
  ...brand,
  base: {
    ...brand.base,
    ...properties(vars.space, shared.space),
    ...properties(vars.size, shared.size),
    ...properties(vars.z, shared.z),
    ...properties(vars.font.size, shared.font.size),
    ...properties(vars.font.leading, shared.font.leading),
    ...properties(vars.motion, shared.motion),
  },
});

// The line height follows the language of the text, wherever it changes.
globalStyle(
  "[lang|='en']",
  inKit({ vars: properties(vars.font.leading, shared.font.leadingLatin) }),
);
globalStyle("[lang|='fa']", inKit({ vars: properties(vars.font.leading, shared.font.leading) }));

// Gradients and transforms have no logical directions, so these variables follow the direction of the text.
globalStyle(
  ":root, [dir='ltr']",
  inKit({ vars: { [vars.direction.towardEnd]: '90deg', [vars.direction.sign]: '1' } }),
);
globalStyle(
  "[dir='rtl']",
  inKit({ vars: { [vars.direction.towardEnd]: '-90deg', [vars.direction.sign]: '-1' } }),
);

// `!important` is necessary, because a brand's layer is stronger.
globalStyle(
  ':root',
  inKit({
    '@media': {
      [media.contrast]: {
        vars: Object.fromEntries(
          moreContrast.map(([token, other]) => [
            vars.color[token],
            `${vars.color[other]} !important`,
          ]),
        ),
      },
    },
  }),
);

const { space, font } = shared;
const half = (length: string) => `calc(${length} / 2)`;

globalStyle(
  ':root',
  inKit({
    '@media': {
      [media.narrow]: {
        vars: {
          // Large text wraps the header, which is then above the page's picture instead of over it.
          [vars.size.header]: '0px',
          // Text needs the width, so the space around it does not grow with the text size, and titles have a maximum
          // size.
          [vars.space.xs]: half(space.xs),
          [vars.space.sm]: half(space.sm),
          [vars.space.md]: half(space.md),
          [vars.space.lg]: half(space.lg),
          [vars.space.xl]: half(space.xl),
          [vars.space.gutter]: half(space.gutter),
          [vars.font.size.title]: `min(${font.size.title}, 12vw)`,
          [vars.font.size.display]: `min(${font.size.display}, 12vw)`,
        },
      },
    },
  }),
);

// Reduced motion sets every motion token in this rule.
globalStyle(
  ':root',
  inKit({
    '@media': {
      [media.calm]: {
        vars: properties(vars.motion, { ...shared.motion, fast: '0ms', base: '0ms', slow: '0ms' }),
      },
    },
  }),
);

// The page's own setting has the same effect as the system's.
globalStyle(
  ":root[data-motion='reduced']",
  inKit({
    vars: properties(vars.motion, { ...shared.motion, fast: '0ms', base: '0ms', slow: '0ms' }),
  }),
);
globalStyle(
  ":root[data-motion='reduced'] :where(*, ::before, ::after)",
  inKit({
    animation: 'none !important',
    scrollBehavior: 'auto',
    transition: 'none !important',
  }),
);
