import type { ApiError, components } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import {
  assumedSubscription,
  cookieNames,
  isActionAllowed,
  operatorText,
  readSubscription,
  referralToSend,
  type Subscription,
  type SubscriptionAnswer,
  subscriptionStatus,
} from '@parde/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../brand/define-brand.ts';
import { readCookie } from '../browser/cookies.ts';
import type { PageFacts } from '../page/page.ts';
import { when } from '../page/queries.ts';
import { usePage } from '../page/Storefront.tsx';

type Schemas = components['schemas'];

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
  operators?: Brand['fullRateOperators'],
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
        ? operatorText(check?.operator_fullrate, locale, operators)
        : undefined,
    showsApp: check?.show_app !== false,
    mayWatch: isActionAllowed(user, 'watch'),
    mayComment: isActionAllowed(user, 'comment'),
  };
}

export function useViewer(): Viewer {
  const { brand, facts } = usePage();
  return describeViewer(facts, useUser(), useUserCheck(), brand.fullRateOperators);
}

export function useUser(): Schemas['User'] | undefined {
  const { api, brand, facts } = usePage();
  const user = ask(api, 'getUser', { query: { ref: brand.userRef } });
  return useQuery(when(facts.signedIn, user)).data;
}

/**
 * Returns the user check. It is fetched only in the browser, because it depends on the viewer's connection, while a
 * guest's page is cached and the same for all viewers.
 */
export function useUserCheck(): Schemas['Check'] | undefined {
  return useUserCheckQuery().data;
}

export function useUserCheckQuery(): UseQueryResult<Schemas['Check'], ApiError> {
  const { api, facts } = usePage();
  const ref = import.meta.env.SSR ? '0' : referralToSend(readCookie(cookieNames.referral));
  const isNeeded = !import.meta.env.SSR && !facts.rules.assumesSubscribed;
  return useQuery(when(isNeeded, ask(api, 'ghostCheck', { query: { ref } })));
}

export function useSubscriptionSentence(): string {
  const { t } = useTranslation();
  const status = subscriptionStatus(useViewer().subscription);
  switch (status.kind) {
    case 'days':
      return t('daysLeft', { count: status.days });
    case 'today':
      return t('lastDay');
    case 'subscribed':
      return t('subscribed');
    case 'none':
      return t('noSubscription');
  }
}
