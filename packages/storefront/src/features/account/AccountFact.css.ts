import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const value = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    minInlineSize: 0,
  }),
);

export const failed = style([
  value,
  inPage({
    color: vars.color.dangerText,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
]);
