import { inShell, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const sections = style(
  inShell({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.section,
    paddingBlock: vars.space.section,
  }),
);
