import { useTranslation } from 'react-i18next';
import { type SiteLink, useLinkTo } from '../site-links.ts';

/** Who makes the films and plays in them. */
export function useCastLinks(): readonly SiteLink[] {
  const { t } = useTranslation('menus');
  const linkTo = useLinkTo();
  return [
    linkTo('/casts/iranian-actors', t('iranianActors')),
    linkTo('/casts/foreign-actors', t('foreignActors')),
    linkTo('/casts/directors', t('directors')),
  ];
}
