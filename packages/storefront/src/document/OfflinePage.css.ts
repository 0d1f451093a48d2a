import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inShell({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minBlockSize: '100dvh',
    padding: vars.space.gutter,
    paddingBlockEnd: vars.space.xl,
  }),
);

export const header = style(inShell({ display: 'grid', justifyItems: 'center' }));

export const main = style(inShell({ display: 'grid', alignContent: 'center' }));

export const downloads = style(
  inShell({ display: 'grid', justifyItems: 'center', gap: vars.space.md }),
);
