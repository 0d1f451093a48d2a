import type { Cart } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import {
  type CartAnswer,
  cookieNames,
  decideTitle,
  referralToSend,
  type TitleDecision,
} from '@parde/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readCookie } from '../app/browser/cookies.ts';
import { useHydrated } from '../app/hooks/use-hydrated.ts';
import { useNow } from '../app/hooks/use-now.ts';
import type { Page } from '../app/page/page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { useViewer } from '../app/session/use-viewer.ts';
import type { TitleBase, TitleRef } from './title-base.ts';

export interface TitleOffer {
  /** Nothing while it is not known. */
  readonly decision: TitleDecision | undefined;
  /** It could not be found out, and may be asked again. */
  readonly failed: boolean;
  readonly retry: () => Promise<unknown>;
}

/** The question of what a viewer may do with a title. */
export function titleCartQuery({ api, facts }: Page, { type, id }: TitleRef, ref: string) {
  return ask(api, facts.signedIn ? 'getCart' : 'ghostCart', {
    body: { id, type, quality: null, force_to_buy: false, ref },
  });
}

/** A server knows of no referral here, and the first drawing in the browser is the server's. */
export const noReferral = '0';

/**
 * What this viewer may do with a title, by the domain's one decision. A guest's page is the same for all guests and is
 * kept for them, so a guest is answered in the browser; until then what the title says of itself is shown.
 */
export function useTitleOffer(title: OfferHints & Pick<TitleBase, 'id'>): TitleOffer {
  const page = usePage();
  const { signedIn } = page.facts;
  const { subscription } = useViewer();
  const now = useNow();
  const hydrated = useHydrated();
  const ref = hydrated ? referralToSend(readCookie(cookieNames.referral)) : noReferral;
  const { data, isError, refetch } = useQuery({
    ...titleCartQuery(page, title, ref),
    enabled: signedIn || hydrated,
    placeholderData: keepPreviousData<Cart>,
  });
  const cart = data ?? (isError || signedIn ? undefined : expectedCart(title));
  const decision = cart && decideTitle({ cart, subscription, now, access: title.access });
  useRefetchAt(data && decision?.changesAt, now, refetch);
  return { decision, failed: isError && !data, retry: refetch };
}

/** What a title says of itself that an answer about it will say too. */
export interface OfferHints {
  readonly type: TitleBase['type'];
  readonly access: TitleBase['access'];
  readonly badge: TitleBase['badge'];
  readonly price?: number | null;
  /** A screening is bought while it is open. */
  readonly screening?: CartAnswer['screening'];
}

const noScreening: CartAnswer['screening'] = {
  ekran: false,
  ekran_period_end: null,
  ekran_hour: null,
  ekran_owned: false,
  owned_period_end: null,
  ekran_id: null,
};

/** A date that nobody can read: it is still to come. */
const unknownFutureDate = 'some day';

/** What most guests will be answered. Nobody can guess whether a title that is sold alone is sold before it comes. */
function expectedCart(title: OfferHints): CartAnswer | undefined {
  const { type, access, badge, price = null, screening = noScreening } = title;
  const isSoon = badge === 'soon';
  if (access === 'operator' || (isSoon && access === 'paid')) return undefined;
  if (type === 'ekran' && !screening.ekran) return undefined;
  const isFree = access === 'free' && !isSoon;
  return {
    downloads: [],
    presale: false,
    presale_date: null,
    pass: isFree,
    screening,
    ussd: null,
    fullrate_data: null,
    show_free: isFree,
    // A film that a subscription opens is sold alone too.
    show_buy: access === 'paid' || (type === 'movie' && access === 'subscription'),
    notes: [],
    price,
    release_date: isSoon ? unknownFutureDate : null,
  };
}

/** Timers hold no more than this many milliseconds, and a page that stays open longer asks anew by itself. */
const maxTimerMs = 86_400_000;

/** When time alone has changed the answer, the server is asked. */
export function useRefetchAt(
  moment: number | undefined,
  now: number,
  refetch: () => Promise<unknown>,
): void {
  const wait = moment === undefined ? undefined : moment - now;
  useEffect(() => {
    if (wait === undefined || wait > maxTimerMs) return;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [wait, refetch]);
}
