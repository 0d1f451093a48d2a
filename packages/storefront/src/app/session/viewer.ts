import {
  assumedSubscription,
  isActionAllowed,
  operatorText,
  readSubscription,
  type Subscription,
  type SubscriptionAnswer,
} from '@parde/domain';
import type { PageFacts } from '../page/page.ts';

export interface Viewer {
  readonly signedIn: boolean;
  /** The mobile number. Undefined for guests, and until the user has loaded. */
  readonly mobile: string | undefined;
  /** The account's name. Undefined for guests, until the user has loaded, and without a name. */
  readonly name: string | undefined;
  readonly subscription: Subscription;
  /** Operators that bill data at the full rate. Undefined if the tip is hidden. */
  readonly fullRateOperators: string | undefined;
  readonly showsApp: boolean;
  /** False if the user's scope does not permit it. */
  readonly mayWatch: boolean;
  readonly mayComment: boolean;
}

type KnownUser = SubscriptionAnswer & {
  readonly mobile: string;
  readonly name?: string | null;
  readonly scope?: readonly string[];
};

/** The check describes the current viewer, whether signed in or not. */
type Check = SubscriptionAnswer & {
  readonly operator_fullrate?: string | null;
  readonly show_app?: boolean;
};

/** Describes the viewer. A signed-in viewer's subscription comes from the account, whatever connection they use. */
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
    mayWatch: isActionAllowed(user, 'watch'),
    mayComment: isActionAllowed(user, 'comment'),
  };
}
