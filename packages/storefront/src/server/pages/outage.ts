import { type ApiError, isApiError } from '@parde/api-client';
import type { Query } from '@tanstack/react-query';
import type { Level } from '../observability/log.server.ts';
import { mainPartsOf } from './page-needs.ts';

/** The status of a page whose main parts all failed. */
export type Outage =
  /** The API answers signed-in users only. The page opens the sign-in. */
  | { readonly status: 401; readonly retryAfter?: undefined }
  /** Crawlers, caches and load balancers should retry after this number of seconds. */
  | { readonly status: 429 | 503; readonly retryAfter: number };

/** The retry time if the API does not send one. */
const retrySeconds = 30;

/**
 * Returns the outage of the page with this id, judging by its queries. Returns undefined if a main part arrived or
 * the page has no main part from the API.
 */
export function outageOf(
  id: string,
  queries: readonly Pick<Query, 'queryKey' | 'state'>[],
): Outage | undefined {
  const names = mainPartsOf(id);
  const main = queries.filter(({ queryKey: [name] }) => names.some((each) => each === name));
  return outageBy(main.map(({ state }) => state.error));
}

/** Returns undefined if an error is not an API failure. */
export function outageBy(errors: readonly unknown[]): Outage | undefined {
  const failures = errors.filter(isApiError).filter(hasFailed);
  if (failures.length === 0 || failures.length < errors.length) return undefined;
  if (failures.every(({ kind }) => kind === 'unauthorized')) return { status: 401 };
  const delays = failures.map(({ retryAfter = 0 }) => retryAfter);
  return {
    status: failures.every(({ kind }) => kind === 'rate-limited') ? 429 : 503,
    retryAfter: Math.max(...delays) || retrySeconds,
  };
}

/** Returns `warning` for API failures, so that they do not alert the operators of this server. */
export function levelOf(error: unknown): Level {
  return outageBy([error]) ? 'warning' : 'error';
}

/** Statuses that are valid answers about the content: it is invalid, missing, gone or currently unavailable. */
const refusals = [400, 404, 409, 410, 422];

/**
 * True for all other errors of the API. A 403 counts as a failure, because the contents are public: our API key may
 * be wrong, or a firewall may block us.
 */
function hasFailed({ kind, status }: ApiError): boolean {
  if (['network', 'timeout', 'malformed', 'rate-limited'].includes(kind)) return true;
  return status !== undefined && !refusals.includes(status);
}
