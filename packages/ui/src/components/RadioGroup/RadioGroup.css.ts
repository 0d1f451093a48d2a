import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const group = style(
  inKit({
    display: 'grid',
    gap: vars.space.xs,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);

export const legend = style(
  inKit({
    marginBlockEnd: vars.space.xs,
    padding: 0,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
  }),
);

export const option = style(
  inKit({
    flexWrap: 'wrap',
    minBlockSize: '3.5rem',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&:has(:checked)': {
        borderColor: vars.color.accentText,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.text,
      },
    },
    '@media': {
      [media.hover]: { ':hover': { borderColor: vars.color.borderStrong } },
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const dot = style(
  inKit({
    borderRadius: '50%',
    '::before': { inlineSize: '0.6rem', blockSize: '0.6rem', borderRadius: '50%' },
  }),
);

/** A price does not wrap, and moves to its own line if the text would have too little space. */
export const end = style(inKit({ marginInlineStart: 'auto' }));
