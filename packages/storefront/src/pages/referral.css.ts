import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const features = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.xl,
    rowGap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const feature = style(
  inPage({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }),
);

export const sign = style(inPage({ display: 'inline-flex', color: vars.color.accentText }));
