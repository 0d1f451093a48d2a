import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const balance = style(
  inPage({
    display: 'grid',
    gap: vars.space.xxs,
    padding: vars.space.lg,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.raised,
    lineHeight: vars.font.leading.ui,
  }),
);

export const credit = style(
  inPage({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.strong }),
);

export const moves = style(inPage({ margin: 0, padding: 0, listStyle: 'none' }));

export const move = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    paddingBlock: vars.space.sm,
    lineHeight: vars.font.leading.ui,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const what = style(
  inPage({ display: 'grid', flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const sum = style(inPage({ whiteSpace: 'nowrap', fontWeight: vars.font.weight.medium }));

export const gained = style([sum, inPage({ color: vars.color.successText })]);
