import { useLocation, useNavigate, useNavigation } from 'react-router';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentFilter } from '../../app/settings/content-filter.ts';
import { readListOptions, searchWithOptions, type TitleListOptions } from './title-list-options.ts';

/** How the viewer wants this page's list, and how to want it otherwise. */
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
    /** A change of mind is no new page: the way back leads to where the viewer came from. */
    async change(change: Partial<TitleListOptions>) {
      await navigate(hrefOf(change), { replace: true, preventScrollReset: true });
      if (change.filter) contentFilter.change(change.filter);
    },
    /** The list is on its way. */
    isLoading: navigation.state === 'loading' && navigation.location.pathname === pathname,
  };
}
