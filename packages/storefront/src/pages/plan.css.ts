import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(
  inPage({
    display: 'grid',
    gap: vars.space.lg,
    padding: vars.space.lg,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
  }),
);
