import { cookieNames } from '@parde/domain';

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

/** Headers of a page that may be kept: browsers ask again each time, the shared cache has its own lifetime. */
export function keptPageHeaders(seconds: number): Record<string, string> {
  return { 'cache-control': 'private, no-cache', 'x-accel-expires': String(seconds) };
}

/** Headers of every other page. */
export const privatePageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-accel-expires': '0',
};
