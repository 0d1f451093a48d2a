import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const price = style(
  inKit({
    display: 'inline-flex',
    // The previous price is beside the current price, or above it.
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    columnGap: vars.space.xs,
    lineHeight: vars.font.leading.ui,
  }),
);

/** With tabular figures, the narrow Persian zero would be surrounded by a gap. */
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
