import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Shown in the panel on all screens, and beside the button if there is room. */
export const beside = style(
  inShell({
    display: 'none',
    textAlign: 'end',
    '@media': { '(min-width: 84rem)': { display: 'block' } },
  }),
);

export const menu = style(inShell({ display: 'flex', alignItems: 'center', gap: vars.space.xs }));
