import { style } from '@vanilla-extract/css';
import { stage } from '../../internal/media-stage.css.ts';
import { inKit, media, vars } from '../../theme/index.ts';

export const slider = style([stage]);

export const track = style(
  inKit({
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
    '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
  }),
);

export const dragging = style(
  inKit({
    scrollSnapType: 'none',
    cursor: 'grabbing',
    userSelect: 'none',
    '@media': { [media.lively]: { scrollBehavior: 'auto' } },
  }),
);

export const item = style(
  inKit({
    flex: '0 0 100%',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  }),
);

export const slide = style(
  inKit({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    overflow: 'hidden',
    minBlockSize: 'clamp(35rem, 84svh, 46rem)',
    '@media': {
      [media.tablet]: { minBlockSize: 'clamp(32rem, min(50vw, 84svh), 58rem)' },
    },
  }),
);

export const content = style(
  inKit({
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    inlineSize: '100%',
    maxInlineSize: `calc(42rem + 2 * ${vars.space.gutter})`,
    paddingInline: vars.space.gutter,
    paddingBlockStart: `calc(${vars.size.header} + 3.75rem)`,
    paddingBlockEnd: '4.75rem',
    '@media': {
      [media.tablet]: {
        gap: vars.space.md,
        paddingBlockStart: `calc(${vars.size.header} + 5.5rem)`,
        paddingBlockEnd: 'clamp(5rem, 7vw, 8.5rem)',
      },
    },
  }),
);

export const actions = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    inlineSize: '100%',
    paddingBlockStart: vars.space.xs,
  }),
);

export const controls = style(
  inKit({
    position: 'absolute',
    zIndex: 3,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.md,
    paddingInline: vars.space.gutter,
    paddingBlockEnd: vars.space.md,
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: {
        justifyContent: 'space-between',
        paddingBlockEnd: 'clamp(1.5rem, 3vw, 3.5rem)',
      },
    },
  }),
);

export const dots = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    pointerEvents: 'auto',
    marginInline: '-0.3125rem',
  }),
);

export const dot = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '1.5rem',
    blockSize: vars.size.touch,
    paddingInline: '0.3125rem',
    border: 0,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '::before': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.onMedia,
      opacity: 0.5,
      transition: `inline-size ${vars.motion.base} ${vars.motion.ease}, opacity ${vars.motion.fast}`,
    },
    selectors: {
      '&:hover::before': { opacity: 0.85 },
      '&[aria-current="true"]::before': {
        inlineSize: '1.75rem',
        backgroundColor: vars.color.accentOnMedia,
        opacity: 1,
      },
    },
    '@media': {
      [media.forcedColors]: {
        '::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
        selectors: { '&[aria-current="true"]::before': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);

export const arrows = style(
  inKit({
    display: 'none',
    gap: vars.space.xs,
    pointerEvents: 'auto',
    '@media': { [media.tablet]: { display: 'flex' } },
  }),
);
