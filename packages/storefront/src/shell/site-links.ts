import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hasPage, isDerived } from '../app/page/operations.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { useBrand } from '../brand/brand-context.tsx';
import type { MenuPlace } from '../brand/menu.ts';
import { type PageId, path } from '../paths.ts';

export interface SiteLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

/**
 * Returns the links that header, side menu, bottom bar and footer share. A link is undefined if its page does not
 * exist.
 */
export function useSiteLinks() {
  const { t } = useTranslation();
  const { ids } = useBrand();
  const page = usePage();
  const linkTo = useLinkTo();
  const linkIf = (id: PageId, ...link: Parameters<typeof linkTo>) =>
    hasPage(page, id) ? linkTo(...link) : undefined;
  return {
    home: linkTo(path('home'), t('home')),
    cinema: linkIf('cinema', path('cinema'), t('cinema')),
    live: linkIf(
      'live',
      path('live-show', { id: ids.live }),
      t('lives'),
      // The page has two addresses.
      path('live', { live: ids.live }),
    ),
    newspaper: linkIf('channel', path('channel', { id: ids.newspaper }), t('newspaper')),
    studio: linkIf('channel', path('channel', { id: 'studio' }), t('studio')),
    magazines: linkIf('magazines', path('magazines'), t('magazines')),
    // With a composed operation, the video may have no card.
    bookFair: isDerived(page, 'getVideo')
      ? undefined
      : linkIf('video', path('video', { id: ids.bookFair }), t('bookFair')),
    genres: linkIf('genres', path('genres'), t('categories')),
    plans: linkIf('plans', path('plans'), t('plans')),
    search: linkIf('search', path('search'), t('search')),
  };
}

export function useLinkTo(): (href: string, label: string, twin?: string) => SiteLink {
  const { pathname } = useLocation();
  return (href, label, twin) => ({
    href,
    label,
    current: href === pathname || twin === pathname,
  });
}

/** Returns a function that arranges the available links of a menu as the brand specifies. */
export function useArranged() {
  const page = usePage();
  const { pathname } = useLocation();
  return <Link extends { readonly href: string }>(
    slot: MenuPlace,
    links: readonly (Link | false | null | undefined)[],
  ) => {
    const there = links.filter((link) => !!link);
    return page.brand.menu?.arrange(page, pathname, slot, there) ?? there;
  };
}
