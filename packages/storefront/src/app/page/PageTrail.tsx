import { Breadcrumbs } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { phrase } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { findBuiltInPage } from '../../route-table.ts';
import { breadcrumbList, JsonLd } from './JsonLd.tsx';
import { isThere } from './operations.ts';
import { usePage } from './Storefront.tsx';

interface PageTrailProps {
  /** The ancestors of the page, without the home page. */
  trail: readonly { href: string; label: string }[];
  name: string;
  path: string;
}

/** The position of a page in the site's hierarchy, for viewers and search engines. */
export function PageTrail({ trail, name, path: own }: PageTrailProps) {
  const { t } = useTranslation();
  const page = usePage();
  const { locale, origin } = page.facts;
  const above = [{ href: path('home'), label: t('home') }, ...trail].filter(({ href }) => {
    const row = findBuiltInPage(href);
    return row === undefined || isThere(page, row);
  });
  return (
    <>
      <JsonLd>
        {import.meta.env.SSR
          ? [
              breadcrumbList(origin, [
                ...above.map(({ href, label: step }) => ({ name: step, path: href })),
                { name, path: own },
              ]),
            ]
          : undefined}
      </JsonLd>
      <Breadcrumbs
        label={t('breadcrumbs')}
        trail={above.map(({ href, label }) => ({ href, label: phrase(label, locale) }))}
        current={phrase(name, locale)}
      />
    </>
  );
}
