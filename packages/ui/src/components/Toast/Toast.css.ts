import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

const overSheet = ':root:has(:modal) &';

/**
 * Above the bottom bar on a phone, or at the top if a sheet is open; in the start corner on wider screens. In the top
 * layer or, without popover support, at the highest z-index.
 */
export const region = style(
  inKit({
    position: 'fixed',
    zIndex: vars.z.toast,
    insetBlock: `auto calc(${vars.bars.bottom} + ${vars.space.md})`,
    insetInline: vars.space.md,
    inlineSize: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    backgroundColor: 'transparent',
    color: vars.color.text,
    display: 'grid',
    gap: vars.space.xs,
    justifyItems: 'center',
    pointerEvents: 'none',
    selectors: { [overSheet]: { insetBlock: `${vars.space.md} auto` } },
    '@media': {
      [media.tablet]: {
        selectors: {
          [`&, ${overSheet}`]: { insetBlock: `auto calc(${vars.bars.player} + ${vars.space.xl})` },
        },
        insetInline: `${vars.space.gutter} auto`,
        justifyItems: 'stretch',
      },
      print: { display: 'none' },
    },
  }),
);

export const toast = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.sm,
    inlineSize: '100%',
    maxInlineSize: '27rem',
    minBlockSize: '3.5rem',
    paddingBlock: vars.space.xs,
    paddingInline: `${vars.space.md} ${vars.space.xs}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    boxShadow: vars.elevation.floating,
    lineHeight: vars.font.leading.ui,
    pointerEvents: 'auto',
    '@media': {
      [media.lively]: { animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}` },
      [media.tablet]: { inlineSize: 'auto', minInlineSize: '20rem' },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

const icon = style(
  inKit({
    display: 'inline-flex',
    fontSize: '1.35rem',
    '@media': { [media.narrow]: { display: 'none' } },
  }),
);
export const icons = styleVariants({
  info: [icon, inKit({ color: vars.color.infoText })],
  success: [icon, inKit({ color: vars.color.successText })],
  danger: [icon, inKit({ color: vars.color.dangerText })],
});

/** The text and the action, side by side or stacked. */
export const textBlock = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.sm}`,
  }),
);

export const text = style(inKit({ flex: '1 1 auto', minInlineSize: 0 }));
