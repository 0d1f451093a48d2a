import { redirect } from 'react-router';
import type { RouteRow } from '../../route-table.ts';

/**
 * Redirects to the canonical spelling of an address. The router also matches `/Movie/1/`, so caches and search
 * engines would otherwise know a page by many addresses.
 */
export function redirectToCanonical({ path }: Pick<RouteRow, 'path'>, url: URL): void {
  const pattern = partsOf(path);
  const parts = partsOf(url.pathname).map((part, index) => {
    const name = pattern[index];
    return name === undefined || /^[:*]/.test(name) ? part : name;
  });
  // biome-ignore lint/plugin: it is the requested address, spelt as in the route table
  const canonical = `/${parts.join('/')}`;
  if (canonical !== url.pathname) throw redirect(canonical + url.search, 301);
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');
