import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const gifts = style(inPage({ margin: 0, padding: 0, listStyle: 'none' }));

export const gift = style(
  inPage({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    paddingBlock: vars.space.sm,
    lineHeight: vars.font.leading.ui,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const giftText = style(
  inPage({ display: 'grid', flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const given = style(
  inPage({
    color: vars.color.successText,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
  }),
);
