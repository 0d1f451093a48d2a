import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../../app/parts/shared-styles.ts';

export const seasons = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, ...plainList }),
);
