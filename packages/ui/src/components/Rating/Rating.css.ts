import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const rating = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.3em',
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const star = style(inKit({ display: 'inline-flex', color: vars.color.accentText }));
export const starOnMedia = style(
  inKit({ display: 'inline-flex', color: vars.color.accentOnMedia }),
);
