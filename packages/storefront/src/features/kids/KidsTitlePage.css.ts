import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const seasons = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
