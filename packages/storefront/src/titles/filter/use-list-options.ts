import type { TitleFacets } from '@parde/api-client';
import { printContentFilter } from '@parde/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentFilter, useContentFilter } from '../../app/settings/settings.ts';
import type { ListPage, PagedList } from '../grid/paged-list.ts';
import {
  hasFilter,
  readListOptions,
  searchWithOptions,
  type TitleListOptions,
} from './title-list-options.ts';

export function useListOptions() {
  const { facts } = usePage();
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const options = readListOptions(params, facts);
  const hrefOf = (change: Partial<TitleListOptions>) =>
    pathname + searchWithOptions(params, { ...options, ...change }, contentFilter.read(facts));
  return {
    options,
    hrefOf,
    /** Replaces the history entry, so that back leaves the list. */
    async change(change: Partial<TitleListOptions>) {
      await navigate(hrefOf(change), { replace: true, preventScrollReset: true });
      if (change.filter) contentFilter.change(change.filter);
    },
    isLoading: navigation.state === 'loading' && navigation.location.pathname === pathname,
  };
}

/** Reloads a list without a filter in its address when the viewer changes their filter in another tab. */
export function useFilterOfOtherTabs(): void {
  const navigate = useNavigate();
  const [filter] = useContentFilter();
  const remembered = printContentFilter(filter);
  const followed = useRef(remembered);
  const follow = useEffectEvent(() => {
    // The router's own location is outdated if this tab has changed the filter.
    const { pathname, search } = window.location;
    const params = new URLSearchParams(search);
    if (hasFilter(params)) return;
    params.delete('from');
    void navigate(
      { pathname, search: params.toString() },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (followed.current === remembered) return;
    followed.current = remembered;
    follow();
  }, [remembered]);
}

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
