import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const price = style(
  inKit({
    display: 'inline-flex',
    // What it was stands beside what it is, or over it.
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    columnGap: vars.space.xs,
    lineHeight: vars.font.leading.ui,
  }),
);

/** In figures of equal width the small Persian zero would stand in a hole. */
export const amount = style(inKit({ fontWeight: vars.font.weight.heading }));

export const sizes = styleVariants({
  md: inKit({ fontSize: vars.font.size.md }),
  // An amount does not wrap.
  lg: inKit({ fontSize: `min(${vars.font.size.xxl}, 9vw)` }),
});

export const before = style(
  inKit({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    textDecoration: 'line-through',
  }),
);
