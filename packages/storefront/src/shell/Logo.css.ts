import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const logo = style(inShell({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }));

export const mark = style(
  inShell({
    flexShrink: 0,
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    color: vars.color.accent,
  }),
);

export const name = style(
  inShell({ fontSize: 'min(1.35rem, 8vw)', fontWeight: 800, lineHeight: 1 }),
);
