import {
  assumedSubscription,
  mayOffer,
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
  /** What the account is called. Undefined for guests, until the user has loaded, and without one. */
  readonly name: string | undefined;
  readonly subscription: Subscription;
  /** Operators that bill data at the full rate. Undefined where the tip is hidden. */
  readonly fullRateOperators: string | undefined;
  readonly showsApp: boolean;
  /** False where the user's scope withholds it. */
  readonly mayWatch: boolean;
  readonly mayComment: boolean;
}

type KnownUser = SubscriptionAnswer & {
  readonly mobile: string;
  readonly name?: string | null;
  readonly scope?: readonly string[];
};

/** The check is of whoever looks at the page, signed in or not. */
type Check = SubscriptionAnswer & {
  readonly operator_fullrate?: string | null;
  readonly show_app?: boolean;
};

/** Who is signed in is subscribed by their account, whatever their line is. */
export function describeViewer(
  { signedIn, rules, locale }: Pick<PageFacts, 'signedIn' | 'rules' | 'locale'>,
  user: KnownUser | undefined,
  check: Check | undefined,
): Viewer {
  const subscription = rules.assumesSubscribed
    ? assumedSubscription
    : readSubscription(signedIn ? user : check);
  return {
    signedIn,
    mobile: user?.mobile,
    name: user?.name || undefined,
    subscription,
    fullRateOperators:
      rules.showsFullRateTip && subscription.subscribed
        ? operatorText(check?.operator_fullrate, locale)
        : undefined,
    showsApp: check?.show_app !== false,
    mayWatch: mayOffer(user, 'watch'),
    mayComment: mayOffer(user, 'comment'),
  };
}
