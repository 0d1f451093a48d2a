import { SearchIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { definePage } from '../../app/page/define-page.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { PageMessage } from '../../app/page/PageMessage.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { LazySection } from '../../titles/shelves/LazySection.tsx';

/** The page for every unknown address. The error boundary shows `Missing`. */
export default definePage({
  namespace: 'shell',
  async data() {
    throw data(null, { status: 404 });
  },
  meta: (_data, t) => ({ title: t('notFound') }),
  Screen: () => null,
  Missing,
});

const top = {
  load: () => import('../../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf),
};

/** The most watched titles help a viewer who followed an old link. */
function Missing() {
  const { t } = useTranslation();
  const page = usePage();
  return (
    <>
      <PageMessage kind="notFound">
        <ExistingLink href={useExistingPages().path('search')} icon={<SearchIcon />}>
          {t('search')}
        </ExistingLink>
      </PageMessage>
      {hasOperation(page, 'getTop') ? (
        <Sections>
          <LazySection part={top} item="ranked" />
        </Sections>
      ) : null}
    </>
  );
}
