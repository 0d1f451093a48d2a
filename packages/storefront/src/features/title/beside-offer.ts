import type { TitleFacts } from '../../titles/facts/title-facts.ts';

/** Where the subscription is offered in so many words, the facts do not say it again. */
export function besideOffer(facts: TitleFacts): TitleFacts {
  return facts.access === 'subscription' ? { ...facts, access: undefined } : facts;
}
