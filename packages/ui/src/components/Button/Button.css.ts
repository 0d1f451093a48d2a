import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { touchTarget } from '../../internal/touch-room.ts';
import { inKit, media, vars } from '../../theme/index.ts';

export const button = style(
  inKit({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.6em',
    margin: 0,
    // For labels of several lines; one line is centred by the minimum height.
    paddingBlock: '0.35em',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: 'inherit',
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}, transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
      '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
    },
    '@media': {
      [media.lively]: { ':active': { transform: 'scale(0.98)' } },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          // Disabled buttons change colour, because opacity would lower the contrast.
          '&:disabled': { opacity: 1, borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

export const sizes = styleVariants({
  sm: inKit({
    minBlockSize: '2.25rem',
    paddingInline: '0.9rem',
    fontSize: vars.font.size.sm,
    '::after': touchTarget,
  }),
  md: inKit({
    minBlockSize: vars.size.touch,
    // Smaller only for large text on a phone, whose words need the space.
    paddingInline: 'clamp(0.5rem, 12.5vw - 1.25rem, 1.25rem)',
    fontSize: vars.font.size.md,
  }),
  lg: inKit({
    minBlockSize: '3.375rem',
    paddingInline: 'min(1.75rem, max(16px, 4.6vw))',
    fontSize: 'clamp(1rem, 0.92rem + 0.4vw, 1.125rem)',
  }),
});

export const squares = styleVariants({
  sm: inKit({
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    padding: 0,
    fontSize: '1.125rem',
    '::after': touchTarget,
  }),
  md: inKit({
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    padding: 0,
    fontSize: '1.3rem',
  }),
  lg: inKit({ inlineSize: '3.375rem', blockSize: '3.375rem', padding: 0, fontSize: '1.6rem' }),
});

/**
 * Covers the entire button and has the `title`. On the button itself, a screen reader would read the `title` after
 * the name, which is the same text.
 */
export const hint = style(
  inKit({ display: 'grid', placeItems: 'center', inlineSize: '100%', blockSize: '100%' }),
);

/** Stays round beside long labels. */
export const round = style(inKit({ flexShrink: 0, borderRadius: vars.radius.pill }));

const enabledHover = '&:hover:not(:disabled, [aria-disabled="true"])';

export const variants = styleVariants({
  primary: inKit({
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    selectors: { [enabledHover]: { backgroundColor: vars.color.accentHover } },
  }),
  secondary: inKit({
    backgroundColor: vars.color.raised,
    borderColor: vars.color.border,
    color: vars.color.text,
    selectors: {
      [enabledHover]: { backgroundColor: vars.color.overlay, borderColor: vars.color.borderStrong },
    },
  }),
  ghost: inKit({
    backgroundColor: 'transparent',
    color: 'inherit',
    selectors: { [enabledHover]: { backgroundColor: vars.color.sheen } },
  }),
  overlay: inKit({
    backgroundColor: vars.color.mediaControl,
    borderColor: vars.color.mediaBorder,
    color: vars.color.onMedia,
    backdropFilter: 'blur(12px)',
    selectors: { [enabledHover]: { backgroundColor: vars.color.mediaControlHover } },
  }),
  danger: inKit({
    backgroundColor: vars.color.danger,
    color: vars.color.onDanger,
    selectors: { [enabledHover]: { backgroundColor: vars.color.dangerHover } },
  }),
});

export const fullWidth = style(inKit({ display: 'flex', inlineSize: '100%' }));

/** Vazirmatn's letters are high in their line, so move them down slightly. */
export const label = style(
  inKit({ minInlineSize: 0, paddingBlockStart: '0.12em', overflowWrap: 'break-word' }),
);

export const iconSlot = style(inKit({ display: 'inline-flex', flexShrink: 0, fontSize: '1.25em' }));

/** The hidden label preserves the button's width while loading. */
export const waiting = style(inKit({ opacity: 0 }));
export const content = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'inherit',
    minInlineSize: 0,
  }),
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style(
  inKit({
    position: 'absolute',
    inlineSize: '1.3em',
    blockSize: '1.3em',
    border: '2.5px solid currentcolor',
    borderBlockStartColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 0.8s linear infinite`,
    '@media': { [media.calm]: { animation: `${breathe} 2s ease-in-out infinite` } },
  }),
);
