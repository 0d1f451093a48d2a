import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const countdown = style(
  inKit({
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.font.weight.strong,
    unicodeBidi: 'isolate',
  }),
);
