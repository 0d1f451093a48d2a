import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const alone = style(
  inShell({
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.xl,
  }),
);

export const inner = style([
  alone,
  inShell({
    display: 'grid',
    gridTemplateColumns: 'minmax(16rem, 1fr) 3fr',
    gap: vars.space.xxl,
  }),
]);

export const columns = style(inShell({ columns: '11rem', columnGap: vars.space.xl }));

export const genres = style(
  inShell({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
    columnGap: vars.space.sm,
  }),
);

export const section = style(inShell({ breakInside: 'avoid', marginBlockEnd: vars.space.lg }));

export const below = style(
  inShell({
    // Indents deeper than a wrapped line.
    selectors: { '& &': { paddingInlineStart: vars.space.md } },
  }),
);

export const link = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.25rem',
    borderRadius: vars.radius.sm,
    color: vars.color.textMuted,
    lineHeight: vars.font.leading.ui,
    ':hover': { color: vars.color.accentText },
    selectors: {
      '&[aria-current]': { color: vars.color.accentText, fontWeight: vars.font.weight.strong },
    },
  }),
);

export const title = style([
  link,
  inShell({
    color: vars.color.text,
    fontSize: vars.font.size.md,
    fontWeight: vars.font.weight.strong,
  }),
]);
