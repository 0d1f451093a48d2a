import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** One panel on a phone, its parts with lines between them; a few cards where there is room. */
export const head = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
    marginBlockEnd: vars.space.md,
    '@media': {
      [media.tablet]: {
        gap: vars.space.md,
        border: 0,
        borderRadius: 0,
        backgroundColor: 'transparent',
      },
    },
  }),
);

const card = {
  padding: vars.space.md,
  '@media': {
    [media.tablet]: {
      padding: vars.space.lg,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.lg,
      backgroundColor: vars.color.surface,
    },
  },
};

export const identity = style([
  inPage(card),
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
  }),
]);

export const who = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: '1 0 100%',
    minInlineSize: 0,
    columnGap: vars.space.md,
    rowGap: vars.space.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

export const portrait = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '3.25rem',
    blockSize: '3.25rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
  }),
);

export const words = style(inPage({ flex: '1 1 9rem', minInlineSize: 0 }));

export const name = style(
  inPage({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.text }),
);

export const mobile = style(inPage({ whiteSpace: 'nowrap', color: vars.color.textMuted }));

export const subscription = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: '1 1 14rem',
    gap: vars.space.xs,
    '@media': { [media.tablet]: { flex: '0 1 auto', columnGap: vars.space.md } },
  }),
);

export const days = style(inPage({ minBlockSize: '1.6em', fontWeight: vars.font.weight.medium }));

export const links = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    margin: 0,
    // The words of the first button stand under the words above it.
    marginInlineStart: `calc(-1 * ${vars.space.sm})`,
    padding: 0,
    listStyle: 'none',
  }),
);

export const facts = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.md },
      [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

export const fact = style([
  inPage(card),
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    minInlineSize: 0,
    borderBlockStart: `1px solid ${vars.color.border}`,
    lineHeight: vars.font.leading.ui,
  }),
]);

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
    columnGap: vars.space.sm,
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
