import { path } from '../paths.ts';

export type Query = Iterable<readonly [name: string, value: string]>;

/** Longer than any file's or operation's. */
const maxPathLength = 2048;

/** No separator, however often somebody decodes it, and more than dots with what some file systems do not see. */
export const plainSegment = /^(?=.*[\p{L}\p{N}_~-])[\p{L}\p{M}\p{N}\u200c_.~-]+$/u;

/** What a brand's map may write besides. Spaces and dots are the folder itself for some servers, and `;` ends a name. */
const mappedSegment = /^(?![.\s]+$)[^\p{Cc}\p{Cs}/\\?#%;]+$/u;

/** An address of the API, as its contract writes it: `encodedPath` is below the base. Undefined where it may lead elsewhere. */
export function apiAddress(
  baseUrl: string,
  encodedPath: string,
  query: Query = [],
): string | undefined {
  return addressBelow(baseUrl, encodedPath, { query, segment: plainSegment });
}

/** The same as a brand's map writes it. Some servers end their paths with a slash. */
export function mappedAddress(
  baseUrl: string,
  encodedPath: string,
  query: Query = [],
): string | undefined {
  const [, main = '', end = ''] = /^(.+?)(\/?)$/s.exec(encodedPath) ?? [];
  return addressBelow(baseUrl, main, { query, segment: mappedSegment, end });
}

/** What /media of the API's host has, asked for by the same address on ours. */
export function mediaAddress(apiBaseUrl: string, asked: URL): string | undefined {
  const folder = '/media';
  const { pathname, searchParams } = asked;
  if (!pathname.startsWith(`${folder}/`)) return undefined;
  return addressBelow(new URL(apiBaseUrl).origin + folder, pathname.slice(folder.length), {
    query: searchParams,
    segment: plainSegment,
  });
}

/** Where a bank leads a payer back to. */
export function callbackAddress(origin: string): string {
  return new URL(path('callback'), origin).href;
}

interface Rest {
  readonly query: Query;
  /** Of a decoded segment. */
  readonly segment: RegExp;
  readonly end?: string;
}

function addressBelow(
  base: string,
  encodedPath: string,
  { query, segment, end = '' }: Rest,
): string | undefined {
  if (!encodedPath.startsWith('/') || encodedPath.length > maxPathLength) return undefined;
  const segments = encodedPath.slice(1).split('/').map(decode);
  if (!segments.every((each) => segment.test(each))) return undefined;
  const url = new URL(base);
  const root = url.pathname.replace(/\/$/, '');
  url.pathname = [root, ...segments.map(encodeSegment)].join('/') + end;
  url.search = [...query].map(encodePair).join('&');
  return url.href;
}

/** Empty, which is no segment, where it is no UTF-8. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** What an address may have as it is stays so: a map's `/titles:search`. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3D|40)/g, decodeURIComponent);
}

/** An empty value is its name alone: `/logout?2`. */
function encodePair(pair: readonly [string, string]): string {
  return pair
    .filter((part, index) => index === 0 || part !== '')
    .map(encodeURIComponent)
    .join('=');
}
