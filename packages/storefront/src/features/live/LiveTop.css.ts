import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { onMedia } from '../../app/parts/shared-styles.ts';

/** Dark in both themes. The header is on top of it. */
export const reserved = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    // The header has two rows on a phone.
    paddingBlockStart: `calc(${vars.size.header} + ${vars.space.xs})`,
    paddingBlockEnd: vars.space.xl,
    borderEndStartRadius: vars.radius.lg,
    borderEndEndRadius: vars.radius.lg,
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    vars: onMedia,
    '@media': {
      [media.laptop]: {
        paddingBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
        paddingBlockEnd: vars.space.xxl,
      },
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    },
  }),
);

export const glow = style(
  inPage({
    position: 'absolute',
    inset: '-4rem',
    zIndex: -1,
    opacity: 0.42,
    filter: 'blur(56px) saturate(1.3)',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(to top, ${vars.color.media}, transparent 70%)`,
    },
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.lg,
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    '@media': {
      [media.tablet]: { paddingInline: vars.space.gutter },
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 25rem)',
        alignItems: 'center',
        gap: vars.space.xl,
      },
    },
  }),
);

export const textBlock = style(
  inPage({
    display: 'grid',
    gap: vars.space.md,
    justifyItems: 'start',
    minInlineSize: 0,
    paddingInline: vars.space.gutter,
    '@media': { [media.tablet]: { paddingInline: 0 } },
  }),
);

export const channel = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.md,
  }),
);

export const logo = style(
  inPage({
    inlineSize: '3.5rem',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    boxShadow: `0 0 0 1px ${vars.color.mediaBorder}`,
  }),
);

export const currentProgramme = style(
  inPage({ display: 'grid', gap: vars.space.xs, inlineSize: '100%', minInlineSize: 0 }),
);

export const next = style(
  inPage({
    inlineSize: '100%',
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.mediaBorder}`,
  }),
);

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
