import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

// The page behind does not scroll.
globalStyle(':root:has(:modal)', inKit({ overflow: 'hidden' }));

const appear = keyframes({ from: { opacity: 0 } });

/** The state at the start of the entry and at the end of the exit. */
export const closedOffset = createVar();

/** Keeps the modal in the top layer until the exit animation has ended. */
const exitTransition = `display ${vars.motion.base} allow-discrete, overlay ${vars.motion.base} allow-discrete`;

/** The style that dialog and drawer share: a surface over a backdrop. */
export const modal = style(
  inKit({
    position: 'fixed',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    boxShadow: vars.elevation.floating,
    overscrollBehavior: 'contain',
    ':focus-visible': { outline: 'none' },
    '::backdrop': { backgroundColor: vars.color.scrim, backdropFilter: 'blur(6px)' },
    '@media': {
      [media.lively]: {
        transition: `opacity ${vars.motion.base} ${vars.motion.ease}, transform ${vars.motion.base} ${vars.motion.ease}, ${exitTransition}`,
        '::backdrop': {
          animation: `${appear} ${vars.motion.base}`,
          transition: `opacity ${vars.motion.base}, ${exitTransition}`,
        },
        selectors: {
          '&:not([open])': { transform: closedOffset },
          '&:not([open])::backdrop': { opacity: 0 },
        },
      },
      [media.forcedColors]: { border: '2px solid CanvasText' },
    },
  }),
);

export const layout = style(
  inKit({
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    blockSize: '100%',
    maxBlockSize: 'inherit',
  }),
);

export const head = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    paddingBlock: `${vars.space.md} ${vars.space.xs}`,
    paddingInline: `${vars.space.lg} ${vars.space.sm}`,
  }),
);

export const body = style(
  inKit({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: `${vars.space.xs} ${vars.space.lg}`,
    paddingInline: vars.space.lg,
    ':focus-visible': { outlineOffset: -3 },
  }),
);

export const foot = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    padding: vars.space.md,
    paddingInline: vars.space.lg,
    paddingBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

/** The head of a sheet, with a drag handle. */
export const grip = style(
  inKit({
    position: 'relative',
    paddingBlockStart: vars.space.lg,
    touchAction: 'none',
    userSelect: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: vars.space.xs,
      insetInline: 0,
      marginInline: 'auto',
      inlineSize: '2.25rem',
      blockSize: 4,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.borderStrong,
    },
    '@media': {
      [media.forcedColors]: { '::before': { backgroundColor: 'CanvasText' } },
      [media.tablet]: {
        paddingBlockStart: vars.space.md,
        touchAction: 'auto',
        userSelect: 'auto',
        '::before': { content: 'none' },
      },
    },
  }),
);
