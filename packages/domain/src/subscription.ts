import { readCount } from './count.ts';
import { isHost, isListedHost } from './listed-host.ts';

/** Shared by the user call and the anonymous check. */
export interface SubscriptionAnswer {
  readonly subscription: number;
  readonly days_period_to_end?: number | null | undefined;
}

/** Whether the viewer subscribes, and for how many more days where known. */
export interface Subscription {
  readonly subscribed: boolean;
  readonly daysLeft: number | undefined;
  /** By the special environment. The server may know of none. */
  readonly isAssumed?: true;
}

/** For guests, and users without one. */
export const noSubscription: Subscription = { subscribed: false, daysLeft: undefined };

/** For every viewer where the check is skipped. */
export const assumedSubscription: Subscription = {
  subscribed: true,
  daysLeft: undefined,
  isAssumed: true,
};

/** The flag decides, and only 1 means subscribed; days without it count for nothing. */
export function readSubscription(answer: SubscriptionAnswer | null | undefined): Subscription {
  if (answer?.subscription !== 1) return noSubscription;
  return { subscribed: true, daysLeft: readCount(answer.days_period_to_end) };
}

/** Whether the special environment is on, and the hosts that it excepts. */
export interface AssumptionRule {
  readonly assumed: boolean;
  readonly exceptHosts: readonly string[];
}

/**
 * Whether the check is skipped and the viewer taken as subscribed. An unreadable host might be an excepted one, so it
 * is not.
 */
export function assumesSubscription(rule: AssumptionRule, host: string): boolean {
  return rule.assumed && isHost(host) && !isListedHost(host, rule.exceptHosts);
}

/** What to tell a viewer. `today` is the last day. */
export type SubscriptionStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'today' }
  | { readonly kind: 'days'; readonly days: number };

/** For the profile menu and the plans. */
export function subscriptionStatus({ subscribed, daysLeft }: Subscription): SubscriptionStatus {
  if (!subscribed) return { kind: 'none' };
  if (daysLeft === undefined) return { kind: 'subscribed' };
  return daysLeft > 0 ? { kind: 'days', days: daysLeft } : { kind: 'today' };
}
