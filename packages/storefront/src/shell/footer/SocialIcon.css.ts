import { inShell } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const icon = style(
  inShell({
    inlineSize: '1em',
    blockSize: '1em',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
