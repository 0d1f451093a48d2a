import type { TitleFacets } from '@parde/api-client';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ListPage, PagedList } from '../grid/paged-list.ts';

/** What a list says of all that passes its filter, where the server counts. */
export interface CountedPage extends ListPage<unknown> {
  readonly count?: number | undefined;
  readonly facets?: TitleFacets | undefined;
}

/** The list at an address of the same page with other options. */
export type ListAt<Page> = (search: URLSearchParams) => PagedList<Page>;

/** The first page under a filter, which says how many there are. Once the filter is applied, it is there already. */
export function usePreview(list: PagedList<CountedPage> | undefined, enabled: boolean) {
  const { data } = useQuery({
    ...(list?.page(null) ?? { queryKey: ['no list'], queryFn: skipToken }),
    enabled: enabled && list !== undefined,
    placeholderData: keepPreviousData,
  });
  return data;
}
