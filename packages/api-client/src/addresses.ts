import { queryOrder } from './generated/operations.ts';

const safeTail = /^(?:\/[A-Za-z0-9_-]+){1,6}$/;

/** The tail of the anonymous check's path where no other one is configured. */
export const defaultCheckUrl = '/check/user';

/** Fills a path's template. The tail of the anonymous check is written as it is, slashes included. */
export function writePath(template: string, parameters: Record<string, unknown>): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = String(parameters[name]);
    return name === 'check_url' ? value : encodeURIComponent(value);
  });
}

/**
 * Whether each value stays a segment of its own: `/get/cast/../titles` would be another operation, and no encoding keeps
 * an address from being read so. Half a character cannot be encoded at all.
 */
export function areSegments(parameters: Record<string, unknown> = {}): boolean {
  return Object.values(parameters).every((value) => !/^\.{0,2}$|\p{Cs}/u.test(String(value)));
}

/**
 * A query, in the contract's order however the caller wrote it: one answer has one address in every cache. A key
 * without a value has no equals sign: `/logout?2`.
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

/** Since it is written as it is, it must be a plain path. */
export function assertCheckUrl(checkUrl: string): void {
  if (safeTail.test(checkUrl)) return;
  throw new TypeError(`checkUrl must be a path like /check/user, not ${JSON.stringify(checkUrl)}`);
}
