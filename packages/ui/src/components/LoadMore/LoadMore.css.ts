import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const more = style(
  inKit({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.lg,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
  }),
);
