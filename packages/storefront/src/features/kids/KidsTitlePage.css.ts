import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../../app/parts/shapes.ts';

export const seasons = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, ...plainList }),
);
