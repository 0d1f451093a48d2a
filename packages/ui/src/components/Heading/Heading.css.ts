import { style, styleVariants } from '@vanilla-extract/css';
import { matchParent } from '../../internal/match-parent.ts';
import { inKit, vars } from '../../theme/index.ts';

export const heading = style(
  inKit({
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.heading,
  }),
);

/** Not used with a limit of one line, because `text-wrap` would let it wrap again. */
export const balanced = style(inKit({ textWrap: 'balance' }));

/** Text in the other direction has the page's alignment. */
export const ownDirection = style(inKit({ textAlign: matchParent }));

export const sizes = styleVariants({
  sm: inKit({ fontSize: vars.font.size.md }),
  md: inKit({ fontSize: vars.font.size.xl }),
  lg: inKit({ fontSize: vars.font.size.xxl }),
  xl: inKit({ fontSize: vars.font.size.title }),
  display: inKit({ fontSize: vars.font.size.display }),
});
