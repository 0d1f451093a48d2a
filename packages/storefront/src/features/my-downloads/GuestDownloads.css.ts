import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape, plainList } from '../../app/parts/shared-styles.ts';

export const steps = style(
  inPage({
    ...plainList,
    ...oneColumn,
    gap: vars.space.md,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const step = style(
  inPage({
    ...panelShape,
    ...oneColumn,
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
