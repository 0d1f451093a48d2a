import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, plainList, printAlone } from '../../app/parts/shared-styles.ts';

export const sheet = style(
  inPage({
    ...oneColumn,
    gap: vars.space.md,
    '@media': { print: { maxInlineSize: '15cm', marginInline: 'auto' } },
  }),
);
printAlone(sheet);

export const brand = style(
  inPage({
    margin: 0,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.heading,
  }),
);

export const facts = style(inPage({ display: 'grid', gap: vars.space.xs, margin: 0 }));

export const sum = style([
  facts,
  inPage({ paddingBlockStart: vars.space.md, borderBlockStart: `1px solid ${vars.color.border}` }),
]);

export const items = style(
  inPage({
    display: 'grid',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
    listStyle: 'none',
    lineHeight: vars.font.leading.ui,
  }),
);

export const many = style([
  items,
  inPage({
    '@media': {
      print: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space.lg,
        rowGap: 0,
        fontSize: '7.5pt',
      },
    },
  }),
]);

/** A heading and its list. */
export const part = style([
  facts,
  inPage({
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
    lineHeight: vars.font.leading.ui,
  }),
]);

export const lines = style(inPage({ display: 'grid', gap: vars.space.xs, ...plainList }));

/** The details below a line, in smaller text. */
export const more = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
  }),
);

export const item = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { flexWrap: 'wrap' } },
  }),
);

/** Beside a long name the price stays on one line. */
export const price = style(inPage({ flexShrink: 0 }));

globalStyle(
  `dialog:has(.${sheet})::backdrop`,
  inPage({ '@media': { print: { display: 'none' } } }),
);
