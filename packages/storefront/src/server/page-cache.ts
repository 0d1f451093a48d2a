import { isApiError } from '@parde/api-client';
import { cookieNames } from '@parde/domain';
import type { Query } from '@tanstack/react-query';

/**
 * A shared cache may keep an answer only when nothing of the viewer was in the question: no cookie but the language,
 * and no referral. deploy/nginx decides the same from the same two facts before it looks into its cache.
 */
export function isRequestCacheable(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.headers.has('authorization')) return false;
  if (new URL(request.url).searchParams.has('ref')) return false;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return cookies.every((pair) => pair === '' || pair.startsWith(`${cookieNames.locale}=`));
}

/**
 * Whether a page would be the same for the next guest: nothing that it asked for failed or was late. That the API does
 * not have a thing is an answer like any other. If it were not kept, the cache would go on showing what was there
 * before. An address that no route has asked for nothing, and keeping it would let anyone fill the cache.
 */
export function isRenderCacheable(
  status: number,
  queries: readonly Pick<Query, 'state'>[],
): boolean {
  if (queries.some(({ state }) => state.fetchStatus !== 'idle')) return false;
  const failed = queries.filter(({ state }) => state.status === 'error');
  if (status === 200) return failed.length === 0;
  return status === 404 && failed.length > 0 && failed.every(isAbsent);
}

function isAbsent({ state }: Pick<Query, 'state'>): boolean {
  return isApiError(state.error) && state.error.status === 404;
}

/** Headers of a page that may be kept: browsers ask again each time, the shared cache has its own lifetime. */
export function cachedPageHeaders(seconds: number): Record<string, string> {
  return { 'cache-control': 'private, no-cache', 'x-accel-expires': String(seconds) };
}

/** Headers of every other page. */
export const privatePageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-accel-expires': '0',
};
