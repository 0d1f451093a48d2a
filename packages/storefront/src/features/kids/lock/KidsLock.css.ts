import { inPage, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Not a password field, because the browser would offer to save the PIN, and fill it in for the child. */
const masked = { WebkitTextSecurity: 'disc' };

export const pin = style({});

globalStyle(`${pin} input`, inPage({ letterSpacing: '0.25em', ...masked }));

export const pins = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.md,
    alignItems: 'start',
  }),
);
