import { BookIcon, BottomBar, FilmIcon, HomeIcon, NewspaperIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useSiteLinks } from './site-links.ts';

/** The places that a thumb reaches. */
export function SiteBottomBar() {
  const { t } = useTranslation();
  const { home, newspaper, magazines, cinema } = useSiteLinks();
  return (
    <BottomBar
      label={t('quickNavigation')}
      links={[
        { ...home, icon: <HomeIcon /> },
        { ...newspaper, icon: <NewspaperIcon /> },
        { ...magazines, icon: <BookIcon /> },
        { ...cinema, label: t('films'), icon: <FilmIcon /> },
      ]}
    />
  );
}
