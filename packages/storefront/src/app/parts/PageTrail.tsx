import { type Breadcrumb, Breadcrumbs } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { path } from '../../paths.ts';
import { breadcrumbList, JsonLd } from '../page/JsonLd.tsx';
import { usePage } from '../page/Storefront.tsx';

interface PageTrailProps {
  /** What the page is part of, below the home page. */
  trail: readonly Breadcrumb[];
  name: string;
  /** The page's own address. */
  path: string;
}

/** Where a page of the catalogue stands in the whole. */
export function PageTrail(props: PageTrailProps) {
  const { t } = useTranslation('catalogue');
  return <Trail label={t('breadcrumbs')} {...props} />;
}

interface TrailProps extends PageTrailProps {
  /** What the trail is called. */
  label: string;
}

/** Where a page stands in the whole, for viewers and for search engines. */
export function Trail({ label, trail, name, path: own }: TrailProps) {
  const { t } = useTranslation();
  const { origin } = usePage().facts;
  const above = [{ href: path('home'), label: t('home') }, ...trail];
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
      <Breadcrumbs label={label} trail={above} current={name} />
    </>
  );
}
