import { type CustomRow, createCustomRow } from '../route-table.ts';

type Facts = Pick<CustomRow, 'load'> &
  Partial<Pick<CustomRow, 'layout' | 'header' | 'bottomBar' | 'guard' | 'nav' | 'freeText'>>;

export interface CustomPageOptions extends Facts {
  /** A path such as `/club` or `/club/:id?`. It must begin with a literal segment and must not be a built-in path. */
  readonly path: string;
  /** True if the page is in the sitemap and open to search engines. */
  readonly listed?: boolean;
}

/** Used in `brand.ts` as `pages: definePages([{ path, load: () => import('./pages/club.tsx') }])`. */
export function definePages(pages: readonly CustomPageOptions[]): readonly CustomRow[] {
  return pages.map(({ path, listed = false, ...facts }) =>
    createCustomRow(path, { ...facts, hidden: !listed, load: () => loadChecked(path, facts.load) }),
  );
}

/** Checks the page at run time, because the types do not protect plain JavaScript files. */
async function loadChecked(path: string, load: CustomRow['load']) {
  const module = await load();
  if ('load' in module.default) return module;
  throw new Error(`The default export of the page ${path} must be made by definePage.`);
}
