import { matchRow } from '../../route-table.ts';

const digit = '[\\d۰-۹٠-٩]';

/** Ids in a text remain, because a failure cannot be found without them. */
const viewers: readonly (readonly [RegExp, string])[] = [
  // The credentials and the query of an address.
  [/\/\/[^\s/@"']*@/g, '//'],
  [/(https?:\/\/[^\s"'`<>)?#]{1,300})[?#][^\s"'`<>)]*/g, '$1?…'],
  [/\?[\w%.~[\]-]+=[^\s"'`<>)]*/g, '?…'],
  [/\b(bearer)\s+[^\s"']+/gi, '$1 …'],
  [/[\w.+-]{1,64}@(?:[\w-]+\.)+[a-z]{2,}\b/gi, '…@…'],
  // A mobile number in any digits.
  [
    new RegExp(
      `(^|[^\\w۰-۹٠-٩-])(?:\\+|00)?(?:98|۹۸|٩٨)?[0۰٠]?[9۹٩]${digit}{9}(?![\\w۰-۹٠-٩])`,
      'g',
    ),
    '$1…',
  ],
  // A token or a signature.
  [/(^|[^\w-])[\w-]{40,}/g, '$1…'],
];

/** Removes parts that may be a viewer's data from a text of our own or of a library. */
export function scrub(text: string): string {
  return viewers.reduce((scrubbed, [found, left]) => scrubbed.replace(found, left), text);
}

/** The address of the page with the failure. */
export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/** Digits that may be a code that was sent to the viewer. */
const code = new RegExp(`${digit}{4,}`, 'g');
/** Words, including percent-encoded ones. */
const messages = /[\p{L}\p{N}%]+/gu;

/**
 * Scrubs a text of a browser's report. The viewer may have written the words of the page's address after its first
 * segment, so those words are removed too.
 */
export function scrubReport(text: string, { pathname, search }: PageAddress): string {
  const values = search.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1));
  const parts = [...pathname.split('/').slice(2), ...values];
  const written = [...parts, ...parts.map(decoded)].join(' ').toLowerCase().match(messages);
  return scrub(text)
    .replace(messages, (word) => (written?.includes(word.toLowerCase()) ? '…' : word))
    .replace(code, '…');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Returns a path for logs and reports. Pages that search engines must not index may contain a viewer's search term,
 * number or code, so only their pattern is returned. Streams and downloads are signed for one viewer.
 */
export function scrubPath(pathname: string): string {
  // Limit the length, because anyone may request any path.
  const path = pathname.slice(0, 300);
  const [, first, kind = ''] = path.split('/');
  const [signed] = /^(?:stream|download)/.exec(kind) ?? [];
  if (first === 'media' && signed) return `/media/${signed}/…`;
  const { row } = matchRow(pathname);
  if (row.hidden) return row.path;
  return scrub(row.id === 'not-found' && !standardSegments.has(first) ? firstOf(path) : path);
}

const standardSegments = new Set<string | undefined>(['api', 'assets', 'media']);

/** Returns the first segment of an unknown address, which may be a viewer's page in an unsupported spelling. */
function firstOf(path: string): string {
  const [plain = ''] = /^\/[\w.-]*/.exec(path) ?? [];
  return plain === path ? path : `${plain}…`;
}
