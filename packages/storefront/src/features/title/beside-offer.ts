import type { TitleFacts } from '../../titles/facts/title-facts.ts';

/** If the subscription is offered explicitly, the facts do not repeat it. */
export function hideSubscriptionFact(facts: TitleFacts): TitleFacts {
  return facts.access === 'subscription' ? { ...facts, access: undefined } : facts;
}
