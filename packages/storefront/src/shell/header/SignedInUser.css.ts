import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const mobile = style(
  inShell({
    display: 'block',
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
  }),
);

export const days = style(
  inShell({
    display: 'block',
    fontSize: vars.font.size.xs,
    lineHeight: 1.4,
    opacity: 0.8,
    whiteSpace: 'nowrap',
  }),
);
