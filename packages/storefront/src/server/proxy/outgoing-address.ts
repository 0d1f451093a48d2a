import { path } from '../../paths.ts';

type Query = Iterable<readonly [name: string, value: string]>;

/** The limit is longer than the path of any file or operation. */
const maxPathLength = 2048;

/**
 * A segment without separators, even after repeated decoding. It contains more than dots and characters that some
 * file systems ignore.
 */
export const plainSegment = /^(?=.*[\p{L}\p{N}_~-])[\p{L}\p{M}\p{N}\u200c_.~-]+$/u;

/**
 * A segment that a brand's map may write. Some servers treat spaces and dots as the folder itself, and `;` as the end
 * of a name.
 */
const mappedSegment = /^(?![.\s]+$)[^\p{Cc}\p{Cs}/\\?#%;]+$/u;

/**
 * Returns an API address in the contract's form. `encodedPath` is relative to the base URL. Returns undefined if the
 * address might lead elsewhere.
 */
export function apiAddress(
  baseUrl: string,
  encodedPath: string,
  query: Query = [],
): string | undefined {
  return addressBelow(baseUrl, encodedPath, { query, segment: plainSegment });
}

/** Returns an API address from a brand's map, whose path may end with a slash because some servers require this. */
export function mappedAddress(
  baseUrl: string,
  encodedPath: string,
  query: Query = [],
): string | undefined {
  const [, main = '', end = ''] = /^(.+?)(\/?)$/s.exec(encodedPath) ?? [];
  return addressBelow(baseUrl, main, { query, segment: mappedSegment, end });
}

/** Returns the address of a file in /media of the API's host. Our own host serves the file under the same path. */
export function mediaAddress(apiBaseUrl: string, requestedUrl: URL): string | undefined {
  const folder = '/media';
  const { pathname, searchParams } = requestedUrl;
  if (!pathname.startsWith(`${folder}/`)) return undefined;
  return addressBelow(new URL(apiBaseUrl).origin + folder, pathname.slice(folder.length), {
    query: searchParams,
    segment: plainSegment,
  });
}

/** Returns the address that a bank sends a payer back to. */
export function callbackAddress(origin: string): string {
  return new URL(path('callback'), origin).href;
}

interface Rest {
  readonly query: Query;
  /** The pattern for a decoded segment. */
  readonly segment: RegExp;
  readonly end?: string;
}

function addressBelow(
  base: string,
  encodedPath: string,
  { query, segment, end = '' }: Rest,
): string | undefined {
  if (!encodedPath.startsWith('/') || encodedPath.length > maxPathLength) return undefined;
  const segments = encodedPath.slice(1).split('/').map(decodeSegment);
  if (!segments.every((each) => segment.test(each))) return undefined;
  const url = new URL(base);
  const root = url.pathname.replace(/\/$/, '');
  url.pathname = [root, ...segments.map(encodeSegment)].join('/') + end;
  url.search = [...query].map(encodePair).join('&');
  return url.href;
}

/** Returns an empty string, which is no valid segment, if the segment is no UTF-8. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Leaves characters unencoded that addresses may contain, as in a map's `/titles:search`. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3D|40)/g, decodeURIComponent);
}

/** Writes an empty value as the name alone: `/logout?2`. */
function encodePair(pair: readonly [string, string]): string {
  return pair
    .filter((part, index) => index === 0 || part !== '')
    .map(encodeURIComponent)
    .join('=');
}
