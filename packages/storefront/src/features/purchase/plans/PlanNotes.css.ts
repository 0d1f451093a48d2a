import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const features = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.lg,
    rowGap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const tick = style(inPage({ display: 'flex', color: vars.color.accentText }));
