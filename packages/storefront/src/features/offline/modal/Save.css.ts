import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../../../app/parts/shared-styles.ts';

export const quality = style(
  inPage({ display: 'inline-flex', alignItems: 'center', gap: vars.space.sm }),
);

export const choices = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    columnGap: vars.space.md,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);

export const legend = style(
  inPage({
    padding: 0,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
  }),
);

export const terms = style(inPage({ display: 'grid', gap: vars.space.xs, ...plainList }));

export const episodes = style(inPage({ ...plainList, color: vars.color.text }));

/** A season may have hundreds of episodes, so the browser skips rendering those out of view. */
export const episode = style(
  inPage({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2.75rem' }),
);
