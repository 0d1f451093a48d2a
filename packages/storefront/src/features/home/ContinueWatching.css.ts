import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the corner where a bookmark is on other cards. */
export const remove = style(
  inPage({ position: 'absolute', insetBlockStart: vars.space.xs, insetInlineEnd: vars.space.xs }),
);
