import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { panelShape, plainList } from '../../app/parts/shared-styles.ts';

export const page = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignContent: 'center',
    minBlockSize: '100dvh',
    paddingBlock: vars.space.xxl,
    overflow: 'hidden',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: '-20%',
      zIndex: -1,
      backgroundImage: `radial-gradient(60rem 34rem at 50% -6rem, ${vars.color.accentSoft}, transparent)`,
    },
    '@media': { [media.forcedColors]: { '::before': { content: 'none' } } },
  }),
);

export const mark = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '6rem',
    aspectRatio: '1',
    borderRadius: '28%',
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    boxShadow: vars.elevation.card,
  }),
);

export const drawing = style(inPage({ inlineSize: '3.5rem', blockSize: '3.5rem' }));

export const apps = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: vars.space.md,
    inlineSize: '100%',
    ...plainList,
  }),
);

export const app = style(
  inPage({
    display: 'grid',
    gap: vars.space.sm,
    alignContent: 'space-between',
    padding: vars.space.lg,
    ...panelShape,
  }),
);
