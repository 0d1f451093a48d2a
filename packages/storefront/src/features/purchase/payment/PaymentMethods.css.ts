import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Directly below the wallet, which is the last of the methods, and aligned with its name. */
export const ofWallet = style(
  inPage({
    marginBlockStart: `calc(-1 * ${vars.space.sm})`,
    paddingInlineStart: `calc(${vars.space.md} + 1.5rem)`,
  }),
);
