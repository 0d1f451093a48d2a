import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '8rem 1fr',
    overflow: 'hidden',
    '@media': { [media.tablet]: { gridTemplateColumns: '16rem 1fr auto', alignItems: 'center' } },
  }),
);

export const picture = style(
  inPage({
    position: 'relative',
    alignSelf: 'stretch',
    minBlockSize: '8rem',
    '@media': { [media.tablet]: { minBlockSize: '9rem' } },
  }),
);

export const words = style(
  inPage({
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'center',
    gap: vars.space.xs,
    padding: vars.space.md,
    '@media': { [media.tablet]: { paddingInline: vars.space.lg } },
  }),
);

export const action = style(
  inPage({
    gridColumn: '1 / -1',
    display: 'grid',
    padding: vars.space.md,
    paddingBlockStart: vars.space.sm,
    '@media': {
      [media.tablet]: { gridColumn: 'auto', padding: 0, paddingInlineEnd: vars.space.lg },
    },
  }),
);
