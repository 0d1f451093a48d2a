import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const anchor = style(inKit({ display: 'inline-flex' }));

export const tooltip = style(
  inKit({
    maxInlineSize: 'min(18rem, calc(100vw - 1rem))',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.sm,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);
