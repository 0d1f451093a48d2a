import { inShell, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const who = style(
  inShell({
    display: 'none',
    fontSize: vars.font.size.sm,
    lineHeight: 1.4,
    textAlign: 'end',
    '@media': { [media.desktop]: { display: 'grid' } },
  }),
);

export const days = style(inShell({ opacity: 0.8, fontSize: vars.font.size.xs }));
