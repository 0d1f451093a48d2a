import { inKit, media, vars } from '@parde/ui/theme';
import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { controlPointerEvents } from './pointer-events.css.ts';

export const button = style(
  inKit({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    pointerEvents: fallbackVar(controlPointerEvents, 'auto'),
    filter: 'drop-shadow(0 1px 2px #0009)',
    transition: `background-color ${vars.motion.fast}, transform ${vars.motion.fast} ${vars.motion.ease}`,
    ':focus-visible': { outline: `2px solid ${vars.color.onMedia}`, outlineOffset: -2 },
    '@media': {
      [media.hover]: { ':hover': { backgroundColor: vars.color.mediaControlHover } },
      [media.lively]: { ':active': { transform: 'scale(0.94)' } },
      [media.forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
);

export const buttonSizes = styleVariants({
  md: inKit({
    // With large text, all buttons must still fit on a phone.
    inlineSize: `min(${vars.size.touch}, 14.5cqi)`,
    blockSize: `min(${vars.size.touch}, 14.5cqi)`,
    fontSize: 'min(1.5rem, 8cqi)',
    '@container': { '(min-width: 48rem)': { fontSize: '1.625rem' } },
  }),
  mini: inKit({
    inlineSize: `max(44px, min(${vars.size.touch}, 14cqi))`,
    blockSize: `max(44px, min(${vars.size.touch}, 14cqi))`,
    fontSize: 'clamp(1.25rem, 7cqi, 1.5rem)',
    filter: 'none',
  }),
  // Sizes for the bar on a desktop.
  skip: inKit({ inlineSize: '3rem', blockSize: '3rem', fontSize: '2rem' }),
  play: inKit({ inlineSize: '3.5rem', blockSize: '3.5rem', fontSize: '2.5rem' }),
  // These buttons are over the picture, which may be white.
  lg: inKit({
    inlineSize: 'min(3.25rem, 14.5cqi)',
    blockSize: 'min(3.25rem, 14.5cqi)',
    fontSize: 'min(2rem, 9cqi)',
    backgroundColor: '#00000080',
    // The space is reserved before playback starts, so that the neighbouring buttons do not move.
    selectors: { '[data-idle] &': { visibility: 'hidden' } },
  }),
  xl: inKit({
    inlineSize: 'min(4.25rem, 19cqi)',
    blockSize: 'min(4.25rem, 19cqi)',
    fontSize: 'min(2.25rem, 10cqi)',
    backgroundColor: '#00000080',
  }),
});

/**
 * Covers the entire button and has the `title`. On the button itself, a screen reader would read the `title` after
 * the name, which is the same text.
 */
export const hint = style(
  inKit({ display: 'grid', placeItems: 'center', inlineSize: '100%', blockSize: '100%' }),
);

/** The number of seconds, in the circle of the arrow. */
export const mark = style(
  inKit({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    transform: 'translateY(-36%)',
    pointerEvents: 'none',
    fontSize: '0.36em',
    fontWeight: vars.font.weight.heading,
    lineHeight: 1,
  }),
);

export const time = style(
  inKit({
    paddingInline: vars.space.xs,
    fontSize: vars.font.size.sm,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    textShadow: '0 1px 3px #000c',
    // With tabular figures, the narrow Persian zero would be surrounded by a gap.
    selectors: { '&:lang(fa)': { fontVariantNumeric: 'normal' } },
    // The complete duration fits on the narrowest phone.
    '@container': {
      '(max-width: 21.5rem)': { paddingInline: 0, fontSize: vars.font.size.xs },
    },
  }),
);

/** The current time keeps the same width for each second. */
export const now = style(inKit({ display: 'inline-block', textAlign: 'end' }));

export const total = style(inKit({ color: vars.color.onMediaMuted }));

/** For screen readers only. */
export const visuallyHidden = style(
  inKit({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const live = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    paddingBlock: 0,
    paddingInline: vars.space.sm,
    border: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.strong,
    pointerEvents: fallbackVar(controlPointerEvents, 'auto'),
    '::before': {
      content: '""',
      inlineSize: '0.6rem',
      blockSize: '0.6rem',
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.onMediaMuted,
      forcedColorAdjust: 'none',
    },
    ':focus-visible': { outline: `2px solid ${vars.color.onMedia}`, outlineOffset: -2 },
    selectors: {
      '&[data-now]::before': { backgroundColor: vars.color.live },
      'button&': { cursor: 'pointer' },
      'button&:hover': { backgroundColor: vars.color.mediaControlHover },
    },
  }),
);

export const volume = style(inKit({ display: 'flex', alignItems: 'center' }));

export const filledName: string = '--player-filled';

export const volumeSlider = style(
  inKit({
    display: 'none',
    appearance: 'none',
    inlineSize: '5rem',
    blockSize: vars.size.touch,
    margin: 0,
    backgroundColor: 'transparent',
    backgroundImage: `linear-gradient(90deg, ${vars.color.onMedia} var(${filledName}), ${vars.color.mediaControlHover} 0)`,
    backgroundSize: '100% 4px',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    cursor: 'pointer',
    pointerEvents: fallbackVar(controlPointerEvents, 'auto'),
    '::-webkit-slider-thumb': {
      appearance: 'none',
      inlineSize: 14,
      blockSize: 14,
      borderRadius: '50%',
      backgroundColor: vars.color.onMedia,
    },
    '::-moz-range-thumb': {
      inlineSize: 14,
      blockSize: 14,
      border: 0,
      borderRadius: '50%',
      backgroundColor: vars.color.onMedia,
    },
    '@media': {
      [media.hover]: { '@container': { '(min-width: 48rem)': { display: 'block' } } },
      [media.forcedColors]: { appearance: 'auto', backgroundImage: 'none' },
    },
  }),
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  inKit({
    inlineSize: '3.25rem',
    blockSize: '3.25rem',
    border: '4px solid #ffffff40',
    borderBlockStartColor: vars.color.mediaAccent,
    borderRadius: '50%',
    // The spinner must move under reduced motion too, but less.
    animation: `${turn} 0.9s linear infinite`,
    '@media': { [media.calm]: { animationDuration: '2.4s' } },
  }),
);
