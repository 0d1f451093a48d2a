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
        // Muted words are not readable on every accent's ground.
        vars: { [vars.color.textMuted]: vars.color.text },
        borderColor: vars.color.accent,
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
    '@media': { [media.tablet]: { flexDirection: 'column', alignItems: 'stretch' } },
  }),
);

/** As high without any, so that the prices of neighbours stand in one line. */
export const badges = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xxs,
    '@media': { [media.tablet]: { minBlockSize: '1.75rem' } },
  }),
);

export const price = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    // What it was stands over what it is: without it, the price stands in the same line.
    '@media': { [media.tablet]: { justifyContent: 'flex-end', minBlockSize: '6.75rem' } },
  }),
);

export const note = style(
  inKit({
    color: vars.color.text,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    '@media': { [media.tablet]: { minBlockSize: `calc(1em * ${vars.font.leading.ui})` } },
  }),
);

export const features = style(
  inKit({ display: 'grid', gap: vars.space.xs, flex: 1, alignContent: 'start' }),
);

/** At the foot of the card, so that the buttons of neighbours stand in one line. */
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
