import type { Cart } from '@parde/api-client';
import { cookieNames, referralToSend, type TitleDecision } from '@parde/domain';
import { useQuery } from '@tanstack/react-query';
import { readCookie } from '../../app/browser/cookies.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useNow } from '../../app/hooks/use-now.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import type { TitleRef } from '../title-base.ts';
import { decideHere, noReferral, titleCartQuery, useRefetchAt } from '../use-title-offer.ts';

type DownloadFile = Cart['downloads'][number];

interface DownloadsQuestion {
  readonly access?: string | null | undefined;
  /** True if the viewer wants to buy, even if their subscription covers the title. */
  readonly toBuy?: boolean;
}

export interface Downloads {
  /** Undefined while loading. */
  readonly decision: TitleDecision<DownloadFile> | undefined;
  readonly poster: Cart['title_poster'];
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => Promise<unknown>;
}

/** A guest's query runs in the browser, because a guest's page is cached for all guests. */
export function useDownloads(
  title: TitleRef,
  { access, toBuy = false }: DownloadsQuestion = {},
): Downloads {
  const page = usePage();
  const { signedIn } = page.facts;
  const { subscription, mayWatch } = useViewer();
  const now = useNow();
  const hydrated = useHydrated();
  const ref = hydrated ? referralToSend(readCookie(cookieNames.referral)) : noReferral;
  const { data, error, isFetching, refetch } = useQuery({
    ...titleCartQuery(page, title, ref, toBuy),
    enabled: signedIn || hydrated,
  });
  const decision =
    data &&
    decideHere(page, title.type, { cart: data, subscription, now, access, toBuy, mayWatch });
  useRefetchAt(decision?.changesAt, now, refetch);
  const poster = data?.title_poster ?? null;
  return { decision, poster, error: data ? null : error, isFetching, retry: refetch };
}
