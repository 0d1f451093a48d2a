import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';

export interface SiteLink {
  readonly href: string;
  readonly label: string;
  /** The viewer is on this very page. */
  readonly current: boolean;
}

/** The main places of the site, which header, side menu, bottom bar and footer name alike. */
export function useSiteLinks() {
  const { t } = useTranslation();
  const { ids } = useBrand();
  const linkTo = useLinkTo();
  return {
    home: linkTo('/', t('home')),
    cinema: linkTo('/cinema', t('cinema')),
    live: linkTo(`/live/${ids.live}`, t('lives')),
    newspaper: linkTo(`/channel/${ids.newspaper}`, t('newspaper')),
    studio: linkTo('/channel/studio', t('studio')),
    magazines: linkTo('/magazines', t('magazines')),
    bookFair: linkTo(`/video/${ids.bookFair}`, t('bookFair')),
    genres: linkTo('/genres', t('categories')),
  };
}

/** Makes links that know whether the viewer is there. */
export function useLinkTo(): (href: string, label: string) => SiteLink {
  const { pathname } = useLocation();
  return (href, label) => ({ href, label, current: href === pathname });
}
