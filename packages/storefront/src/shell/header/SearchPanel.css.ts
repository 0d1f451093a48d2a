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

export const recent = style(
  inShell({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: vars.space.sm,
    paddingBlock: `${vars.space.xs} ${vars.space.lg}`,
  }),
);

export const terms = style(inShell({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const term = style(
  inShell({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    maxInlineSize: '100%',
    paddingInline: vars.space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    lineHeight: vars.font.leading.ui,
    overflowWrap: 'anywhere',
    ':hover': { borderColor: vars.color.borderStrong },
  }),
);

export const sign = style(inShell({ display: 'inline-flex', color: vars.color.textMuted }));
