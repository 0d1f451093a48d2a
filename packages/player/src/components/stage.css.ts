import { inKit, media, mediaAccents, vars } from '@parde/ui/theme';
import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { controlPointerEvents } from './pointer-events.css.ts';
import { spaceAbovePicture, upright } from './upright.ts';

/** Shades that are one and two steps lighter than the picture's black. */
const lighter = (share: number) => `color-mix(in srgb, ${vars.color.media}, #fff ${share}%)`;

/** The stage is dark in both modes. It overrides the tokens, so that kit components and panels in it are dark too. */
const byNight = {
  ...mediaAccents,
  [vars.color.canvas]: vars.color.media,
  [vars.color.surface]: lighter(5),
  [vars.color.raised]: lighter(10),
  [vars.color.overlay]: lighter(8),
  [vars.color.text]: vars.color.onMedia,
  [vars.color.textMuted]: vars.color.onMediaMuted,
  [vars.color.accentSoft]: `color-mix(in srgb, ${vars.color.mediaAccent} 18%, transparent)`,
  [vars.color.border]: vars.color.mediaBorder,
  [vars.color.borderStrong]: lighter(50),
  [vars.color.sheen]: vars.color.mediaControl,
};

export const stage = style(
  inKit({
    vars: byNight,
    position: 'relative',
    isolation: 'isolate',
    // Both axes, because container queries check the orientation.
    containerType: 'size',
    overflow: 'hidden',
    colorScheme: 'dark',
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    fontFamily: vars.font.family,
    lineHeight: vars.font.leading.ui,
    textAlign: 'start',
    ':focus': { outline: 'none' },
    ':focus-visible': { outline: 'none' },
    // In full screen there are no rounded corners.
    selectors: {
      '&:fullscreen': { inlineSize: '100vw', blockSize: '100dvh', aspectRatio: 'auto' },
    },
  }),
);

export const shapes = styleVariants({
  wide: inKit({ inlineSize: '100%', aspectRatio: '16 / 9', maxBlockSize: '100dvh' }),
  fill: inKit({ inlineSize: '100%', blockSize: '100%' }),
});

/** The height of the black bar above the picture, where a landscape stage is taller than the picture. */
const above = `max(0px, ${spaceAbovePicture})`;

/** In portrait, the controls begin slightly above the picture. */
const beforeControls = `max(0px, ${spaceAbovePicture} - 6rem)`;

/** Covers the stage from edge to edge. */
const cover = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const video = style(inKit({ ...cover, objectFit: 'contain', backgroundColor: '#000' }));

export const poster = style(
  inKit({
    ...cover,
    zIndex: 1,
    objectFit: 'cover',
    backgroundColor: vars.color.media,
    backgroundSize: '100% 100%',
    // The position of the picture in portrait.
    '@container': {
      [upright]: { insetBlock: `calc(${spaceAbovePicture})`, blockSize: '56.25cqi' },
    },
  }),
);

/** Receives pointer gestures on the picture. */
export const surface = style(
  inKit({
    ...cover,
    zIndex: 2,
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    WebkitUserSelect: 'none',
  }),
);

export const chrome = style(
  inKit({
    ...cover,
    zIndex: 3,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    pointerEvents: 'none',
    transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundColor: vars.color.media,
      // A gradient of two stops shows an edge. At the upper edge the gradient is nearly as black as the area around the
      // picture.
      maskImage: `linear-gradient(to top, #000000eb 0, #000000b8 4.5rem, #0000005c 9rem, transparent 13rem, transparent calc(100% - 10rem - ${above}), #00000052 calc(100% - 6rem - ${above}), #000000b3 calc(100% - 2.5rem - ${above}), #000000e0 calc(100% - ${above}))`,
    },
    '@media': { [media.forcedColors]: { '::before': { opacity: 0.9, backgroundColor: 'Canvas' } } },
    '@container': {
      // Places the controls on the picture, near the eyes and the thumb.
      [upright]: {
        insetBlock: beforeControls,
        blockSize: 'auto',
        '::before': {
          // As black as the area around the picture, so that no edge is visible.
          backgroundColor: '#000',
          maskImage:
            'linear-gradient(to top, #000000eb 5rem, transparent 7.5rem, transparent calc(100% - 7.5rem), #000000b3 calc(100% - 5rem))',
        },
      },
    },
    selectors: {
      // Controls with the keyboard focus stay visible.
      '&[data-hidden]:not(:has(:focus-visible))': {
        opacity: 0,
        vars: { [controlPointerEvents]: 'none' },
      },
    },
  }),
);

/** Hides the cursor with the controls. */
export const noCursor = style(inKit({ cursor: 'none' }));

export const top = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: `calc(${vars.size.touch} + 2 * ${vars.space.sm})`,
    padding: vars.space.sm,
    insetBlockStart: 0,
    pointerEvents: 'none',
    '@container': {
      // At the top of the screen, not of the picture.
      [upright]: {
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: `calc(-1 * ${beforeControls} + env(safe-area-inset-top))`,
      },
      '(min-width: 48rem)': { paddingInline: vars.space.lg },
    },
  }),
);

export const titles = style(
  inKit({
    flex: 1,
    minInlineSize: 0,
    selectors: { '&:first-child': { paddingInlineStart: vars.space.xs } },
  }),
);

/**
 * With wide spacing on a narrow phone, names are shown in full. Chrome draws an ellipsis in the other direction
 * outside the box.
 */
const twoLines = {
  margin: 0,
  display: '-webkit-box',
  overflow: ['hidden', 'visible clip'],
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [media.narrow]: { display: 'block', overflow: 'visible' } },
} satisfies StyleRule;

export const title = style(
  inKit({
    ...twoLines,
    fontSize: 'clamp(1rem, 0.9rem + 0.6cqi, 1.25rem)',
    fontWeight: vars.font.weight.heading,
  }),
);

export const subtitle = style(
  inKit({
    ...twoLines,
    color: vars.color.onMediaMuted,
    fontSize: vars.font.size.sm,
  }),
);

export const cards = style(
  inKit({
    position: 'absolute',
    zIndex: 4,
    insetInlineEnd: vars.space.md,
    insetBlockEnd: '6.5rem',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: vars.space.sm,
    maxInlineSize: `calc(100% - 2 * ${vars.space.md})`,
    '@container': {
      '(max-width: 30rem)': { insetBlockEnd: '4.5rem' },
      [upright]: { insetBlockEnd: `max(4.5rem, ${spaceAbovePicture} + 0.5rem)` },
      '(min-width: 48rem)': { insetInlineEnd: vars.space.xl },
    },
  }),
);

export const waiting = style(
  inKit({
    position: 'absolute',
    zIndex: 2,
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.md,
    pointerEvents: 'none',
  }),
);

export const offline = style(
  inKit({
    maxInlineSize: '90%',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.md,
    backgroundColor: '#000000cc',
    fontSize: vars.font.size.sm,
    textAlign: 'center',
  }),
);

/** Centres the only button of the poster. */
export const face = style(inKit({ alignItems: 'center', justifyContent: 'center' }));

/** The title over the poster, at the same position as during playback. */
export const faceTop = style([top, inKit({ position: 'absolute', insetInline: 0 })]);
