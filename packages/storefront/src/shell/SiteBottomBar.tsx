import { BookIcon, BottomBar, FilmIcon, HomeIcon, ImageIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';

export function SiteBottomBar() {
  const { t } = useTranslation();
  const { newspaperChannel } = useBrand();
  const { pathname } = useLocation();
  const links = [
    { href: '/', label: t('home'), icon: <HomeIcon /> },
    { href: `/channel/${newspaperChannel}`, label: t('newspaper'), icon: <BookIcon /> },
    { href: '/magazines', label: t('magazines'), icon: <ImageIcon /> },
    { href: '/cinema', label: t('cinema'), icon: <FilmIcon /> },
  ];
  return (
    <BottomBar
      label={t('quickNavigation')}
      links={links.map((link) => ({ ...link, current: link.href === pathname }))}
    />
  );
}
