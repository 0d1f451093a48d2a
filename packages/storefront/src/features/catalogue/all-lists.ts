import { listsQuery } from '@parde/api-client/query';
import type { Page } from '../../page/page.ts';
import { pagedList, pageSize } from './grid/paged-list.ts';

export function allLists({ api }: Pick<Page, 'api'>) {
  return pagedList(listsQuery(api, { limit: pageSize }));
}
