import {
  assumedSubscription,
  operatorText,
  readSubscription,
  type Subscription,
  type SubscriptionAnswer,
} from '@parde/domain';
import type { PageFacts } from '../page/page.ts';

/** Who looks at the page: a guest, or a user of whom the API tells more. */
export interface Viewer {
  readonly signedIn: boolean;
  /** Of a signed-in viewer, once it is known. */
  readonly mobile: string | undefined;
  readonly subscription: Subscription;
  /** Whose customers pay the full rate for data, where the viewer is to be told. */
  readonly fullRateOperators: string | undefined;
  /** Whether links to the app are shown. */
  readonly showsApp: boolean;
}

type Answer = SubscriptionAnswer & { readonly operator_fullrate?: string | null };
type KnownUser = Answer & { readonly mobile: string };
type KnownGuest = Answer & { readonly show_app?: boolean };

/** What is known of the viewer, from the page's own facts and what the API has said so far. */
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
