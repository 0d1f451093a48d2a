import { isHost, isListedHost } from '../browser/listed-host.ts';
import { readCount } from '../language/count.ts';

/** The fields that the user call and the anonymous check share. */
export interface SubscriptionAnswer {
  readonly subscription: number;
  readonly days_period_to_end?: number | null | undefined;
}

/** The viewer's subscription, and its remaining days if they are known. */
export interface Subscription {
  readonly subscribed: boolean;
  readonly daysLeft: number | undefined;
  /** True if the special environment assumes the subscription. The server may not know of it. */
  readonly isAssumed?: true;
}

/** For guests, and for users without a subscription. */
export const noSubscription: Subscription = { subscribed: false, daysLeft: undefined };

/** For every viewer if the check is skipped. */
export const assumedSubscription: Subscription = {
  subscribed: true,
  daysLeft: undefined,
  isAssumed: true,
};

/** Only `subscription: 1` means subscribed. Days without it are ignored. */
export function readSubscription(answer: SubscriptionAnswer | null | undefined): Subscription {
  if (answer?.subscription !== 1) return noSubscription;
  return { subscribed: true, daysLeft: readCount(answer.days_period_to_end) };
}

/** The setting of the special environment, and the hosts that it excludes. */
export interface AssumptionRule {
  readonly assumed: boolean;
  readonly exceptHosts: readonly string[];
}

/**
 * True if the check is skipped and the viewer counts as subscribed. An unreadable host could be an excluded one, so
 * the check is not skipped there.
 */
export function assumesSubscription(rule: AssumptionRule, host: string): boolean {
  return rule.assumed && isHost(host) && !isListedHost(host, rule.exceptHosts);
}

/** The status to show the viewer. `today` means the last day. */
export type SubscriptionStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'today' }
  | { readonly kind: 'days'; readonly days: number };

/** Returns the status for the profile menu and the plans. */
export function subscriptionStatus({ subscribed, daysLeft }: Subscription): SubscriptionStatus {
  if (!subscribed) return { kind: 'none' };
  if (daysLeft === undefined) return { kind: 'subscribed' };
  return daysLeft > 0 ? { kind: 'days', days: daysLeft } : { kind: 'today' };
}
