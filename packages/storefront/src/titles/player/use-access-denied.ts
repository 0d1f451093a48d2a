import { cookieNames, formatDate, formatToman, type Locale, referralToSend } from '@parde/domain';
import type { PlayerMessage } from '@parde/player';
import { type Query, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCookie } from '../../app/browser/cookies.ts';
import { useNow } from '../../app/hooks/use-now.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { formatPhone } from '../../app/parts/ServerText.tsx';
import { useSupportPhone } from '../../app/parts/SupportLink.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { phrase } from '../../names/phrases.ts';
import { contentPath, downloadPath } from '../../paths.ts';
import { cachedTitle } from '../cards/find-card.ts';
import type { TitleRef } from '../title-base.ts';
import { type DecisionHere, decideHere, titleCartQuery } from '../use-title-offer.ts';

const isAccessQuery = ({ queryKey: [operation] }: Query) =>
  operation === 'getCart' || operation === 'ghostCart' || operation === 'getUser';

/** Undefined while the reason is loading. */
export function useAccessDenied(
  title: TitleRef,
  isDenied: boolean,
  retry: () => void,
): PlayerMessage | undefined {
  const page = usePage();
  const { t } = useTranslation('title');
  const { locale, signedIn } = page.facts;
  const { subscription, mayWatch } = useViewer();
  const phone = useSupportPhone(isDenied);
  const now = useNow();
  const openSubscription = useModal('subscription');
  const openBuy = useModal('buy');
  const openLogin = useModal('login');
  const queryClient = useQueryClient();
  const referral = referralToSend(readCookie(cookieNames.referral));
  const { data: cart, isError } = useQuery(when(isDenied, titleCartQuery(page, title, referral)));
  const isFetchingAccess = useIsFetching({ predicate: isAccessQuery }) > 0;
  const { subscribed } = subscription;
  const [wasSubscribed, setWasSubscribed] = useState<boolean>();
  // If playback is denied although the cart or the subscription allows it, the cached answers are stale.
  const isStale = isDenied && (cart?.pass === true || subscribed);
  useEffect(() => {
    if (!isStale) return;
    setWasSubscribed((known) => known ?? subscribed);
    void queryClient.invalidateQueries({ predicate: isAccessQuery });
  }, [isStale, subscribed, queryClient]);
  if (!isDenied) return undefined;
  if (isError) return { kind: 'problem', onRetry: retry };
  if (!cart || (isStale && (isFetchingAccess || wasSubscribed === undefined))) return undefined;
  const content = { content_type: title.type, content_id: title.id };
  const { access, badge } = cachedTitle(queryClient, page.api, title) ?? {};
  const question = { cart, subscription, now, access, badge, mayWatch };
  const decision = decideHere(page, title.type, question);
  const refusal = () => {
    if (decision.watch.kind === 'no-file') return t('noFile');
    if (!decision.soldElsewhere) return t('refused');
    const soldElsewhere = t(`soldElsewhere.${decision.soldElsewhere}`);
    if (phone === undefined) return soldElsewhere;
    return `${soldElsewhere} ${t('askSupport')} \u2066${formatPhone(phone, locale)}\u2069`;
  };
  const hasEnded = wasSubscribed === true && !subscribed;
  return accessDeniedMessage(
    hasEnded ? { ...decision, notes: [t('subscriptionEnded'), ...decision.notes] } : decision,
    locale,
    {
      subscribe: () => openSubscription?.(content),
      buy() {
        const files = downloadPath(title) ?? contentPath(title.type, title.id);
        if (openBuy) openBuy({ id: title.id, type: title.type }, files);
        else window.location.assign(files);
      },
      signIn: signedIn || !openLogin ? undefined : () => openLogin({}),
      retry,
    },
    refusal(),
  );
}

interface AccessActions {
  subscribe: () => void;
  buy: () => void;
  signIn: (() => void) | undefined;
  retry: () => void;
}

export function accessDeniedMessage(
  { watch, actions, notes, signIn }: DecisionHere,
  locale: Locale,
  accessActions: AccessActions,
  fallbackText: string,
): PlayerMessage {
  if (watch.kind === 'not-released' || watch.kind === 'presale') {
    const date = watch.from === undefined ? null : formatDate(watch.from, locale);
    return { kind: 'not-released', date };
  }
  const [firstNote] = notes;
  const note = firstNote === undefined ? undefined : phrase(firstNote, locale);
  if (signIn && accessActions.signIn) {
    return { kind: 'sign-in', text: note, onSignIn: accessActions.signIn };
  }
  const offer = actions.find(({ kind }) => kind === 'subscribe' || kind === 'buy');
  if (offer?.kind === 'subscribe') {
    return {
      kind: 'subscribe',
      text: note,
      onSubscribe: accessActions.subscribe,
      onSignIn: accessActions.signIn,
    };
  }
  if (offer?.kind === 'buy') {
    const price = offer.price === undefined ? null : formatToman(offer.price, locale);
    return { kind: 'purchase', text: note, price, onPurchase: accessActions.buy };
  }
  // The server denies what its cart allows, so the message has a retry.
  return { kind: 'problem', text: note ?? fallbackText, onRetry: accessActions.retry };
}
