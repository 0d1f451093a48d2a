import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reserves room for a message that loads late. */
export const line = style(
  inPage({ minBlockSize: `calc(${vars.font.size.sm} * ${vars.font.leading.ui})` }),
);

export const playRow = style([line, inPage({ flex: '1 0 100%', minInlineSize: 0 })]);

/** On a phone only screen readers get the operator, because visible text would take a second line. */
export const operator = style(
  inPage({
    '@media': {
      [`not all and ${media.tablet}`]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
