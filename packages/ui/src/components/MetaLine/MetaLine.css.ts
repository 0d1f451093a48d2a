import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const line = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '0.6em',
    rowGap: vars.space.xxs,
    lineHeight: vars.font.leading.ui,
  }),
);

export const item = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    selectors: {
      '& + &::before': {
        content: '""',
        inlineSize: '0.25em',
        blockSize: '0.25em',
        marginInlineEnd: '0.6em',
        borderRadius: '50%',
        backgroundColor: 'currentcolor',
        opacity: 0.6,
      },
    },
  }),
);
