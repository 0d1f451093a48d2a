import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fills the screen below the header: the footer is not in sight when a part that comes later moves it. */
export const content = style(
  inShell({ minBlockSize: `calc(100vh - ${vars.size.header})`, outline: 'none' }),
);
