import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style(
  inPage({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const step = style(
  inPage({
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space.xs,
    padding: vars.space.lg,
  }),
);

export const stepIcon = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
  }),
);

export const stepText = style(
  inPage({
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.body,
  }),
);
