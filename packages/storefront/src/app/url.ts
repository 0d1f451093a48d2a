import { matchPath } from 'react-router';
import { contentId } from '../content-id.ts';
import { path } from '../paths.ts';
import { routeRow } from '../route-table.ts';

/** Used in place of `URL.parse`, which is too new for many phones. */
export function readUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Returns the query with its question mark, or an empty string. `URLSearchParams.size` is too new for many phones. */
export function printSearch(search: URLSearchParams): string {
  const printed = search.toString();
  return printed === '' ? '' : `?${printed}`;
}

/** Pages of the site with the app's own page for the same content. */
const appPages = [
  ['movie', 'app-show'],
  ['movie-show', 'app-show'],
  ['episode', 'app-episode'],
  ['episode-show', 'app-episode'],
  ['series', 'app-series'],
  ['ekran', 'app-ekran'],
] as const;

/** Returns the app's own page for a link, so that the viewer stays inside the app. */
export function inAppPath(href: string): string {
  for (const [site, app] of appPages) {
    const id = matchPath(routeRow(site).path, href)?.params.id;
    if (id !== undefined && contentId.test(id)) return path(app, { id });
  }
  return href;
}
