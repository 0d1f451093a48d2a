import type { CartAnswer } from '../cart-answer.ts';
import { decideTitle, type TitleDecision, type TitleQuestion } from '../title-decision.ts';
import { createAnswer, now } from './cart-answers.ts';

export const subscriber = { subscription: { subscribed: true } };

/** Decides on an answer that says no more than this, for a guest at that time where nothing else is said. */
export function decide(
  answer: Partial<CartAnswer>,
  rest: Partial<Omit<TitleQuestion, 'cart'>> = {},
): TitleDecision {
  const subscription = { subscribed: false };
  return decideTitle({ cart: createAnswer(answer), subscription, now, ...rest });
}

/** The buttons by their kinds, in their order. */
export function kindsOf({ actions }: TitleDecision): string[] {
  return actions.map(({ kind }) => kind);
}
