import { useTranslation } from 'react-i18next';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { path } from '../../paths.ts';
import { useArranged, useSiteLinks } from '../site-links.ts';
import { useFooterDetails } from './use-footer-details.ts';

type FooterPage =
  | 'genres'
  | 'plans'
  | 'internet'
  | 'app'
  | 'about-contact'
  | 'accessibility'
  | 'terms'
  | 'faq';

/** The side menu has `internet` and `help` too, because the footer of a long list is far away. */
export function useFooterLinks() {
  const { t } = useTranslation();
  const page = usePage();
  const { relatedLink } = useFooterDetails();
  const { cinema, live, magazines } = useSiteLinks();
  const { showsApp } = useViewer();
  const arranged = useArranged();
  const linkIf = (id: FooterPage, label: string) =>
    hasPage(page, id) ? { href: path(id), label } : undefined;
  const internet = linkIf('internet', t('internet'));
  return {
    internet,
    browse: arranged('footer-browse', [
      cinema,
      live,
      magazines,
      linkIf('genres', t('genres')),
      linkIf('plans', t('plans')),
      internet,
      showsApp ? linkIf('app', t('app')) : undefined,
    ]),
    help: arranged('footer-help', [
      linkIf('about-contact', t('about')),
      linkIf('terms', t('terms')),
      linkIf('accessibility', t('accessibility')),
      linkIf('faq', t('faq')),
      relatedLink,
    ]),
  };
}
