import { useLocation, useNavigate, useNavigation } from 'react-router';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentFilter } from '../../app/settings/content-filter.ts';
import { searchFor, type TitleChoice, titleChoice } from './title-query.ts';

/** How the viewer wants this page's list, and how to want it otherwise. */
export function useTitleChoice() {
  const { facts } = usePage();
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const here = new URLSearchParams(search);
  const choice = titleChoice(here, facts);
  const hrefOf = (change: Partial<TitleChoice>) =>
    pathname + searchFor(here, { ...choice, ...change }, contentFilter.read(facts));
  return {
    choice,
    hrefOf,
    /** A change of mind is no new page: the way back leads to where the viewer came from. */
    async change(change: Partial<TitleChoice>) {
      await navigate(hrefOf(change), { replace: true, preventScrollReset: true });
      if (change.filter) contentFilter.change(change.filter);
    },
    /** The list is on its way. */
    isLoading: navigation.state === 'loading' && navigation.location.pathname === pathname,
  };
}
