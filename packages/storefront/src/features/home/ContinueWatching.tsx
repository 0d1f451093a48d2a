import type { WatchingItem } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { PlayIcon, WideCard } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasContentPage, isDerived } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath, showPath } from '../../paths.ts';
import { TitleCell } from '../../titles/cards/TitleCell.tsx';
import { titleOf } from '../../titles/my-list/listed-title.ts';
import { SectionFailed } from '../../titles/shelves/LazySection.tsx';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';
import { usePositionLabels } from '../../titles/watch-position.ts';

/** The server decides what is listed: titles between 5 and 95 percent, and the next episode of a series. */
export function ContinueWatching() {
  const { t } = useTranslation('home-late');
  const page = usePage();
  const { data, isError, refetch } = useQuery({
    ...ask(page.api, 'listWatching'),
    // The home page has just requested the list.
    retryOnMount: false,
  });
  if (isError && !data) return <SectionFailed onRetry={refetch} />;
  const items = (data?.items ?? []).filter(({ card }) => hasContentPage(page, card.content_type));
  if (items.length === 0) return null;
  return (
    <NamedShelf
      title={t('continueWatching')}
      item={items.length <= 3 ? 'few' : 'wide'}
      reservedHeight="facts"
    >
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
  const { content_type: type, id, episode_of: episode } = place;
  const variantProps = (
    <WideCard
      // Only the episode's page knows whether a file exists, so link there when playback is derived.
      href={isDerived(page, 'getPlayback') ? contentPath(type, id) : showPath({ type, id })}
      title={namePhrase(episode ? episode.series : card, page.facts.locale)}
      {...positionLabelsOf(place)}
      icon={<PlayIcon />}
      picture={card.backdrop ?? card.poster}
      loading="eager"
    />
  );
  const title = titleOf(card);
  if (!title) return variantProps;
  return (
    <TitleCell card={card} title={title} shape="wide" place={place}>
      {variantProps}
    </TitleCell>
  );
}
