import { readCount } from './count.ts';
import { isHost, isListedHost } from './listed-host.ts';

/** What the user call and the anonymous check both say. */
export interface SubscriptionAnswer {
  readonly subscription: number;
  readonly days_period_to_end?: number | null | undefined;
}

/** Whether the viewer is subscribed, and for how many days yet, where that is known. */
export interface Subscription {
  readonly subscribed: boolean;
  readonly daysLeft: number | undefined;
}

/** That of a guest, and of a user without one. */
export const noSubscription: Subscription = { subscribed: false, daysLeft: undefined };

/** That of every viewer in the environment that asks nobody. */
export const assumedSubscription: Subscription = { subscribed: true, daysLeft: undefined };

/** The flag decides, and only 1 is subscribed: days without it are days of nothing. */
export function readSubscription(answer: SubscriptionAnswer | null | undefined): Subscription {
  if (answer?.subscription !== 1) return noSubscription;
  return { subscribed: true, daysLeft: readCount(answer.days_period_to_end) };
}

/** The special environment: whether it is set, and the hosts it leaves out. */
export interface AssumptionRule {
  readonly assumed: boolean;
  readonly exceptHosts: readonly string[];
}

/**
 * Whether the check is skipped and the viewer taken as subscribed. A host that cannot be read might be one of
 * those left out, so nothing is assumed of it.
 */
export function assumesSubscription(rule: AssumptionRule, host: string): boolean {
  return rule.assumed && isHost(host) && !isListedHost(host, rule.exceptHosts);
}

/** What to tell a viewer of the subscription. `today` is its last day. */
export type SubscriptionStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'today' }
  | { readonly kind: 'days'; readonly days: number };

/** The one sentence that the profile menu and the plans say of a subscription. */
export function subscriptionStatus({ subscribed, daysLeft }: Subscription): SubscriptionStatus {
  if (!subscribed) return { kind: 'none' };
  if (daysLeft === undefined) return { kind: 'subscribed' };
  return daysLeft > 0 ? { kind: 'days', days: daysLeft } : { kind: 'today' };
}
