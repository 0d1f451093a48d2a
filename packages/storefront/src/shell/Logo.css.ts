import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const logo = style(inShell({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }));

export const mark = style(
  inShell({ inlineSize: '1.75rem', blockSize: '1.75rem', color: vars.color.accent }),
);

export const name = style(inShell({ fontSize: '1.35rem', fontWeight: 800, lineHeight: 1 }));
