import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

/** Over the bar at the foot of a phone; in the corner where lines begin on anything wider. */
export const region = style(
  inKit({
    position: 'fixed',
    zIndex: vars.z.toast,
    insetInline: vars.space.md,
    insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.md} + env(safe-area-inset-bottom))`,
    display: 'grid',
    gap: vars.space.xs,
    justifyItems: 'center',
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: {
        insetInline: `${vars.space.gutter} auto`,
        insetBlockEnd: vars.space.xl,
        justifyItems: 'start',
      },
    },
  }),
);

export const toast = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
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
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

const icon = style(inKit({ display: 'inline-flex', fontSize: '1.35rem' }));
export const icons = styleVariants({
  info: [icon, inKit({ color: vars.color.infoText })],
  success: [icon, inKit({ color: vars.color.successText })],
  danger: [icon, inKit({ color: vars.color.dangerText })],
});

export const words = style(inKit({ flex: 1, minInlineSize: 0 }));
