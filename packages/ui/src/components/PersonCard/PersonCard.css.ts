import { style } from '@vanilla-extract/css';
import * as card from '../../internal/card.css.ts';
import { inKit, vars } from '../../theme/index.ts';

export const person = style([card.card, inKit({ alignItems: 'center', textAlign: 'center' })]);

export const portrait = style([
  card.frame,
  inKit({ inlineSize: '100%', maxInlineSize: '10rem', borderRadius: '50%' }),
]);

export const name = style([card.title, inKit({ fontSize: vars.font.size.sm })]);
