import { globalStyle, style } from '@vanilla-extract/css';
import { body, title } from '../../internal/card.css.ts';
import { inKit, media, vars } from '../../theme/index.ts';
import { grids } from '../layout/layout.css.ts';

export const list = style(inKit({ position: 'relative' }));

const { font, space } = vars;
interface Messages {
  size: string;
  leading: string;
}
/** The height of a title of two lines and a line of facts, so that all rows have one height. */
const messagesOf = ({ size, leading }: Messages) =>
  `calc(2 * ${leading} * ${size} + ${font.leading.ui} * ${font.size.sm} + ${space.xxs})`;

globalStyle(
  `.${list} .${body}`,
  inKit({ minBlockSize: messagesOf({ size: font.size.md, leading: font.leading.ui }) }),
);

/** Names of people are smaller, and most have one line, so the empty second line counts as part of the gap. */
export const people = style([list, inKit({ rowGap: space.sm })]);
globalStyle(
  `.${people} .${body}`,
  inKit({ minBlockSize: messagesOf({ size: font.size.sm, leading: font.leading.ui }) }),
);

// On a phone most names have one line, so the empty second line counts as part of the gap between two rows.
const onPhone = `not all and ${media.tablet}`;
const posters = `.${list}.${grids.poster}`;
globalStyle(posters, inKit({ '@media': { [onPhone]: { rowGap: '0.625rem' } } }));
globalStyle(
  `${posters} .${title}`,
  inKit({ '@media': { [onPhone]: { lineHeight: font.leading.heading } } }),
);
globalStyle(
  `${posters} .${body}`,
  inKit({
    '@media': {
      [onPhone]: {
        minBlockSize: messagesOf({ size: font.size.md, leading: font.leading.heading }),
      },
    },
  }),
);

/** The focused item outside the window. It is positioned absolutely, so it does not move other items. */
export const nearFocus = style(inKit({ position: 'absolute' }));
