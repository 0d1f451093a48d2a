import type { CastGroup } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';
import { path } from '../../paths.ts';
import { pagedList, pageSize } from '../../titles/grid/paged-list.ts';

/** In menu order. */
export const castGroups = ['iranian-actors', 'foreign-actors', 'directors'] as const;

export function castGroupOf(pathname: string): CastGroup {
  return castGroups.find((group) => pathname === path(group)) ?? castGroups[0];
}

export function castList({ api }: Pick<Page, 'api'>, group: CastGroup) {
  return pagedList(askPages(api, 'listCasts', { path: { group }, query: { limit: pageSize } }));
}
