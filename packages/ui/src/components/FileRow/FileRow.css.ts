import { globalStyle, style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';
import * as button from '../Button/Button.css.ts';

/** The row adapts to its own width, because it is used in pages and in modals. */
export const frame = style(inKit({ containerType: 'inline-size' }));

const wide = '(min-width: 40rem)';
const narrow = '(max-width: 39.99rem)';
const tiny = '(max-width: 19rem)';

/** Rows are separated by thin lines, not by boxes. */
export const row = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.sm,
    minBlockSize: '3.75rem',
    paddingBlock: vars.space.xs,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    lineHeight: vars.font.leading.ui,
    selectors: { '&[data-chosen]': { borderBlockEndColor: vars.color.accentText } },
    '@container': {
      [wide]: {
        // Fixed proportions give every row the same columns.
        gridTemplateColumns: 'minmax(0, 1.35fr) repeat(3, minmax(0, 1fr)) 16rem',
        columnGap: vars.space.md,
        // A linked name needs more space than a quality.
        selectors: {
          '&[data-linked]': {
            gridTemplateColumns: 'minmax(0, 1fr) 6.5rem 10rem 8rem 11rem',
          },
        },
      },
      [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const textBlock = style(
  inKit({ minInlineSize: 0, '@container': { [wide]: { display: 'contents' } } }),
);

export const head = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    // The row has the same height with or without a mark.
    minBlockSize: '1.75rem',
    fontWeight: vars.font.weight.strong,
    '@container': { [wide]: { display: 'contents' } },
  }),
);

/** In a narrow row the mark is after the size; in a wide row it is in the first column. */
export const nameAndMark = style(
  inKit({
    display: 'contents',
    '@container': {
      [wide]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: vars.space.xs,
        minInlineSize: 0,
      },
    },
  }),
);

export const mark = style(inKit({ '@container': { [narrow]: { order: 1 } } }));

export const name = style(inKit({ color: vars.color.text }));

/** Extends the link of one line of text to the height of a touch target. */
globalStyle(
  `.${name} > a`,
  inKit({
    display: 'inline-block',
    paddingBlock: '0.75rem',
    marginBlock: '-0.75rem',
    color: 'inherit',
  }),
);

/** A fact in the page's language keeps the page's direction, even if it begins with «MKV». */
export const fact = style(inKit({ unicodeBidi: 'isolate', overflowWrap: 'anywhere' }));

const gap = '1.15em';

/**
 * A line below the name with reserved height. A dot at the start of a line is clipped. In a wide row, its parts are
 * cells.
 */
export const detailsRow = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    overflowX: 'clip',
    minBlockSize: `calc(${vars.font.size.sm} * ${vars.font.leading.ui})`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@container': {
      [narrow]: { marginBlockStart: vars.space.xxs },
      [wide]: { display: 'contents' },
    },
  }),
);

export const cell = style(
  inKit({
    position: 'relative',
    minInlineSize: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@container': {
      [narrow]: {
        marginInlineStart: `-${gap}`,
        paddingInlineStart: gap,
        marginInlineEnd: gap,
        selectors: {
          '&:not(:empty)::before': {
            content: ['"·"', '"·" / ""'],
            position: 'absolute',
            insetInlineStart: '0.4em',
          },
        },
      },
    },
  }),
);

/** The size is beside the quality, with the same weight of type. */
export const size = style(
  inKit({
    '@container': {
      [wide]: { gridColumn: 2, fontSize: vars.font.size.sm },
      [narrow]: { '::before': { content: ['"·"', '"·" / ""'], marginInlineEnd: vars.space.xs } },
    },
  }),
);

export const weight = style([cell, inKit({ '@container': { [wide]: { gridColumn: 2 } } })]);

/** On a phone, the line of an episode has space only for size and time. */
export const cost = style([
  cell,
  inKit({
    '@container': { [narrow]: { selectors: { '[data-linked] &': { display: 'none' } } } },
  }),
]);

/**
 * The header above the columns. In a narrow layout it names only the rows' second line, not the cells beside the
 * names.
 */
export const columns = style([
  row,
  inKit({
    minBlockSize: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@container': {
      [narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: 0, overflowX: 'clip' },
    },
  }),
]);

globalStyle(
  `.${columns} > :first-child, .${columns}:not([data-linked]) > .${weight}`,
  inKit({ '@container': { [narrow]: { display: 'none' } } }),
);

export const details = style(
  inKit({
    display: 'contents',
    '@container': { [wide]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.sm } },
  }),
);

export const facts = style(
  inKit({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.md,
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@container': { [wide]: { gridRow: 2 } },
  }),
);

export const pair = style(
  inKit({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xxs, minInlineSize: 0 }),
);

export const actions = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    '@container': {
      [wide]: { gridColumn: -2, gridRow: 1 },
      [tiny]: { justifyContent: 'flex-start' },
    },
  }),
);

/**
 * On a phone the main action shows only its text. The other actions show only their icons, with text for screen
 * readers.
 */
globalStyle(
  `.${actions}[data-terse] > :last-child .${button.iconSlot}`,
  inKit({ '@container': { [narrow]: { display: 'none' } } }),
);

globalStyle(
  `.${actions}[data-terse] > .${button.button}:not(:last-child)`,
  inKit({ '@container': { [narrow]: { paddingInline: '0.5rem' } } }),
);

globalStyle(
  `.${actions}[data-terse] > :not(:last-child) .${button.label}`,
  inKit({
    '@container': {
      [narrow]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
