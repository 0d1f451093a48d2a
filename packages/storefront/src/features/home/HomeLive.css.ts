import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const strip = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    overflow: 'hidden',
    '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr) auto' } },
  }),
);

export const picture = style(
  inPage({
    position: 'relative',
    alignSelf: 'stretch',
    minBlockSize: '6.5rem',
    '@media': { [media.tablet]: { minBlockSize: '7.5rem' } },
  }),
);

export const words = style(
  inPage({
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'center',
    gap: vars.space.xs,
    padding: vars.space.sm,
    '@media': { [media.tablet]: { paddingInline: vars.space.lg } },
  }),
);

export const channel = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    rowGap: vars.space.xxs,
  }),
);

export const action = style(
  inPage({
    paddingInlineEnd: vars.space.sm,
    '@media': { [media.tablet]: { paddingInlineEnd: vars.space.lg } },
  }),
);

globalStyle(
  `.${action} a`,
  inPage({ gap: 0, '@media': { [media.tablet]: { gap: vars.space.xs } } }),
);

/** Its sign says enough where there is no room. */
export const says = style(
  inPage({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } }),
);

export const times = style(inPage({ whiteSpace: 'nowrap' }));
