import { useTranslation } from 'react-i18next';
import { path } from '../../paths.ts';
import { type SiteLink, useLinkTo } from '../site-links.ts';

/** Who makes the films and plays in them. */
export function useCastLinks(): readonly SiteLink[] {
  const { t } = useTranslation('menus');
  const linkTo = useLinkTo();
  return [
    linkTo(path('iranian-actors'), t('iranianActors')),
    linkTo(path('foreign-actors'), t('foreignActors')),
    linkTo(path('directors'), t('directors')),
  ];
}
