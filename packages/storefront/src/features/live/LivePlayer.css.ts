import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    maxBlockSize: 'calc(100dvh - 6rem)',
    inlineSize: '100%',
    backgroundColor: '#000',
    marginInline: 'auto',
    '@media': {
      [media.tablet]: {
        borderRadius: vars.radius.lg,
        boxShadow: `0 0 0 1px ${vars.color.mediaBorder}, 0 24px 60px -12px #000000d9`,
      },
      [media.forcedColors]: { outline: '1px solid CanvasText' },
    },
  }),
);

/** The entire picture is the button. */
export const playButton = style(
  inPage({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: vars.color.onMedia,
    cursor: 'pointer',
    ':focus-visible': { outline: 'none' },
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundImage: `radial-gradient(closest-side, color-mix(in srgb, ${vars.color.media} 55%, transparent), transparent)`,
    },
  }),
);

export const playIcon = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 'clamp(4rem, 9vw, 5.5rem)',
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: vars.color.mediaAccent,
    color: vars.color.onMediaAccent,
    fontSize: 'clamp(2rem, 4vw, 2.75rem)',
    boxShadow: '0 8px 32px #000000a6',
    selectors: {
      [`${playButton}:focus-visible &`]: {
        outline: `3px solid ${vars.color.onMedia}`,
        outlineOffset: 4,
      },
    },
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        selectors: { [`${playButton}:hover &`]: { transform: 'scale(1.08)' } },
      },
      [media.forcedColors]: { border: '2px solid ButtonText' },
    },
  }),
);

export const badge = style(
  inPage({
    position: 'absolute',
    insetBlockStart: vars.space.md,
    insetInlineStart: vars.space.md,
  }),
);
