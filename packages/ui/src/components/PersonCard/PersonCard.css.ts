import { style, styleVariants } from '@vanilla-extract/css';
import * as card from '../../internal/card.css.ts';
import { inKit, vars } from '../../theme/index.ts';

export const person = style([card.card, inKit({ alignItems: 'center', textAlign: 'center' })]);

const portrait = [card.frame, inKit({ inlineSize: '100%', maxInlineSize: '12rem' })];

export const portraits = styleVariants({
  round: [...portrait, inKit({ borderRadius: '50%' })],
  poster: portrait,
});

export const name = style([card.title, inKit({ fontSize: vars.font.size.sm })]);

/** Placeholders of the portrait and the name. */
export const portraitFrame = style(
  inKit({ display: 'block', inlineSize: '100%', maxInlineSize: '12rem' }),
);

export const textBlock = style([
  card.body,
  inKit({ alignItems: 'center', inlineSize: '100%', fontSize: vars.font.size.sm }),
]);
