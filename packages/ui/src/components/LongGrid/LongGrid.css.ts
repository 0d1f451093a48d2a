import { globalStyle, style } from '@vanilla-extract/css';
import { body } from '../../internal/card.css.ts';
import { inKit, vars } from '../../theme/index.ts';

export const list = style(inKit({ position: 'relative' }));

/** Reserves a title of two lines and a line of facts, so that all rows have one height. */
globalStyle(
  `.${list} .${body}`,
  inKit({
    minBlockSize: `calc(${vars.font.leading.ui} * (2 * ${vars.font.size.md} + ${vars.font.size.sm}) + ${vars.space.xxs})`,
  }),
);

/** The focused item outside of the window: absolutely placed, so it pushes nothing. */
export const kept = style(inKit({ position: 'absolute' }));
