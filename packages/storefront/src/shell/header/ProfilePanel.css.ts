import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const who = style(
  inShell({
    paddingBlock: vars.space.md,
    paddingInline: vars.space.md,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const group = style(
  inShell({
    padding: vars.space.xs,
    selectors: { '& + &, nav + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const item = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingBlock: 0,
    paddingInline: vars.space.sm,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    lineHeight: vars.font.leading.ui,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.sheen },
    ':focus-visible': { outlineOffset: -2 },
    selectors: {
      '&[aria-current]': { color: vars.color.accentText, fontWeight: vars.font.weight.strong },
    },
  }),
);

export const icon = style(
  inShell({ display: 'inline-flex', fontSize: '1.25rem', color: vars.color.textMuted }),
);
