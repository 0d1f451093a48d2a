import { queryOrder } from './generated/operations.ts';

const safeTail = /^(?:\/[A-Za-z0-9_-]+){1,6}$/;

export const defaultCheckUrl = '/check/user';

/** Fills in a path template. `check_url` may contain slashes, so it is not encoded. */
export function writePath(template: string, parameters: Record<string, unknown>): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = String(parameters[name]);
    return name === 'check_url' ? value : encodeURIComponent(value);
  });
}

/**
 * Guards against path traversal: `/get/cast/../titles` would be another operation, and encoding does not prevent it. A
 * lone surrogate cannot be encoded.
 */
export function arePathSegments(parameters: Record<string, unknown> = {}): boolean {
  return Object.values(parameters).every((value) => !/^\.{0,2}$|\p{Cs}/u.test(String(value)));
}

/**
 * Sorts the query in the contract's order, so that caches see one address for the same request. Empty values are
 * written as in `/logout?2`.
 */
export function writeQuery(query: Record<string, unknown>): string {
  const order: readonly string[] = queryOrder;
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([key, value]) => {
      const name = encodeURIComponent(key);
      return value === '' ? name : `${name}=${encodeURIComponent(String(value))}`;
    })
    .join('&');
}

export function assertCheckUrl(checkUrl: string): void {
  if (safeTail.test(checkUrl)) return;
  throw new TypeError(`checkUrl must be a path like /check/user, not ${JSON.stringify(checkUrl)}`);
}
