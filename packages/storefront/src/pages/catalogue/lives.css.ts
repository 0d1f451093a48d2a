import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const more = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.md,
    paddingBlockStart: vars.space.xl,
  }),
);
