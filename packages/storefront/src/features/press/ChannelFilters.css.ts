import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Both stand in one line where there is room. */
export const filters = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    '@media': {
      [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    },
  }),
);
