import {
  assumedSubscription,
  operatorText,
  readSubscription,
  type Subscription,
  type SubscriptionAnswer,
} from '@parde/domain';
import type { PageFacts } from '../page/page.ts';

export interface Viewer {
  readonly signedIn: boolean;
  /** Undefined for guests, and until the user has loaded. */
  readonly mobile: string | undefined;
  readonly subscription: Subscription;
  /** Operators that bill data at the full rate. Undefined where the tip is hidden. */
  readonly fullRateOperators: string | undefined;
  readonly showsApp: boolean;
}

type Answer = SubscriptionAnswer & { readonly operator_fullrate?: string | null };
type KnownUser = Answer & { readonly mobile: string };
type KnownGuest = Answer & { readonly show_app?: boolean };

export function describeViewer(
  { signedIn, rules, locale }: Pick<PageFacts, 'signedIn' | 'rules' | 'locale'>,
  user: KnownUser | undefined,
  guest: KnownGuest | undefined,
): Viewer {
  const known = signedIn ? user : guest;
  const subscription = rules.assumesSubscribed ? assumedSubscription : readSubscription(known);
  return {
    signedIn,
    mobile: user?.mobile,
    subscription,
    fullRateOperators:
      rules.showsFullRateTip && subscription.subscribed
        ? operatorText(known?.operator_fullrate, locale)
        : undefined,
    showsApp: guest?.show_app !== false,
  };
}
