import { style } from '@vanilla-extract/css';
import * as card from '../../internal/card.css.ts';
import { inKit, spokenComma, vars } from '../../theme/index.ts';

/** Reserves space for a title of two lines, so that all rows of a grid have one height. */
export const textBlock = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minInlineSize: 0,
    minBlockSize: `calc(${vars.font.leading.ui} * (2 * ${vars.font.size.md} + 2 * ${vars.font.size.sm}) + 2 * ${vars.space.xxs})`,
  }),
);

export const kicker = style([card.meta, inKit({ color: vars.color.text })]);

spokenComma(`${textBlock} > :not(:first-child)::before`);
