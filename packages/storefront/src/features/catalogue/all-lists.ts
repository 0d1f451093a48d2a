import { listsQuery } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';
import { pagedList, pageSize } from '../../titles/grid/paged-list.ts';

export function allLists({ api }: Pick<Page, 'api'>) {
  return pagedList(listsQuery(api, { limit: pageSize }));
}
