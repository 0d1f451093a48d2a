import { discoverQuery } from '@parde/api-client/query';
import { EmptyState } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/Storefront.tsx';
import { CardShelf } from '../cards/CardShelf.tsx';
import { SectionFailed } from './SectionFailed.tsx';
import { ShelfPlaceholder } from './ShelfPlaceholder.tsx';

/** The shelves of the home page, in the order that the API gives them. */
export function HomeShelves() {
  const { t } = useTranslation('home');
  const { api, facts } = usePage();
  const { data: rows, isError, refetch } = useQuery(discoverQuery(api));
  if (isError) return <SectionFailed onRetry={refetch} />;
  if (!rows) return <ShelfPlaceholder />;
  if (rows.length === 0) return <EmptyState title={t('empty')} text={t('emptyMore')} />;
  return rows.map((row, index) => (
    <CardShelf
      key={row.id}
      title={facts.locale === 'en' ? (row.title_en ?? row.title_fa) : row.title_fa}
      shape={row.shape}
      cards={row.items}
      inView={index === 0}
    />
  ));
}
