import { useLocation, useNavigate, useNavigation } from 'react-router';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentFilter } from '../../app/settings/content-filter.ts';
import { readListOptions, searchWithOptions, type TitleListOptions } from './title-list-options.ts';

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
    /** Replaces the history entry: back leaves the list. */
    async change(change: Partial<TitleListOptions>) {
      await navigate(hrefOf(change), { replace: true, preventScrollReset: true });
      if (change.filter) contentFilter.change(change.filter);
    },
    isLoading: navigation.state === 'loading' && navigation.location.pathname === pathname,
  };
}
