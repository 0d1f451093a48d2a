import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const card = style(
  inKit({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    blockSize: '100%',
    padding: vars.space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.card,
    selectors: {
      '&[data-featured]': {
        // Muted text is not readable on the background of every accent.
        vars: { [vars.color.textMuted]: vars.color.text },
        borderColor: vars.color.accentText,
        backgroundColor: vars.color.raised,
        backgroundImage: `linear-gradient(to bottom, ${vars.color.accentSoft}, transparent 45%)`,
        boxShadow: vars.elevation.lifted,
      },
    },
    '@media': {
      [media.tablet]: { gap: vars.space.md, padding: vars.space.lg },
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: { '&[data-featured]': { border: '3px solid Highlight' } },
      },
    },
  }),
);

export const head = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    // The same height without a mark, so that the prices of neighbouring cards are aligned.
    minBlockSize: '2rem',
  }),
);

export const price = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xxs,
  }),
);

export const amount = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.xs,
    // With four cards in a row, each has space for its note beside the price.
    vars: { [vars.font.size.xxl]: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.75rem)' },
  }),
);

/** The same height without a badge, so that the features of neighbouring cards are aligned. */
export const saving = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '1.75rem',
  }),
);

export const note = style(
  inKit({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

export const features = style(
  inKit({ display: 'grid', gap: vars.space.xs, flex: 1, alignContent: 'start' }),
);

/** At the bottom of the card, so that the buttons of neighbouring cards are aligned. */
export const action = style(inKit({ display: 'grid', marginBlockStart: 'auto' }));

export const feature = style(
  inKit({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.xs,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    lineHeight: vars.font.leading.ui,
  }),
);

export const tick = style(
  inKit({
    display: 'inline-flex',
    color: vars.color.accentText,
    fontSize: '1.1em',
    translate: '0 0.15em',
  }),
);
