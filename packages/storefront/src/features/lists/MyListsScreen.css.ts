import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }),
);

/** Same corner as the bookmark on other cards. */
export const remove = style(
  inPage({ position: 'absolute', insetBlockStart: vars.space.xs, insetInlineEnd: vars.space.xs }),
);
