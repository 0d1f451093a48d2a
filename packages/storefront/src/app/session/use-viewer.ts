import type { ApiError, components } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { cookieNames, referralToSend } from '@parde/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readCookie } from '../browser/cookies.ts';
import { hasOperation } from '../page/operations.ts';
import { usePage } from '../page/Storefront.tsx';
import { describeViewer, type Viewer } from './viewer.ts';

type Schemas = components['schemas'];

export function useViewer(): Viewer {
  return describeViewer(usePage().facts, useUser(), useUserCheck());
}

export function useUser(): Schemas['User'] | undefined {
  const page = usePage();
  const { api, brand, facts } = page;
  return useQuery({
    ...ask(api, 'getUser', { query: { ref: brand.userRef } }),
    enabled: facts.signedIn && hasOperation(page, 'getUser'),
  }).data;
}

/**
 * Returns the user check. It is fetched only in the browser, because it depends on the viewer's connection, while a
 * guest's page is cached and the same for all viewers.
 */
export function useUserCheck(): Schemas['Check'] | undefined {
  return useUserCheckQuery().data;
}

export function useUserCheckQuery(): UseQueryResult<Schemas['Check'], ApiError> {
  const page = usePage();
  const { api, facts } = page;
  return useQuery({
    ...ask(api, 'ghostCheck', {
      query: { ref: import.meta.env.SSR ? '0' : referralToSend(readCookie(cookieNames.referral)) },
    }),
    enabled:
      !import.meta.env.SSR && !facts.rules.assumesSubscribed && hasOperation(page, 'ghostCheck'),
  });
}
