import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { body, card, cell, frame } from '../../internal/card.css.ts';
import { lineClamp } from '../../internal/line-clamp.ts';
import { inKit, media, mediaAccents, vars } from '../../theme/index.ts';
import { inTransition, titlePicture } from '../../theme/view-transition.ts';
import { more } from './CardCell.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.9)' } });

export const overlay = style(
  inKit({
    position: 'absolute',
    zIndex: vars.z.lifted,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    // Long text makes the preview taller, so its overflow is not hidden.
    overflow: 'clip',
    isolation: 'isolate',
    borderRadius: vars.radius.poster,
    backgroundColor: vars.color.overlay,
    boxShadow: `0 0 0 1px ${vars.color.border}, ${vars.elevation.lifted}`,
    color: vars.color.text,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    '@media': {
      [media.lively]: { animation: `${appear} ${vars.motion.base} ${vars.motion.ease}` },
      [media.forcedColors]: { border: '1px solid CanvasText', backgroundColor: 'Canvas' },
    },
  }),
);

// The preview covers the card.
globalStyle(
  `${inTransition} .${card}[data-opened]:has(~ .${overlay}) .${frame}`,
  inKit({ viewTransitionName: 'none' }),
);

/**
 * Over a poster, the preview is a third wider than the card, or as wide as its text needs. Its position and height
 * follow the card.
 */
export const shapes = styleVariants({
  poster: inKit({ inlineSize: 'max(17.5rem, 134%)', insetBlockStart: '-0.5rem' }),
  wide: inKit({
    // The space that a shelf leaves above its cards.
    insetBlockStart: '-1rem',
    insetInline: '-5%',
    aspectRatio: '16 / 9',
    // The text is over the picture.
    vars: {
      ...mediaAccents,
      [vars.color.overlay]: vars.color.media,
      [vars.color.raised]: vars.color.mediaControl,
      [vars.color.border]: vars.color.mediaBorder,
      [vars.color.text]: vars.color.onMedia,
    },
  }),
});

export const art = style(
  inKit({
    position: 'relative',
    flex: 1,
    minBlockSize: 0,
    // The link covers the entire preview.
    '::after': { content: '""', position: 'absolute', inset: 0, blockSize: '100rem' },
  }),
);
globalStyle(
  `${inTransition} .${card}[data-opened] ~ .${overlay} > .${art} > :first-child`,
  inKit({ viewTransitionName: titlePicture }),
);
globalStyle(`.${shapes.wide} > .${art}`, inKit({ position: 'absolute', inset: 0 }));
// The picture fills the height that the text leaves.
globalStyle(
  `.${overlay} > .${art} > *`,
  inKit({ position: 'absolute', inset: 0, blockSize: '100%', aspectRatio: 'auto' }),
);

// The preview repeats the text and actions below the poster, so those are hidden.
globalStyle(`.${cell}:has(> .${shapes.poster}) .${body}`, inKit({ opacity: 0 }));
globalStyle(`.${shapes.poster} ~ .${more}:not(:focus)`, inKit({ visibility: 'hidden' }));

export const title = style(
  inKit({
    ...lineClamp(2),
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.strong,
  }),
);

export const panel = style(
  inKit({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    padding: '0.875rem',
    pointerEvents: 'none',
  }),
);

// The gradient is dense under the text, and clear above it.
globalStyle(
  `.${shapes.wide} > .${panel}`,
  inKit({
    paddingBlockStart: '2.5rem',
    backgroundImage: `linear-gradient(to top, ${vars.color.overlay} 65%, transparent)`,
  }),
);

export const summary = style(
  inKit({
    ...lineClamp(2),
    // The picture has the same height before and after the summary has loaded.
    minBlockSize: '2lh',
    color: vars.color.textMuted,
    selectors: { [`${overlay}[data-small] &`]: { display: 'none' } },
  }),
);

export const actions = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.xxs,
    pointerEvents: 'auto',
  }),
);

/** The link for watching takes the remaining width. */
globalStyle(`.${actions} > a`, inKit({ flex: 1 }));
