import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../app/parts/shared-styles.ts';

export const columns = style(
  inPage({
    ...oneColumn,
    gap: vars.space.lg,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    },
  }),
);

export const column = style(inPage({ ...oneColumn, gap: vars.space.lg }));
