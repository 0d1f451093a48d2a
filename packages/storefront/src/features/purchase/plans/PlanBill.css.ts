import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const bill = style(inPage({ display: 'grid', gap: vars.space.xs, margin: 0 }));

export const row = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    color: vars.color.textMuted,
  }),
);

export const total = style([
  row,
  inPage({
    paddingBlockStart: vars.space.sm,
    borderBlockStart: `1px solid ${vars.color.border}`,
    alignItems: 'baseline',
    color: vars.color.text,
    fontWeight: vars.font.weight.strong,
  }),
]);

export const value = style(
  inPage({
    margin: 0,
    selectors: {
      [`${total} > &`]: {
        fontSize: `min(${vars.font.size.xxl}, 9vw)`,
        fontWeight: vars.font.weight.heading,
      },
    },
  }),
);
