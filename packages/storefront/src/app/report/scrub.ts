import { matchRow } from '../../route-table.ts';

const digit = '[\\d۰-۹٠-٩]';

/** Ids in a text are left: without them nobody finds what has failed. */
const viewers: readonly (readonly [RegExp, string])[] = [
  // Of an address: who asks, and what for.
  [/\/\/[^\s/@"']*@/g, '//'],
  [/(https?:\/\/[^\s"'`<>)?#]{1,300})[?#][^\s"'`<>)]*/g, '$1?…'],
  [/\?[\w%.~[\]-]+=[^\s"'`<>)]*/g, '?…'],
  [/\b(bearer)\s+[^\s"']+/gi, '$1 …'],
  [/[\w.+-]{1,64}@(?:[\w-]+\.)+[a-z]{2,}\b/gi, '…@…'],
  // A mobile number, in any digits.
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

/** A text of ours or of a library, without what may be a viewer's. */
export function scrub(text: string): string {
  return viewers.reduce((scrubbed, [found, left]) => scrubbed.replace(found, left), text);
}

/** Where the failure was. */
export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/** May be a code that the viewer was sent. */
const code = new RegExp(`${digit}{4,}`, 'g');
/** Also as addresses write them. */
const words = /[\p{L}\p{N}%]+/gu;

/**
 * A text of a browser's report. The viewer may have written what the page's address says after its first part, so those
 * words are left out too.
 */
export function scrubReport(text: string, { pathname, search }: PageAddress): string {
  const values = search.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1));
  const parts = [...pathname.split('/').slice(2), ...values];
  const written = [...parts, ...parts.map(decoded)].join(' ').toLowerCase().match(words);
  return scrub(text)
    .replace(words, (word) => (written?.includes(word.toLowerCase()) ? '…' : word))
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
 * A path as it is told to others. What search engines are kept out of may hold a viewer's words, number or code: of such
 * a page its pattern is told. Streams and downloads are signed for one viewer.
 */
export function toldPath(pathname: string): string {
  // Bounded: anyone may ask for anything.
  const path = pathname.slice(0, 300);
  const [, first, kind = ''] = path.split('/');
  const [signed] = /^(?:stream|download)/.exec(kind) ?? [];
  if (first === 'media' && signed) return `/media/${signed}/…`;
  const { row } = matchRow(pathname);
  if (row.hidden) return row.path;
  return scrub(row.id === 'not-found' && !ours.has(first) ? firstOf(path) : path);
}

const ours = new Set<string | undefined>(['api', 'assets', 'media']);

/** Of an address that is nobody's: it may be a viewer's page in a spelling that is none. */
function firstOf(path: string): string {
  const [plain = ''] = /^\/[\w.-]*/.exec(path) ?? [];
  return plain === path ? path : `${plain}…`;
}
