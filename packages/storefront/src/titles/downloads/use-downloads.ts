import type { Cart } from '@parde/api-client';
import { cookieNames, decideTitle, referralToSend, type TitleDecision } from '@parde/domain';
import { useQuery } from '@tanstack/react-query';
import { readCookie } from '../../app/browser/cookies.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useNow } from '../../app/hooks/use-now.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import type { TitleRef } from '../title-base.ts';
import { noReferral, titleCartQuery, useRefetchAt } from '../use-title-offer.ts';

type DownloadFile = Cart['downloads'][number];

export interface Downloads {
  /** Undefined while loading. */
  readonly decision: TitleDecision<DownloadFile> | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => Promise<unknown>;
}

/** A guest's query runs in the browser, because a guest's page is cached for all guests. */
export function useDownloads(title: TitleRef, access?: string | null): Downloads {
  const page = usePage();
  const { signedIn } = page.facts;
  const { subscription } = useViewer();
  const now = useNow();
  const hydrated = useHydrated();
  const ref = hydrated ? referralToSend(readCookie(cookieNames.referral)) : noReferral;
  const { data, error, isFetching, refetch } = useQuery({
    ...titleCartQuery(page, title, ref),
    enabled: signedIn || hydrated,
  });
  const decision = data && decideTitle({ cart: data, subscription, now, access });
  useRefetchAt(decision?.changesAt, now, refetch);
  return { decision, error: data ? null : error, isFetching, retry: refetch };
}
