import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the room of its line. */
export const line = style(
  inPage({
    minBlockSize: `calc(${vars.font.size.sm} * ${vars.font.leading.ui})`,
    fontSize: vars.font.size.sm,
  }),
);
