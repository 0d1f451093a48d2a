import { askPages } from '@parde/api-client/query';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { CardShelf } from '../../titles/cards/CardShelf.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import type { TitleRef } from '../../titles/title-base.ts';

/** Optional: shows nothing if it fails. */
export function SimilarShelf({ type, id }: TitleRef) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { data } = useInfiniteQuery({
    ...askPages(page.api, 'listSimilar', { path: { content_type: type, id } }),
    enabled: hasOperation(page, 'listSimilar'),
  });
  const cards = cardsWithPage(page, data?.pages[0]?.items);
  if (cards.length === 0) return null;
  return <CardShelf title={t('similar')} shape="posters" cards={cards} />;
}
