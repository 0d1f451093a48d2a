import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape } from '../../app/parts/shared-styles.ts';

const box = {
  ...panelShape,
};

/** The viewer and the links to other pages: one below the other on a phone, in one row if there is room. */
export const identity = style(
  inPage({
    ...box,
    display: 'grid',
    gap: vars.space.md,
    padding: vars.space.md,
    '@media': {
      [media.tablet]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingBlock: vars.space.lg,
        paddingInline: vars.space.lg,
      },
    },
  }),
);

export const who = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minInlineSize: 0,
    columnGap: vars.space.sm,
    rowGap: vars.space.xs,
    lineHeight: vars.font.leading.ui,
    '@media': { [media.tablet]: { columnGap: vars.space.md } },
  }),
);

export const portrait = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    '@media': { [media.tablet]: { inlineSize: '3.25rem', blockSize: '3.25rem' } },
  }),
);

/** As high before the answer as after it. */
export const textBlock = style(
  inPage({
    flex: '1 1 8rem',
    minInlineSize: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@media': { [media.tablet]: { flex: '0 1 auto', minInlineSize: '12rem' } },
  }),
);

export const name = style(
  inPage({
    display: 'block',
    marginBlockEnd: vars.space.xxs,
    overflowWrap: 'anywhere',
    color: vars.color.text,
    fontSize: vars.font.size.xl,
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.heading,
  }),
);

export const mobile = style(inPage({ whiteSpace: 'nowrap' }));

/** Columns of the same width; as wide as their text if there is room for one row. */
export const links = style(
  inPage({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    paddingBlockStart: vars.space.sm,
    borderBlockStart: `1px solid ${vars.color.border}`,
    listStyle: 'none',
    '@media': {
      [media.narrow]: { gridAutoFlow: 'row' },
      [media.tablet]: {
        gridAutoColumns: 'auto',
        columnGap: vars.space.lg,
        paddingBlockStart: 0,
        borderBlockStart: 0,
      },
    },
  }),
);

export const page = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    minBlockSize: vars.size.touch,
    color: vars.color.text,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    textAlign: 'center',
    textDecoration: 'none',
    ':hover': { color: vars.color.accentText },
    '@media': {
      [media.tablet]: { flexDirection: 'row', gap: vars.space.xs },
    },
  }),
);

export const pageIcon = style(inPage({ display: 'grid', fontSize: '1.25rem' }));

/** One panel with dividers on a phone; separate cards if there is room. */
export const facts = style(
  inPage({
    ...box,
    ...oneColumn,
    marginBlockStart: vars.space.lg,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: vars.space.md,
        border: 0,
        borderRadius: 0,
        backgroundColor: 'transparent',
      },
      [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

export const fact = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    minInlineSize: 0,
    padding: vars.space.md,
    lineHeight: vars.font.leading.ui,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': {
      [media.tablet]: { padding: vars.space.lg, selectors: { '&, & + &': box } },
    },
  }),
);

/** With three cards in a row, the last of four has a row of its own. */
export const wide = style([
  fact,
  inPage({ '@media': { [media.laptop]: { gridColumn: '1 / -1' } } }),
]);

export const title = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    flex: '1 0 100%',
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
  }),
);

export const icon = style(inPage({ display: 'grid', color: vars.color.accentText }));

/** As high as the longest state. */
export const state = style(
  inPage({
    display: 'grid',
    alignContent: 'center',
    flex: '1 1 8.5rem',
    minInlineSize: 0,
    minBlockSize: '3.25rem',
  }),
);

export const inviting = style([
  state,
  inPage({
    flexBasis: '100%',
    minBlockSize: `calc(${vars.size.touch} + 3rem)`,
    '@media': {
      [media.laptop]: { flexBasis: '8.5rem', minBlockSize: `calc(${vars.size.touch} + 1.5rem)` },
    },
  }),
]);

export const value = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    minInlineSize: 0,
  }),
);

export const strong = style(
  inPage({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.strong }),
);

export const more = style(
  inPage({
    flex: '1 0 100%',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

/** An address has no spaces to break at. */
export const link = style(
  inPage({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: vars.font.weight.medium }),
);

export const failed = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    color: vars.color.dangerText,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

export const actions = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, minInlineSize: 0 }),
);
