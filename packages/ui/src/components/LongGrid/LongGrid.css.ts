import { globalStyle, style } from '@vanilla-extract/css';
import { body } from '../../internal/card.css.ts';
import { inKit, vars } from '../../theme/index.ts';

export const list = style(inKit({ position: 'relative' }));

/** Room for a title of two lines and a line of facts: rows of one height can be counted without being drawn. */
globalStyle(
  `.${list} .${body}`,
  inKit({
    minBlockSize: `calc(${vars.font.leading.ui} * (2 * ${vars.font.size.md} + ${vars.font.size.sm}) + ${vars.space.xxs})`,
  }),
);

/** Has the focus while its row is out of sight: it stands where it belongs, and pushes nothing. */
export const kept = style(inKit({ position: 'absolute' }));
