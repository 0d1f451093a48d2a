import { type Breadcrumb, Breadcrumbs } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { path } from '../../paths.ts';
import { breadcrumbList, JsonLd } from '../page/JsonLd.tsx';
import { usePage } from '../page/Storefront.tsx';

interface PageTrailProps {
  /** The ancestors of the page, without the home page. */
  trail: readonly Breadcrumb[];
  name: string;
  path: string;
}

/** The breadcrumbs of a catalogue page. */
export function PageTrail(props: PageTrailProps) {
  const { t } = useTranslation('catalogue');
  return <Trail label={t('breadcrumbs')} {...props} />;
}

interface TrailProps extends PageTrailProps {
  /** The accessible name. */
  label: string;
}

/** Breadcrumbs for viewers and, as JSON-LD, for search engines. */
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
