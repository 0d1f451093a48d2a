import { readUrl } from '../../app/url.ts';

/** A place on the page, as `#refunds`. */
const fragment = /^#\S+$/;

const allowed = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Where a link of an editor's text may lead: to a place on the page, to an own page (from the root), to the web, to a
 * mailbox or to a phone. Undefined for all else.
 */
export function safeHref(href: string | null, origin: string): string | undefined {
  const written = href?.trim() ?? '';
  if (fragment.test(written)) return written;
  const isPath = written.startsWith('/');
  if (!isPath && !/^[a-z]+:/i.test(written)) return undefined;
  const url = readUrl(written, origin);
  if (!url || !allowed.has(url.protocol) || url.username !== '' || url.password !== '') {
    return undefined;
  }
  const own = url.pathname + url.search + url.hash;
  // Two slashes in front would name a host.
  return url.origin === origin && !own.startsWith('//') ? own : url.href;
}
