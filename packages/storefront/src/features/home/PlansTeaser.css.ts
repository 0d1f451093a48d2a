import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { panelShape, plainList } from '../../app/parts/shared-styles.ts';

export const stage = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    gap: vars.space.lg,
    padding: `clamp(1.5rem, 5vw, 3.5rem)`,
    ...panelShape,
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: '-60% auto',
      insetInline: '-20% auto',
      inlineSize: '70%',
      aspectRatio: '1',
      backgroundImage: `radial-gradient(closest-side, ${vars.color.accentSoft}, transparent)`,
    },
    '@media': {
      [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
    },
  }),
);

export const textBlock = style(
  inPage({ display: 'grid', gap: vars.space.md, justifyItems: 'start' }),
);

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
  inPage({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }),
);

export const sign = style(inPage({ display: 'inline-flex', color: vars.color.accentText }));

export const offer = style(
  inPage({
    display: 'grid',
    gap: vars.space.sm,
    textAlign: 'center',
    '@media': { [media.tablet]: { minInlineSize: '18rem' } },
  }),
);
