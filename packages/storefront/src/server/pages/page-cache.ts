import { isApiError } from '@parde/api-client';
import {
  cookieNames,
  decodeReferral,
  defaultContentFilter,
  printContentFilter,
} from '@parde/domain';
import type { Query } from '@tanstack/react-query';
import type { Brand } from '../../brand/define-brand.ts';
import { languageParameter } from '../../brand/languages.ts';
import { matchRow } from '../../route-table.ts';
import { isStandIn } from '../../titles/grid/paged-list.ts';
import { isSpoken, languageOfAddress } from './page-language.ts';

/** True if the request reveals nothing about the viewer except the language. deploy/nginx has the same rule. */
export function isRequestCacheable(
  request: Request,
  brand: Pick<Brand, 'languages'> = {},
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.headers.has('authorization')) return false;
  const url = new URL(request.url);
  const { pathname, searchParams } = url;
  if (searchParams.has('ref') || codeOfLink(pathname) !== undefined) return false;
  // Anyone could fill the cache with codes of languages that do not exist.
  if (searchParams.has(languageParameter) && !languageOfAddress(url, brand)) return false;
  return areGuestCookies(request.headers.get('cookie'), brand);
}

/** Cookies that change only the language of a page, with the exact values that our server and scripts write. */
const guestCookies = new Map<string, (value: string, brand: Pick<Brand, 'languages'>) => boolean>([
  [cookieNames.locale, isSpoken],
  [cookieNames.referral, (value) => /^\d{1,18}$/.test(value)],
  [cookieNames.referralCode, (value) => decodeReferral(value) !== undefined],
  [cookieNames.contentFilter, (value) => value === printContentFilter(defaultContentFilter)],
]);

function areGuestCookies(header: string | null, brand: Pick<Brand, 'languages'>): boolean {
  if (header === null || header === '') return true;
  const cookies = header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('=') };
  });
  const areNamesUnique = new Set(cookies.map(({ name }) => name)).size === cookies.length;
  return (
    areNamesUnique &&
    cookies.every(({ name, value }) => guestCookies.get(name)?.(value, brand) === true)
  );
}

/** The state of a query at the time of the render. */
export type QueryState = Pick<Query, 'state'>;

/**
 * True only for renders whose queries all succeeded. Renders with a 404 from the API are also cacheable, because the
 * cache would otherwise continue to serve the removed page. A 404 without queries matched no route, and caching it
 * would let anyone fill the cache. The same applies to a list with a cursor that the API refuses.
 */
export function isRenderCacheable(status: number, queries: readonly QueryState[]): boolean {
  if (queries.some(({ state }) => state.fetchStatus !== 'idle')) return false;
  const failed = queries.filter(({ state }) => state.status === 'error');
  if (queries.some(({ state }) => isStandIn(state.data))) return false;
  if (status === 200) return failed.length === 0;
  const isAbsent = ({ state: { error } }: QueryState) => isApiError(error) && error.status === 404;
  return status === 404 && failed.length > 0 && failed.every(isAbsent);
}

/** Returns a cached page's headers. Browsers revalidate each time. nginx reads its lifetime from x-accel-expires. */
export function cachedPageHeaders(seconds: number): Record<string, string> {
  return { 'cache-control': 'private, no-cache', 'x-accel-expires': String(seconds) };
}

export const privatePageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-accel-expires': '0',
};

/** Returns the code in the address of a referral link, whether it is valid or not. */
export function codeOfLink(pathname: string): string | undefined {
  const { row, params } = matchRow(pathname);
  return row.id === 'ref' ? params.id : undefined;
}
