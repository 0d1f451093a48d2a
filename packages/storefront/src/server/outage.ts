import { type ApiError, isApiError } from '@parde/api-client';
import type { Query } from '@tanstack/react-query';
import type { Level } from './log.server.ts';
import { mainPartsOf } from './page-needs.ts';

/** How a page is sent whose main part did not come. */
export type Outage =
  /** The API answers users only. The page opens the sign-in. */
  | { readonly status: 401; readonly retryAfter?: undefined }
  /** Crawlers, caches and balancers are to come again, after seconds. */
  | { readonly status: 429 | 503; readonly retryAfter: number };

/** Where the API says no time of its own. */
const retrySeconds = 30;

/** Of the page with this id, by what it has asked for. Undefined where one of its main parts came, or is none of the API's. */
export function outageOf(
  id: string,
  queries: readonly Pick<Query, 'queryKey' | 'state'>[],
): Outage | undefined {
  const names = mainPartsOf(id);
  const main = queries.filter(({ queryKey: [name] }) => names.some((each) => each === name));
  return outageBy(main.map(({ state }) => state.error));
}

/** Undefined where one is not the API's failing. */
export function outageBy(errors: readonly unknown[]): Outage | undefined {
  const failures = errors.filter(isApiError).filter(hasFailed);
  if (failures.length === 0 || failures.length < errors.length) return undefined;
  if (failures.every(({ kind }) => kind === 'unauthorized')) return { status: 401 };
  const asked = failures.map(({ retryAfter = 0 }) => retryAfter);
  return {
    status: failures.every(({ kind }) => kind === 'rate-limited') ? 429 : 503,
    retryAfter: Math.max(...asked) || retrySeconds,
  };
}

/** What the API's failing breaks is no trouble of ours: whoever watches this server is not to be woken for it. */
export function levelOf(error: unknown): Level {
  return outageBy([error]) ? 'warning' : 'error';
}

/** Of what was asked for, an answer: it is not right, is not there, is gone, or is not to be had as things stand. */
const refusals = [400, 404, 409, 410, 422];

/** All else is the API's failing. It refuses with 403 (a wrong key of ours, a wall before it) what all may read. */
function hasFailed({ kind, status }: ApiError): boolean {
  if (['network', 'timeout', 'malformed', 'rate-limited'].includes(kind)) return true;
  return status !== undefined && !refusals.includes(status);
}
