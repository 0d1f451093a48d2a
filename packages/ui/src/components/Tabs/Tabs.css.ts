import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const tabs = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.lg,
    minInlineSize: 0,
  }),
);

export const head = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space.sm,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

/** The row's line continues below this element. */
export const end = style(
  inKit({
    display: 'grid',
    alignItems: 'center',
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      [media.tablet]: {
        paddingInlineStart: vars.space.md,
        boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
      },
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    },
  }),
);

export const list = style(
  inKit({
    display: 'flex',
    gap: vars.space.xs,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorInline: 'contain',
    boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
    '@media': {
      [media.lively]: { scrollBehavior: 'smooth' },
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    },
  }),
);

export const tab = style(
  inKit({
    position: 'relative',
    flexShrink: 0,
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    minBlockSize: '3rem',
    padding: 0,
    paddingInline: vars.space.md,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: vars.color.textMuted,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${vars.motion.fast}`,
    ':hover': { color: vars.color.text },
    ':focus-visible': { outlineOffset: -3 },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.sm,
      insetBlockEnd: 0,
      blockSize: 3,
      borderStartStartRadius: 3,
      borderStartEndRadius: 3,
      backgroundColor: vars.color.accentText,
      opacity: 0,
      transform: 'scaleX(0.4)',
      transition: `opacity ${vars.motion.fast}, transform ${vars.motion.base} ${vars.motion.ease}`,
    },
    selectors: {
      '&[aria-selected="true"]': { color: vars.color.text },
      '&[aria-selected="true"]::after': { opacity: 1, transform: 'none' },
    },
    '@media': {
      [media.narrow]: { whiteSpace: 'normal' },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': { color: 'Highlight' },
          '&[aria-selected="true"]::after': { backgroundColor: 'Highlight' },
        },
      },
    },
  }),
);
