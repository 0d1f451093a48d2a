import { globalStyle, style } from '@vanilla-extract/css';
import { matchParent } from '../../internal/match-parent.ts';
import { breakpoints, inKit, media, spokenComma, vars } from '../../theme/index.ts';

const belowTablet = `(max-width: ${(breakpoints.tablet - 1) / 16}rem)`;

const inBar = '[data-in-bar="true"]';

export const box = style(
  inKit({
    position: 'relative',
    inlineSize: '100%',
    '@media': { [belowTablet]: { selectors: { [`&${inBar}`]: { position: 'static' } } } },
  }),
);

export const frame = style(
  inKit({
    borderRadius: vars.radius.pill,
    paddingInlineEnd: vars.space.xxs,
    // Keeps the field clear of the edge of a phone's screen.
    '@media': {
      [belowTablet]: { selectors: { [`${box}${inBar} &`]: { minBlockSize: vars.size.touch } } },
    },
  }),
);

/** The clear button has an icon that differs from a neighbouring button which closes the entire search. */
globalStyle(
  `${frame} button svg`,
  inKit({
    boxSizing: 'border-box',
    padding: 3,
    borderRadius: '50%',
    backgroundColor: vars.color.textMuted,
    color: vars.color.overlay,
    strokeWidth: 3,
  }),
);

export const input = style(
  inKit({
    textAlign: matchParent,
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  }),
);

/**
 * Without results the panel is an empty box. It is always present, because a live region must exist before its text.
 */
export const panel = style(
  inKit({
    position: 'absolute',
    zIndex: vars.z.overlay,
    insetInline: 0,
    insetBlockStart: `calc(100% + ${vars.space.xs})`,
    selectors: {
      '&[data-shown]': {
        maxBlockSize: 'min(44rem, 82dvh)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        padding: vars.space.xs,
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.lg,
        backgroundColor: vars.color.overlay,
        boxShadow: vars.elevation.floating,
      },
    },
    '@media': {
      // Below a bar, the panel fills a phone's screen.
      [belowTablet]: {
        selectors: {
          [`${box}${inBar} &`]: { insetBlockStart: '100%' },
          [`${box}${inBar} &[data-shown]`]: {
            blockSize: `calc(100dvh - ${vars.size.header})`,
            maxBlockSize: 'none',
            // Aligns the results with the page's content.
            paddingInline: `calc(${vars.space.gutter} - ${vars.space.xs})`,
            border: 0,
            borderRadius: 0,
            backgroundColor: vars.color.canvas,
            boxShadow: 'none',
          },
        },
      },
    },
  }),
);

/** The layout of a result, or of its placeholder. */
export const anchor = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    padding: vars.space.xs,
    borderRadius: vars.radius.md,
  }),
);

export const result = style(
  inKit({
    color: vars.color.text,
    cursor: 'pointer',
    selectors: {
      // The active result also needs an outline, because a background alone is too faint.
      '&[aria-selected="true"]': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: -2,
        backgroundColor: vars.color.sheen,
      },
    },
    '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.sheen } } },
  }),
);

/** A recent search term on a single line, so that its button is aligned with it. */
export const term = style(
  inKit({
    blockSize: vars.size.touch,
    paddingInlineEnd: `calc(${vars.size.touch} + ${vars.space.xs})`,
    lineHeight: vars.font.leading.ui,
  }),
);

export const termText = style(
  inKit({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const suggestions = style(inKit({ position: 'relative' }));

export const label = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    blockSize: vars.size.touch,
    paddingInline: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.strong,
  }),
);

/** The remove buttons, aligned with the lines of the label and the terms. */
export const removals = style(
  inKit({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    gridAutoRows: vars.size.touch,
    alignItems: 'center',
    justifyItems: 'end',
    pointerEvents: 'none',
  }),
);

globalStyle(`${removals} > *`, inKit({ pointerEvents: 'auto' }));

export const more = style(
  inKit({
    display: 'grid',
    gap: vars.space.xs,
    marginBlockStart: vars.space.md,
    paddingInline: vars.space.xs,
    paddingBlockEnd: vars.space.xs,
  }),
);

export const poster = style(
  inKit({
    flexShrink: 0,
    inlineSize: '3rem',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
  }),
);

export const portrait = style(inKit({ borderRadius: '50%' }));

/** An icon as large as a picture. */
export const placeholderIcon = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '2 / 3',
    backgroundColor: vars.color.raised,
    color: vars.color.textMuted,
    fontSize: '1.25rem',
  }),
);

export const portraitIcon = style(inKit({ aspectRatio: '1' }));

export const clock = style(
  inKit({ display: 'inline-flex', color: vars.color.textMuted, fontSize: '1.25rem' }),
);

export const textBlock = style(
  inKit({ display: 'grid', flex: 1, minInlineSize: 0, lineHeight: vars.font.leading.ui }),
);

export const title = style(inKit({ fontWeight: vars.font.weight.strong }));

export const meta = style(
  inKit({ color: vars.color.textMuted, fontSize: vars.font.size.sm, textWrap: 'balance' }),
);

globalStyle(
  `${meta} > svg`,
  inKit({ marginInlineEnd: vars.space.xxs, fontSize: '1.15em', verticalAlign: '-0.2em' }),
);

spokenComma(`${textBlock} > :not(:first-child)::before`);

export const foot = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    selectors: {
      [`${panel}[data-shown] &`]: {
        position: 'sticky',
        insetBlockEnd: `calc(-1 * ${vars.space.xs})`,
        paddingInline: vars.space.xs,
        backgroundColor: 'inherit',
        '@media': { [media.cramped]: { position: 'static' } },
      },
    },
  }),
);

globalStyle(
  `${foot} a`,
  inKit({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch }),
);

export const status = style(
  inKit({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    selectors: { '&:not(:empty)': { paddingBlock: vars.space.sm } },
  }),
);
