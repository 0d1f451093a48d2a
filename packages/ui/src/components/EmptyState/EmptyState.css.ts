import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const state = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.md,
    maxInlineSize: '46rem',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.xl,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);

export const actions = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.sm,
    paddingBlockStart: vars.space.xs,
    // An action may render nothing.
    ':empty': { display: 'none' },
  }),
);
