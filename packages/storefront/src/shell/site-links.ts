import type { Locale } from '@parde/domain';
import { useLocation } from 'react-router';
import { useTranslation } from '../app/i18n/use-translation.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { path } from '../paths.ts';

export interface SiteLink {
  readonly href: string;
  readonly label: string;
  readonly lang?: Locale | undefined;
  readonly current: boolean;
}

/** Shared by header, side menu, bottom bar and footer. */
export function useSiteLinks() {
  const { t } = useTranslation();
  const { ids } = useBrand();
  const linkTo = useLinkTo();
  return {
    home: linkTo(path('home'), t('home')),
    cinema: linkTo(path('cinema'), t('cinema')),
    // Its page has two addresses.
    live: linkTo(path('live-show', { id: ids.live }), t('lives'), path('live', { live: ids.live })),
    newspaper: linkTo(path('channel', { id: ids.newspaper }), t('newspaper')),
    studio: linkTo(path('channel', { id: 'studio' }), t('studio')),
    magazines: linkTo(path('magazines'), t('magazines')),
    bookFair: linkTo(path('video', { id: ids.bookFair }), t('bookFair')),
    genres: linkTo(path('genres'), t('categories')),
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
