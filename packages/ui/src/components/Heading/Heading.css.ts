import { style, styleVariants } from '@vanilla-extract/css';
import { besideParent } from '../../internal/beside-parent.ts';
import { inKit, vars } from '../../theme/index.ts';

export const heading = style(
  inKit({
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.heading,
  }),
);

/** Not where it is cut after one line: there this would let it wrap again. */
export const balanced = style(inKit({ textWrap: 'balance' }));

/** A name of the other direction stands where the others stand. */
export const ownDirection = style(inKit({ textAlign: besideParent }));

export const sizes = styleVariants({
  sm: inKit({ fontSize: vars.font.size.md }),
  md: inKit({ fontSize: vars.font.size.xl }),
  lg: inKit({ fontSize: vars.font.size.xxl }),
  xl: inKit({ fontSize: vars.font.size.title }),
  display: inKit({ fontSize: vars.font.size.display }),
});
