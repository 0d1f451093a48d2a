import type { Card, Channel } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import {
  BookmarkIcon,
  CardSkeleton,
  CloseIcon,
  EmptyState,
  Grid,
  NewspaperIcon,
  PosterCard,
  VisuallyHidden,
} from '@parde/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { LoadFailed, MorePages } from '../../app/parts/MorePages.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import { titleLines } from '../../names/episode-names.ts';
import { contentPath } from '../../paths.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { TitleCell } from '../../titles/cards/TitleCell.tsx';
import { ChannelCard, ChannelCardSkeleton } from '../../titles/channels/ChannelCard.tsx';
import { hasMyList, titleOf } from '../../titles/my-list/listed-title.ts';
import { myList } from '../../titles/my-list/my-list-query.ts';
import { usePositionLabels } from '../../titles/watch-position.ts';
import { isPositionOf, type KnownPosition } from '../../titles/watched/watching-query.ts';
import type { TitleListKey } from './my-lists.ts';
import { removeFromList } from './remove-from-list.ts';

export function MyTitles({ list }: { list: TitleListKey }) {
  const { t } = useTranslation(['my-lists', 'shell']);
  const page = usePage();
  const { api } = page;
  const cinema = useExistingPages().path('cinema');
  const begun = useBegun(list);
  const query = useInfiniteQuery(askPages(api, 'listMyTitles', { path: { list } }));
  const { data, error, refetch } = query;
  useEffect(preloadToasts, []);
  if (error && !data) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <>
        <VisuallyHidden live="polite">{t('shell:loading')}</VisuallyHidden>
        <Grid item="poster">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <CardSkeleton key={place} shape="poster" />
          ))}
        </Grid>
      </>
    );
  }
  const cards = data.pages.flatMap((each) => cardsWithPage(page, each.items));
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={<BookmarkIcon />}
        title={t(`empty.${list}`)}
        text={t(`emptyMore.${list}`)}
        actions={
          <ExistingLink href={cinema} variant="primary">
            {t('browse')}
          </ExistingLink>
        }
      />
    );
  }
  return (
    <MorePages
      query={query}
      count={cards.length}
      label={t('more')}
      status={t('shown', { count: cards.length })}
    >
      <Grid item="poster" long label={t(`names.${list}`)}>
        {cards.map((card) => (
          <ListedCard
            key={`${card.content_type}-${card.id}`}
            list={list}
            card={card}
            place={begun.find((place) => isPositionOf(card, place))}
          />
        ))}
      </Grid>
    </MorePages>
  );
}

/** Returns the positions in the titles that were started, for the history. */
function useBegun(list: TitleListKey): readonly KnownPosition[] {
  const isHistory = list === 'history';
  const { data } = useQuery(when(isHistory, ask(usePage().api, 'listWatching')));
  return isHistory ? (data?.items.map(({ place }) => place) ?? []) : [];
}

interface ListedCardProps {
  list: TitleListKey;
  card: Card;
  /** The viewer's position, if the title was started. */
  place: KnownPosition | undefined;
}

function ListedCard({ list, card, place }: ListedCardProps) {
  const { t } = useTranslation('my-lists');
  const page = usePage();
  const positionLabelsOf = usePositionLabels();
  const title = titleOf(card);
  const isEditable = list !== 'purchased' && title !== undefined && hasMyList(page);
  const actions = isEditable
    ? [
        {
          id: list === myList ? 'my-list' : 'remove',
          label: t('remove'),
          icon: <CloseIcon />,
          onSelect: () => void removeFromList(page, list, title),
        },
      ]
    : [];
  if (!place || !title) {
    return <ContentCard card={card} shape="posters" loading="lazy" actions={actions} />;
  }
  return (
    <TitleCell card={card} title={title} shape="poster" actions={actions} place={place}>
      <PosterCard
        href={contentPath(card.content_type, card.id)}
        title={titleLines(card, page.facts.locale).title}
        picture={card.poster}
        {...positionLabelsOf(place)}
      />
    </TitleCell>
  );
}

export function MyChannels() {
  const { t } = useTranslation('my-lists');
  const channelsPage = useExistingPages().path('magazines-channels');
  const query = useInfiniteQuery(askPages(usePage().api, 'listFollowing'));
  const { data, error, refetch } = query;
  useEffect(preloadToasts, []);
  const channels = useShownChannels(data?.pages.flatMap((each) => each.items) ?? []);
  if (error && !data) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Grid item="panel">
        <ChannelCardSkeleton />
        <ChannelCardSkeleton />
      </Grid>
    );
  }
  if (channels.length === 0) {
    return (
      <EmptyState
        icon={<NewspaperIcon />}
        title={t('empty.following')}
        text={t('emptyMore.following')}
        actions={
          <ExistingLink href={channelsPage} variant="primary">
            {t('browseChannels')}
          </ExistingLink>
        }
      />
    );
  }
  return (
    <MorePages
      query={query}
      count={channels.length}
      label={t('moreChannels')}
      status={t('shown', { count: channels.length })}
    >
      <Grid item="panel" label={t('names.following')}>
        {channels.map((channel) => (
          <ChannelCard key={channel.id} channel={channel} />
        ))}
      </Grid>
    </MorePages>
  );
}

/** A channel stays in view after it is unfollowed, so that it can be followed again, until the list is opened again. */
function useShownChannels(channels: readonly Channel[]): readonly Channel[] {
  const [shown, setShown] = useState(channels);
  const isShown = ({ id }: Channel) => shown.some((each) => each.id === id);
  const added = channels.filter((channel) => !isShown(channel));
  if (added.length > 0) setShown([...shown, ...added]);
  return shown;
}
