import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

const gap = '1.45em';

/** Clips the dot of the first item in each line, also after a wrap. */
export const frame = style(inKit({ overflowX: 'clip' }));

export const line = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    rowGap: vars.space.xxs,
    marginInlineStart: `-${gap}`,
    lineHeight: vars.font.leading.ui,
  }),
);

/** Further lines are out of sight, and still read out. */
export const oneLine = style(
  inKit({ blockSize: `calc(1em * ${vars.font.leading.ui})`, overflow: 'clip' }),
);

export const item = style(
  inKit({
    position: 'relative',
    minInlineSize: 0,
    paddingInlineStart: gap,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.62em',
      insetInlineStart: '0.6em',
      inlineSize: '0.25em',
      blockSize: '0.25em',
      borderRadius: '50%',
      backgroundColor: 'currentcolor',
      opacity: 0.6,
    },
  }),
);
