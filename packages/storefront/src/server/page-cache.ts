import { isApiError } from '@parde/api-client';
import { cookieNames } from '@parde/domain';
import type { Query } from '@tanstack/react-query';

/**
 * A shared cache may keep an answer only when nothing of the viewer was in the question: no cookie but the language,
 * and no referral. deploy/nginx decides the same from the same two facts before it looks into its cache.
 */
export function isCacheable(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.headers.has('authorization')) return false;
  if (new URL(request.url).searchParams.has('ref')) return false;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return cookies.every((pair) => pair === '' || pair.startsWith(`${cookieNames.locale}=`));
}

/**
 * Whether a page would be the same for the next guest: nothing that it asked for failed or was late. That a thing does
 * not exist is an answer like any other. If it were not kept, the cache would go on showing what was there before.
 */
export function isFinal(status: number, queries: readonly Pick<Query, 'state'>[]): boolean {
  if (status !== 200 && status !== 404) return false;
  return queries.every(({ state }) => {
    const isAbsent = status === 404 && isApiError(state.error) && state.error.status === 404;
    return state.fetchStatus === 'idle' && (state.status !== 'error' || isAbsent);
  });
}

/** Headers of a page that may be kept: browsers ask again each time, the shared cache has its own lifetime. */
export function keptPageHeaders(seconds: number): Record<string, string> {
  return { 'cache-control': 'private, no-cache', 'x-accel-expires': String(seconds) };
}

/** Headers of every other page. */
export const privatePageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-accel-expires': '0',
};
