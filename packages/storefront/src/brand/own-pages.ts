import { type OwnRow, ownRow } from '../route-table.ts';

type Facts = Pick<OwnRow, 'load'> &
  Partial<Pick<OwnRow, 'layout' | 'header' | 'bottomBar' | 'guard' | 'nav' | 'freeText'>>;

export interface OwnPageOptions extends Facts {
  /** Such as `/club` or `/club/:id?`. None of ours, and beginning with a word. */
  readonly path: string;
  /** In the sitemap, and open to search engines. */
  readonly listed?: boolean;
}

/** `brand.ts` says them as `pages: definePages([{ path, load: () => import('./pages/club.tsx') }])`. */
export function definePages(pages: readonly OwnPageOptions[]): readonly OwnRow[] {
  return pages.map(({ path, listed = false, ...facts }) =>
    ownRow(path, { ...facts, hidden: !listed, load: () => loadChecked(path, facts.load) }),
  );
}

/** Its type says so already; a file without types may be wrong. */
async function loadChecked(path: string, load: OwnRow['load']) {
  const module = await load();
  if ('load' in module.default) return module;
  throw new Error(`The default export of the page ${path} must be made by definePage.`);
}
