import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

const box = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
};

export const identity = style(
  inPage({
    ...box,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    display: 'grid',
    gap: vars.space.xs,
    '@media': { [media.tablet]: { padding: vars.space.lg, gap: vars.space.md } },
  }),
);

export const who = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minInlineSize: 0,
    gap: vars.space.xs,
    lineHeight: vars.font.leading.ui,
  }),
);

export const portrait = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
  }),
);

export const words = style(inPage({ flex: '1 1 8rem', minInlineSize: 0 }));

export const name = style(
  inPage({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.text }),
);

export const mobile = style(inPage({ whiteSpace: 'nowrap', color: vars.color.textMuted }));

export const days = style(
  inPage({
    display: 'block',
    minBlockSize: '1.6em',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
  }),
);

/** Columns of the same width; in a row by their words where there is room. */
export const links = style(
  inPage({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    borderBlockStart: `1px solid ${vars.color.border}`,
    listStyle: 'none',
    '@media': {
      [media.tablet]: {
        gridAutoColumns: 'auto',
        justifyContent: 'start',
        columnGap: vars.space.xl,
        paddingBlockStart: vars.space.xs,
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
    minBlockSize: '3.25rem',
    color: vars.color.text,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    textAlign: 'center',
    textDecoration: 'none',
    ':hover': { color: vars.color.accentText },
    '@media': {
      [media.tablet]: {
        flexDirection: 'row',
        gap: vars.space.xs,
        minBlockSize: vars.size.touch,
      },
    },
  }),
);

export const pageIcon = style(inPage({ display: 'grid', fontSize: '1.25rem' }));

/** One panel on a phone, its parts with lines between them; a few cards where there is room. */
export const facts = style(
  inPage({
    ...box,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
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

/** The last of four takes a line for itself where there are three in one. */
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

/** As high as the longest of its states. */
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
