import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape } from './shared-styles.ts';

/*
 * A panel with a chart, its sum in large type above.
 */

export const panel = style(
  inPage({
    ...oneColumn,
    ...panelShape,
    alignContent: 'space-between',
    gap: vars.space.sm,
    minInlineSize: 0,
    padding: vars.space.md,
    lineHeight: vars.font.leading.ui,
    '@media': { [media.tablet]: { padding: vars.space.lg } },
  }),
);

export const title = style(
  inPage({
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
  }),
);

export const sum = style(
  inPage({
    margin: 0,
    fontSize: vars.font.size.xl,
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.heading,
  }),
);

export const note = style(
  inPage({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.xs }),
);
