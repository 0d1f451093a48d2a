import type { CartAnswer } from '../money/cart-answer.ts';
import {
  decideTitle,
  type TitleDecision,
  type TitleDecisionInput,
} from '../titles/title-decision.ts';
import { createAnswer, now } from './cart-answers.ts';

export const subscriber = { subscription: { subscribed: true } };

/** Decides for a guest at `now`. `rest` overrides this. */
export function decide(
  answer: Partial<CartAnswer>,
  rest: Partial<Omit<TitleDecisionInput, 'cart'>> = {},
): TitleDecision {
  const subscription = { subscribed: false };
  return decideTitle({ cart: createAnswer(answer), subscription, now, ...rest });
}

export function kindsOf({ actions }: TitleDecision): string[] {
  return actions.map(({ kind }) => kind);
}
