import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(
  inPage({
    display: 'grid',
    gap: vars.space.lg,
    padding: vars.space.lg,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space.xl,
        alignItems: 'start',
      },
    },
  }),
);
