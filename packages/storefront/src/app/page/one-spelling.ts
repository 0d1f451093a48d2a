import { redirect } from 'react-router';
import type { RouteRow } from '../../route-table.ts';

/**
 * The router takes `/Movie/1/` for `/movie/1`. Whoever comes by such an address is led to the one of the table, or
 * search engines and the shared cache would know a page by many.
 */
export function keepOneSpelling({ path }: Pick<RouteRow, 'path'>, url: URL): void {
  const pattern = partsOf(path);
  const parts = partsOf(url.pathname).map((part, index) => {
    const name = pattern[index];
    return name === undefined || /^[:*]/.test(name) ? part : name;
  });
  // biome-ignore lint/plugin: it is the address that was asked for, in its row's letters
  const spelled = `/${parts.join('/')}`;
  if (spelled !== url.pathname) throw redirect(spelled + url.search, 301);
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');
