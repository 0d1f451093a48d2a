import type { Quality } from '@parde/api-client';
import { day } from '../catalogue/tehran.ts';
import type { Title } from '../catalogue/title.ts';
import type { Session } from '../contract/handlers.ts';
import type { Database } from '../storage/database.ts';
import { opensByOperator, operatorAt } from './operator.ts';
import { createPurchases, type PurchasedTitle } from './purchases.ts';
import { createScreenings, hour } from './screenings.ts';
import { createSubscriptions } from './subscriptions.ts';

/** Why a viewer may watch. */
export type PassReason = 'free' | 'purchase' | 'screening' | 'subscription' | 'operator';

export type Entitlement = {
  /** May watch now. */
  pass: boolean;
  /** Null exactly without a pass. */
  reason: PassReason | null;
  /** The bought files or, of a screening, the ticket. */
  bought: Quality[];
  /** When a screening's ticket expires; null before its first play, and for all else. */
  ownedPeriodEnd: number | null;
};

type Viewer = Pick<Session, 'mobile'> | null;

export type SubscriptionState = { subscription: 0 | 1; days_period_to_end: number };

export type Entitlements = {
  subscriptionOf: (mobile: string) => SubscriptionState;
  /** Whether what is of the subscription is open to this viewer. */
  opensBySubscription: (viewer: Viewer) => boolean;
  entitlement: (viewer: Viewer, title: Title, address: string) => Entitlement;
  /** When a pass ends, by whose reason it is; of a ticket whose hours have not begun, as if they began now. */
  endOf: (viewer: Viewer, title: Title, own: Entitlement) => number | null;
  /** Past or future; undefined for a viewer who never had one. */
  subscriptionEnd: (mobile: string) => number | undefined;
  /** Each title once, the last bought first. */
  purchasedTitles: (mobile: string) => PurchasedTitle[];
  /** Starts a ticket's hours. Call it when a title plays with the reason `screening`. */
  startScreening: (mobile: string, ekranId: string) => void;
};

export type EntitlementParts = {
  db: Database;
  now: () => number;
  /** Everyone may watch what the subscription opens. Accounts stay as they are. */
  assumesSubscribed?: boolean | undefined;
  /** A guest on a full-rate operator's network has the subscription. */
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
      const holds = own.ownedPeriodEnd === null || own.ownedPeriodEnd > now();
      return own.bought.length > 0 && holds ? 'screening' : null;
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
