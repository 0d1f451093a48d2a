import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const total = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);
