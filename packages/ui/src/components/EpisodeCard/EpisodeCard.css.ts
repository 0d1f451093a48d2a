import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const row = style(
  inKit({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(7.5rem, 34%) minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    padding: vars.space.xs,
    borderRadius: vars.radius.poster,
    transition: `background-color ${vars.motion.fast}`,
    selectors: { '&[data-current]': { backgroundColor: vars.color.accentSoft } },
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      [media.tablet]: {
        gridTemplateColumns: '14rem minmax(0, 1fr) auto',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.lg,
        padding: vars.space.sm,
      },
      [media.hover]: {
        selectors: { '&:not([data-current]):hover': { backgroundColor: vars.color.surface } },
      },
      [media.forcedColors]: {
        selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
);

export const still = style(
  inKit({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: `min(${vars.radius.poster}, 0.875rem)`,
    boxShadow: vars.elevation.card,
    '@media': {
      [media.narrow]: { gridColumn: '1 / -1' },
      // As high as the name and the meta line together, so that both stay close.
      [media.tablet]: { gridRow: '1 / span 2' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

/** A small circle in the corner, so that the picture stays visible. */
const corner = style(
  inKit({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: '50%',
    fontSize: '1rem',
    color: vars.color.onMedia,
    backgroundColor: vars.color.mediaControl,
  }),
);

export const play = style([
  corner,
  inKit({
    insetBlockEnd: vars.space.xs,
    insetInlineStart: vars.space.xs,
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      [`${row}[data-current] &`]: {
        color: vars.color.onAccent,
        backgroundColor: vars.color.accent,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`${row}:hover &`]: {
            color: vars.color.onAccent,
            backgroundColor: vars.color.accent,
          },
        },
      },
    },
  }),
]);

export const mark = style([
  corner,
  inKit({
    insetBlockStart: vars.space.xs,
    insetInlineEnd: vars.space.xs,
    // An empty mark is hidden.
    ':empty': { display: 'none' },
  }),
]);

export const progress = style(
  inKit({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 4,
    backgroundColor: vars.color.mediaBorder,
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
  }),
);

export const done = style(
  inKit({
    display: 'block',
    blockSize: '100%',
    backgroundColor: vars.color.mediaAccent,
    '@media': {
      [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

export const textBlock = style(inKit({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

/** The link covers the entire row. */
export const link = style(
  inKit({
    color: vars.color.text,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    borderRadius: vars.radius.poster,
    ':focus-visible': { outline: 'none' },
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
  }),
);

export const meta = style(
  inKit({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    selectors: { [`${row}[data-current] &`]: { color: vars.color.text } },
  }),
);

export const watched = style([
  meta,
  inKit({ display: 'flex', alignItems: 'center', gap: vars.space.xxs }),
]);

export const end = style(inKit({ position: 'relative', zIndex: vars.z.lifted }));

/** Below the picture on a phone, beside it on wider screens. */
export const summary = style(
  inKit({
    gridColumn: '1 / -1',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: 1.7,
    selectors: { [`${row}[data-current] &`]: { color: vars.color.text } },
    '@media': {
      [media.tablet]: { gridColumn: 2, maxInlineSize: vars.size.text },
    },
  }),
);
