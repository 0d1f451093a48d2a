import type { TitleFacets } from '@parde/api-client';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ListPage, PagedList } from '../grid/paged-list.ts';

/** The counts over all titles that match a list's filter, if the server counts them. */
export interface CountedPage extends ListPage<unknown> {
  readonly count?: number | undefined;
  readonly facets?: TitleFacets | undefined;
}

/** Returns the list that the same page shows with other options. */
export type ListAt<Page> = (search: URLSearchParams) => PagedList<Page>;

/** Fetches the first page under a filter, for its counts. Once the filter is applied, that page is already cached. */
export function usePreview(list: PagedList<CountedPage> | undefined, enabled: boolean) {
  const { data } = useQuery({
    ...(list?.page(null) ?? { queryKey: ['no list'], queryFn: skipToken }),
    enabled: enabled && list !== undefined,
    placeholderData: keepPreviousData,
  });
  return data;
}
