import type { Quality } from '@parde/api-client';
import { day } from '../catalogue/tehran.ts';
import type { Title } from '../catalogue/title.ts';
import type { Session } from '../contract/handlers.ts';
import type { Database } from '../storage/database.ts';
import { opensByOperator, operatorAt } from './operator.ts';
import { createPurchases, type PurchasedTitle } from './purchases.ts';
import { createScreenings, hour } from './screenings.ts';
import { createSubscriptions } from './subscriptions.ts';

/** The reason why a viewer may watch. */
export type PassReason = 'free' | 'purchase' | 'screening' | 'subscription' | 'operator';

export type Entitlement = {
  /** True if the viewer may watch now. */
  pass: boolean;
  /** Null if and only if there is no pass. */
  reason: PassReason | null;
  /** The bought files or, for a screening, the ticket. */
  bought: Quality[];
  /** The time at which a screening's ticket expires. Null before its first play, and for other titles. */
  ownedPeriodEnd: number | null;
};

type Viewer = Pick<Session, 'mobile'> | null;

export type SubscriptionState = { subscription: 0 | 1; days_period_to_end: number };

export type Entitlements = {
  subscriptionOf: (mobile: string) => SubscriptionState;
  /** True if the titles of the subscription are open to this viewer. */
  opensBySubscription: (viewer: Viewer) => boolean;
  entitlement: (viewer: Viewer, title: Title, address: string) => Entitlement;
  /**
   * Returns the time at which the pass ends, which depends on its reason. For a ticket whose hours have not started,
   * they are counted from now.
   */
  endOf: (viewer: Viewer, title: Title, own: Entitlement) => number | null;
  /** Returns the end of the subscription, in the past or future; undefined if the viewer never had one. */
  subscriptionEnd: (mobile: string) => number | undefined;
  /** Lists each purchased title once, the newest purchase first. */
  purchasedTitles: (mobile: string) => PurchasedTitle[];
  /** Starts a ticket's hours. Must be called when a title plays for the reason `screening`. */
  startScreening: (mobile: string, ekranId: string) => void;
};

export type EntitlementParts = {
  db: Database;
  now: () => number;
  /** If true, everyone may watch the subscription's titles. Accounts are not changed. */
  assumesSubscribed?: boolean | undefined;
  /** If true, a guest on a full-rate operator's network counts as a subscriber. */
  operatorsSubscribe?: boolean | undefined;
  /** Settles a viewer's due payments: a renewal may have extended an ended subscription. */
  settleDue: (mobile: string) => void;
};

export function createEntitlement({
  db,
  now,
  assumesSubscribed = false,
  operatorsSubscribe = false,
  settleDue,
}: EntitlementParts): Entitlements {
  const subscriptions = createSubscriptions(db);
  const purchases = createPurchases(db);
  const screenings = createScreenings(db);

  const subscriptionOf = (mobile: string): SubscriptionState => {
    settleDue(mobile);
    const left = Math.max(0, (subscriptions.endOf(mobile) ?? 0) - now());
    return { subscription: left > 0 ? 1 : 0, days_period_to_end: Math.ceil(left / day) };
  };

  const opensBySubscription = (viewer: Viewer): boolean =>
    assumesSubscribed || (viewer !== null && subscriptionOf(viewer.mobile).subscription === 1);

  const subscribesByOperator = (viewer: Viewer, address: string): boolean =>
    operatorsSubscribe && viewer === null && operatorAt(address)?.fullRate === true;

  const reasonOf = (
    viewer: Viewer,
    title: Title,
    address: string,
    own: Pick<Entitlement, 'bought' | 'ownedPeriodEnd'>,
  ): PassReason | null => {
    if (title.availableAt > now()) return null;
    if (title.access === 'free') return 'free';
    if (title.type === 'ekran') {
      const isValid = own.ownedPeriodEnd === null || own.ownedPeriodEnd > now();
      return own.bought.length > 0 && isValid ? 'screening' : null;
    }
    if (own.bought.length > 0) return 'purchase';
    const isSubscribed = opensBySubscription(viewer) || subscribesByOperator(viewer, address);
    if (title.access === 'subscription' && isSubscribed) return 'subscription';
    return opensByOperator(operatorAt(address), title) ? 'operator' : null;
  };

  return {
    subscriptionOf,
    opensBySubscription,
    endOf: (viewer, { hours }, { reason, ownedPeriodEnd }) => {
      if (reason === 'screening') return ownedPeriodEnd ?? now() + (hours ?? 0) * hour;
      if (reason !== 'subscription' || assumesSubscribed || viewer === null) return null;
      return subscriptions.endOf(viewer.mobile) ?? null;
    },
    subscriptionEnd: subscriptions.endOf,
    entitlement: (viewer, title, address) => {
      if (viewer) settleDue(viewer.mobile);
      const bought = viewer ? purchases.filesOf(viewer.mobile, title) : [];
      const hasTicket = viewer && title.type === 'ekran' && bought.length > 0;
      const own = {
        bought,
        ownedPeriodEnd: hasTicket ? screenings.endOf(viewer.mobile, title) : null,
      };
      const reason = reasonOf(viewer, title, address, own);
      return { pass: reason !== null, reason, ...own };
    },
    purchasedTitles: (mobile) => {
      settleDue(mobile);
      return purchases.titlesOf(mobile);
    },
    startScreening: (mobile, ekranId) => screenings.start(mobile, ekranId, now()),
  };
}
