import { type RouteConfigEntry, relative } from '@react-router/dev/routes';
import { routeTable } from './route-table.ts';

/** The route table as React Router wants it. A brand's `routes.ts` returns it, and may add rows of its own. */
export function storefrontRoutes(): RouteConfigEntry[] {
  const { index, route } = relative(import.meta.dirname);
  return routeTable.map(({ id, path, screen }) =>
    id === 'home'
      ? index(`pages/${screen}.tsx`, { id })
      : route(path, `pages/${screen}.tsx`, { id }),
  );
}
