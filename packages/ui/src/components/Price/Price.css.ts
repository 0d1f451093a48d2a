import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const price = style(
  inKit({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    lineHeight: vars.font.leading.ui,
  }),
);

export const amount = style(
  inKit({ fontWeight: vars.font.weight.heading, fontVariantNumeric: 'tabular-nums' }),
);

export const sizes = styleVariants({
  md: inKit({ fontSize: vars.font.size.md }),
  lg: inKit({ fontSize: vars.font.size.xxl }),
});

export const before = style(
  inKit({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    textDecoration: 'line-through',
  }),
);
