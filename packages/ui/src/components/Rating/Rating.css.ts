import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const rating = style(
  inKit({
    position: 'relative',
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
  }),
);

export const star = style(inKit({ marginInlineEnd: '0.35em', color: vars.color.accent }));
