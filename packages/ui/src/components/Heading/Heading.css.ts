import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const heading = style(
  inKit({
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.heading,
    textWrap: 'balance',
  }),
);

export const sizes = styleVariants({
  sm: inKit({ fontSize: vars.font.size.md }),
  md: inKit({ fontSize: vars.font.size.xl }),
  lg: inKit({ fontSize: vars.font.size.xxl }),
  xl: inKit({ fontSize: vars.font.size.title }),
  display: inKit({ fontSize: vars.font.size.display }),
});
