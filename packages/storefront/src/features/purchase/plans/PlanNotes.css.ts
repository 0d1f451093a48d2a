import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../../../app/parts/shared-styles.ts';

export const features = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.lg,
    rowGap: vars.space.xs,
    ...plainList,
  }),
);

export const feature = style(
  inPage({ display: 'flex', gap: vars.space.xs, lineHeight: vars.font.leading.ui }),
);

/** Beside the first line. */
export const tick = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    blockSize: '1lh',
    color: vars.color.accentText,
  }),
);
