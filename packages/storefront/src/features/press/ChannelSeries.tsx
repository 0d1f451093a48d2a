import { isApiError } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { Container } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { CardShelf } from '../../titles/cards/CardShelf.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { ShelfPlaceholder } from '../../titles/shelves/NamedShelf.tsx';

export function seriesOf({ api }: Pick<Page, 'api'>, id: string) {
  return askPages(api, 'listChannelSeries', { path: { id } });
}

/** For a channel that has series according to the server: an older server does not have the operation. */
export function ChannelSeries({ id }: { id: string }) {
  const { t } = useTranslation('press');
  const page = usePage();
  const { data, error, refetch, isFetching } = useInfiniteQuery(seriesOf(page, id));
  if (!data && error) {
    if (isApiError(error) && error.status === 404) return null;
    return (
      <Container>
        <Failed text={t('seriesFailed')} loading={isFetching} onRetry={refetch} />
      </Container>
    );
  }
  if (!data) return <ShelfPlaceholder />;
  const cards = cardsWithPage(page, data.pages[0]?.items);
  return cards.length > 0 ? <CardShelf title={t('series')} shape="posters" cards={cards} /> : null;
}
