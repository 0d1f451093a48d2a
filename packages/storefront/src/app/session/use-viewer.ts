import { ask } from '@parde/api-client/query';
import { cookieNames, referralToSend } from '@parde/domain';
import { useQuery } from '@tanstack/react-query';
import { readCookie } from '../browser/cookies.ts';
import { isOffered } from '../page/offers.ts';
import { usePage } from '../page/Storefront.tsx';
import { describeViewer, type Viewer } from './viewer.ts';

export function useViewer(): Viewer {
  return describeViewer(usePage().facts, useUser(), useUserCheck());
}

export function useUser() {
  const page = usePage();
  const { api, brand, facts } = page;
  return useQuery({
    ...ask(api, 'getUser', { query: { ref: brand.userRef } }),
    enabled: facts.signedIn && isOffered(page, 'getUser'),
  }).data;
}

/** Fetched in the browser only: it knows the viewer's line, and a guest's page is cached and the same for all. */
export function useUserCheck() {
  return useUserCheckQuery().data;
}

export function useUserCheckQuery() {
  const page = usePage();
  const { api, facts } = page;
  return useQuery({
    ...ask(api, 'ghostCheck', {
      query: { ref: import.meta.env.SSR ? '0' : referralToSend(readCookie(cookieNames.referral)) },
    }),
    enabled:
      !import.meta.env.SSR && !facts.rules.assumesSubscribed && isOffered(page, 'ghostCheck'),
  });
}
