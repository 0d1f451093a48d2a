import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../../app/parts/shared-styles.ts';

export const features = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.xl,
    rowGap: vars.space.xs,
    ...plainList,
  }),
);

export const feature = style(
  inPage({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }),
);

export const sign = style(inPage({ display: 'inline-flex', color: vars.color.accentText }));
