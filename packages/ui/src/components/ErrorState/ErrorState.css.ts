import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const code = style(
  inKit({
    color: vars.color.accentText,
    fontSize: 'clamp(4rem, 3rem + 6vw, 7.5rem)',
    fontWeight: vars.font.weight.heading,
    lineHeight: 1.1,
  }),
);
