import { ask } from '@parde/api-client/query';
import { cookieNames, referralToSend } from '@parde/domain';
import { useQuery } from '@tanstack/react-query';
import { readCookie } from '../browser/cookies.ts';
import { usePage } from '../page/Storefront.tsx';
import { describeViewer, type Viewer } from './viewer.ts';

export function useViewer(): Viewer {
  return describeViewer(usePage().facts, useUser(), useUserCheck());
}

export function useUser() {
  const { api, brand, facts } = usePage();
  return useQuery({
    ...ask(api, 'getUser', { query: { ref: brand.userRef } }),
    enabled: facts.signedIn,
  }).data;
}

/** Fetched in the browser only: it knows the viewer's line, and a guest's page is cached and the same for all. */
export function useUserCheck() {
  return useUserCheckQuery().data;
}

export function useUserCheckQuery() {
  const { api, facts } = usePage();
  return useQuery({
    ...ask(api, 'ghostCheck', {
      query: { ref: import.meta.env.SSR ? '0' : referralToSend(readCookie(cookieNames.referral)) },
    }),
    enabled: !import.meta.env.SSR && !facts.rules.assumesSubscribed,
  });
}
