import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Same corner as the bookmark on other cards. */
export const remove = style(
  inPage({ position: 'absolute', insetBlockStart: vars.space.xs, insetInlineEnd: vars.space.xs }),
);
