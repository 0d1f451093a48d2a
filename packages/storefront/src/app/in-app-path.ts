import { matchPath } from 'react-router';
import { contentId } from '../content-id.ts';
import { path } from '../paths.ts';
import { routeRow } from '../route-table.ts';

/** The pages of the site that the app has a page of its own for. */
const twins = [
  ['movie', 'app-show'],
  ['movie-show', 'app-show'],
  ['episode', 'app-episode'],
  ['episode-show', 'app-episode'],
  ['series', 'app-series'],
  ['ekran', 'app-ekran'],
] as const;

/** Where a link of the site leads in the app: to the app's own page, so that the viewer stays in it. */
export function inAppPath(href: string): string {
  for (const [site, app] of twins) {
    const id = matchPath(routeRow(site).path, href)?.params.id;
    if (id !== undefined && contentId.test(id)) return path(app, { id });
  }
  return href;
}
