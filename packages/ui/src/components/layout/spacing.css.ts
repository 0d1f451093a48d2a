import { styleVariants } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const gaps = styleVariants(vars.space, (gap) => inKit({ gap }));
export const paddings = styleVariants(vars.space, (padding) => inKit({ padding }));
