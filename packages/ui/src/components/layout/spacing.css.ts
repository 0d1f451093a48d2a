import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const gaps = styleVariants(vars.space, (gap) => inKit({ gap }));
export const paddings = {
  ...styleVariants(vars.space, (padding) => inKit({ padding })),
  // Smaller only for large text on a phone.
  md: style(inKit({ padding: `min(${vars.space.md}, 5vw)` })),
};
