import { matchPath } from 'react-router';
import { contentId } from '../content-id.ts';
import { path } from '../paths.ts';
import { routeRow } from '../route-table.ts';

/** Pages of the site, each with the app's own page for the same content. */
const appPages = [
  ['movie', 'app-show'],
  ['movie-show', 'app-show'],
  ['episode', 'app-episode'],
  ['episode-show', 'app-episode'],
  ['series', 'app-series'],
  ['ekran', 'app-ekran'],
] as const;

/** Links inside the app lead to the app's own pages, so that the viewer stays in it. */
export function inAppPath(href: string): string {
  for (const [site, app] of appPages) {
    const id = matchPath(routeRow(site).path, href)?.params.id;
    if (id !== undefined && contentId.test(id)) return path(app, { id });
  }
  return href;
}
