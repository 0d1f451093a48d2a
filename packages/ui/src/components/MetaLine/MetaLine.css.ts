import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

const gap = '1.25em';

/** Clips the dot of the first item in each line, also after a wrap. */
export const frame = style(inKit({ overflowX: 'clip' }));

export const line = style(
  inKit({ marginInlineStart: `-${gap}`, lineHeight: vars.font.leading.ui }),
);

/** Balances the lines, so that no line has a single fact where two would fit. */
export const balanced = style(
  inKit({ marginBlock: `calc(${vars.space.xxs} / -2)`, textWrap: 'balance' }),
);

/** Further lines are hidden visually, but still read by screen readers. */
export const oneLine = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    rowGap: vars.space.xxs,
    blockSize: `calc(1em * ${vars.font.leading.ui})`,
    overflow: 'clip',
  }),
);

export const item = style(
  inKit({
    display: 'inline-block',
    position: 'relative',
    maxInlineSize: '100%',
    paddingInlineStart: gap,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.62em',
      insetInlineStart: '0.5em',
      inlineSize: '0.25em',
      blockSize: '0.25em',
      borderRadius: '50%',
      backgroundColor: 'currentcolor',
      opacity: 0.6,
    },
  }),
);

/** Adds space between lines. */
export const spaced = style([item, inKit({ marginBlock: `calc(${vars.space.xxs} / 2)` })]);
