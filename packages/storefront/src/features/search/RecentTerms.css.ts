import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high with terms as without, so that what stands beneath does not move. */
export const room = style(
  inPage({ minBlockSize: `calc(2 * ${vars.size.touch} + ${vars.space.xs} + 10px)` }),
);

export const recent = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs }),
);

export const head = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.touch,
  }),
);

/** One line, which scrolls where they are many. */
export const terms = style(
  inPage({
    display: 'flex',
    gap: vars.space.xs,
    margin: 0,
    // Room for the ring of the focus, and up to the edge of the page.
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    paddingBlock: 4,
    paddingInline: vars.space.gutter,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyle: 'none',
  }),
);

export const term = style(
  inPage({
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    maxInlineSize: '18rem',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    ':hover': { borderColor: vars.color.borderStrong },
  }),
);

export const link = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    paddingInlineStart: vars.space.md,
    color: vars.color.text,
    lineHeight: vars.font.leading.ui,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  }),
);
