import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const paper = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.md,
    padding: vars.space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.tablet]: {
        gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
        gap: vars.space.lg,
        padding: vars.space.lg,
      },
    },
  }),
);

export const cover = style(
  inPage({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.poster,
    boxShadow: vars.elevation.card,
  }),
);

export const textBlock = style(inPage({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    gridColumn: '1 / -1',
    '@media': { [media.tablet]: { gridColumn: 'auto' } },
  }),
);
