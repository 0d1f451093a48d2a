import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const inner = style(
  inShell({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: `minmax(${vars.size.header}, auto)`,
    alignItems: 'center',
    columnGap: vars.space.xs,
    maxInlineSize: '44rem',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }),
);

export const ways = style(
  inShell({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const way = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    textDecoration: 'none',
    ':hover': { borderColor: vars.color.borderStrong },
  }),
);
