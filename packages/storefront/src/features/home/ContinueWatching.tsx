import type { WatchingItem } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { Container, Heading, PlayIcon, ShelfSkeleton, Stack, Text, WideCard } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { existingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase } from '../../names/phrases.ts';
import { TitleCell } from '../../titles/cards/TitleCell.tsx';
import { titleOf } from '../../titles/my-list/listed-title.ts';
import { SectionFailed } from '../../titles/shelves/LazySection.tsx';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';
import { usePositionLabels } from '../../titles/watch-position.ts';
import { continuePath } from './continue-path.ts';

export interface WatchingProps {
  /** True if the list was not known when the page was rendered. */
  isLate: boolean;
  /** True for larger cards, because up to three fill the row. */
  isFew: boolean;
}

/** The server decides what is listed: titles between 5 and 95 percent, and the next episode of a series. */
export function ContinueWatching({ isLate, isFew }: WatchingProps) {
  const { t } = useTranslation('home-late');
  const page = usePage();
  const { data, isError, refetch } = useQuery({
    ...ask(page.api, 'listWatching'),
    // The home page has just requested the list.
    retryOnMount: false,
  });
  const item = isFew ? 'few' : 'wide';
  if (!data) {
    return (
      <ShelfSkeleton item={item}>
        {isError ? <SectionFailed onRetry={refetch} /> : null}
      </ShelfSkeleton>
    );
  }
  const { contentPath } = existingPages(page);
  const items = data.items.filter(({ card }) => contentPath(card.content_type, card.id));
  if (items.length === 0) {
    return isLate ? (
      <ShelfSkeleton item={item}>
        <Container>
          <Stack space="xs">
            <Heading level={2} size="md">
              {t('continueWatching')}
            </Heading>
            <Text tone="muted">{t('nothingToContinue')}</Text>
          </Stack>
        </Container>
      </ShelfSkeleton>
    ) : null;
  }
  return (
    <NamedShelf title={t('continueWatching')} item={item} reservedHeight="facts">
      {items.map((item) => (
        <ContinueCard key={`${item.card.content_type}-${item.card.id}`} item={item} />
      ))}
    </NamedShelf>
  );
}

/** Continues where the viewer left off. The details are in the card's menu. */
function ContinueCard({ item }: { item: WatchingItem }) {
  const page = usePage();
  const positionLabelsOf = usePositionLabels();
  const { card, place } = item;
  const { episode_of: episode } = place;
  const href = continuePath(page, place);
  if (!href) return null;
  const wideCard = (
    <WideCard
      href={href}
      title={namePhrase(episode ? episode.series : card, page.facts.locale)}
      {...positionLabelsOf(place)}
      icon={<PlayIcon />}
      picture={card.backdrop ?? card.poster}
      loading="eager"
    />
  );
  const title = titleOf(card);
  if (!title) return wideCard;
  return (
    <TitleCell card={card} title={title} shape="wide" place={place}>
      {wideCard}
    </TitleCell>
  );
}
