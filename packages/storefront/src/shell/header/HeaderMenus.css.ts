import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const categories = style(inShell({ display: 'flex', alignItems: 'center' }));

export const profile = style(
  inShell({ display: 'flex', alignItems: 'center', gap: vars.space.xs }),
);

/** Shown in the panel on all screens, and beside the button if there is room. */
export const beside = style(
  inShell({
    display: 'none',
    textAlign: 'end',
    '@media': { '(min-width: 84rem)': { display: 'block' } },
  }),
);

export const mobile = style(
  inShell({
    display: 'block',
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
  }),
);

export const days = style(
  inShell({
    display: 'block',
    fontSize: vars.font.size.xs,
    lineHeight: 1.4,
    opacity: 0.8,
    whiteSpace: 'nowrap',
  }),
);
