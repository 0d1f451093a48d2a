import { globalStyle, style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

/** The row is measured by its own width: it stands in pages and in modals. */
export const frame = style(inKit({ containerType: 'inline-size' }));

const wide = '(min-width: 40rem)';

export const row = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.md,
    rowGap: vars.space.xxs,
    minBlockSize: '4rem',
    paddingBlock: vars.space.sm,
    paddingInline: `${vars.space.md} ${vars.space.sm}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    lineHeight: vars.font.leading.ui,
    selectors: { '&[data-chosen]': { borderColor: vars.color.accent } },
    '@container': {
      [wide]: {
        gridTemplateColumns: '4rem minmax(0, 1fr) fit-content(18rem) auto',
        alignContent: 'center',
        rowGap: 0,
        // A name takes more room than a quality.
        selectors: {
          '&[data-linked]': {
            gridTemplateColumns: 'minmax(0, 1fr) fit-content(15rem) fit-content(11rem) auto',
          },
        },
      },
      '(max-width: 19rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const name = style(
  inKit({
    fontWeight: vars.font.weight.strong,
    '@container': { [wide]: { gridColumn: 1, gridRow: '1 / span 2' } },
  }),
);

/** A finger's height, though the line is a line of text. */
globalStyle(
  `.${name} > a`,
  inKit({ display: 'inline-block', paddingBlock: '0.75rem', marginBlock: '-0.75rem' }),
);

/** A fact in the page's language: it keeps the page's direction, even when it begins with «MKV». */
export const fact = style(inKit({ unicodeBidi: 'isolate', overflowWrap: 'anywhere' }));

export const details = style(
  inKit({
    gridColumn: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.sm,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@container': {
      [wide]: { gridColumn: 2, gridRow: 1 },
    },
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
    '@container': {
      [wide]: { gridColumn: 3, gridRow: 1, flexDirection: 'column' },
    },
  }),
);

/** The last line of a narrow row; wide, it stands under what it weighs. */
export const cost = style(
  inKit({
    gridColumn: '1 / -1',
    minBlockSize: `calc(${vars.font.size.sm} * ${vars.font.leading.ui})`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@container': {
      [wide]: { gridColumn: '2 / span 2', gridRow: 2 },
    },
  }),
);

export const pair = style(
  inKit({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xxs, minInlineSize: 0 }),
);

/** In a narrow row they stand beside the name and the size. */
export const actions = style(
  inKit({
    gridColumn: 2,
    gridRow: '1 / span 2',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    '@container': {
      [wide]: { gridColumn: 4, gridRow: '1 / span 2' },
      '(max-width: 19rem)': { gridColumn: 1, gridRow: 'auto' },
    },
  }),
);
