import { type ApiError, isApiError } from '@parde/api-client';
import type { Query } from '@tanstack/react-query';
import { mainPartsOf } from './page-needs.ts';

/** How a page is sent whose main part did not come: crawlers, caches and balancers are to come again. */
export interface Outage {
  readonly status: 429 | 503;
  /** In seconds. */
  readonly retryAfter: number;
}

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
  const asked = failures.map(({ retryAfter = 0 }) => retryAfter);
  return {
    status: failures.every(({ kind }) => kind === 'rate-limited') ? 429 : 503,
    retryAfter: Math.max(...asked) || retrySeconds,
  };
}

/**
 * A refusal, or that there is no such thing, is an answer. But 401 is the API's failing: it says so to guests of what all
 * may read, and viewers whose session is over are led on as guests.
 */
function hasFailed({ kind, status = 0 }: ApiError): boolean {
  if (status >= 500 || status === 401) return true;
  return ['network', 'timeout', 'malformed', 'rate-limited'].includes(kind);
}
