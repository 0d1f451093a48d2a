import { printContentFilter } from '@parde/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentFilter, useContentFilter } from '../../app/settings/settings.ts';
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
