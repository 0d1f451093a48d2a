import { type RouteConfigEntry, relative } from '@react-router/dev/routes';
import { routeTable } from './route-table.ts';

/** A brand's `routes.ts` returns these and may add its own. */
export function storefrontRoutes(): RouteConfigEntry[] {
  const { index, route } = relative(import.meta.dirname);
  return routeTable.map(({ id, path, screen }) =>
    id === 'home'
      ? index(`pages/${screen}.tsx`, { id })
      : route(path, `pages/${screen}.tsx`, { id }),
  );
}
