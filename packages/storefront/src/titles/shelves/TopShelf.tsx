import { ask } from '@parde/api-client/query';
import { defaultContentFilter, printContentFilter } from '@parde/domain';
import { Button, Container, Notice } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useContentFilter } from '../../app/settings/settings.ts';
import { ContentCard } from '../cards/ContentCard.tsx';
import { cardsWithPage } from '../cards/cards-with-page.ts';
import { SectionFailed } from './LazySection.tsx';
import { NamedShelf, ShelfPlaceholder } from './NamedShelf.tsx';

const ranks = 10;

export function TopShelf() {
  const { t } = useTranslation('home-late');
  const page = usePage();
  const { path } = useExistingPages();
  const [filter, change] = useContentFilter();
  const { data, isError, refetch } = useQuery(ask(page.api, 'getTop', { query: filter }));
  if (isError && !data) return <SectionFailed onRetry={refetch} />;
  if (!data) return <ShelfPlaceholder item="ranked" />;
  const top = cardsWithPage(page, data.top).slice(0, ranks);
  const isFiltered = printContentFilter(filter) !== printContentFilter(defaultContentFilter);
  if (top.length === 0) {
    if (!isFiltered) return null;
    return (
      <Container>
        <Notice
          title={t('top')}
          action={
            <Button size="sm" onClick={() => change(defaultContentFilter)}>
              {t('withoutFilter')}
            </Button>
          }
        >
          {t('nothingPasses')}
        </Notice>
      </Container>
    );
  }
  return (
    <NamedShelf
      title={isFiltered ? t('topNarrowed') : t('top')}
      item="ranked"
      reservedHeight="facts"
      allHref={path('cinema', {}, { sort: 'popular' })}
    >
      {top.map((card) => (
        <ContentCard key={`${card.content_type}-${card.id}`} card={card} shape="posters" />
      ))}
    </NamedShelf>
  );
}
