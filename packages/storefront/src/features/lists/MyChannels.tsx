import type { Channel } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  LoadMore,
  NewspaperIcon,
} from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { hasPage } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import { path } from '../../paths.ts';
import { ChannelCard, ChannelCardSkeleton } from '../../titles/channels/ChannelCard.tsx';

export function MyChannels() {
  const { t } = useTranslation(['my-lists', 'shell']);
  const page = usePage();
  const { api } = page;
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(askPages(api, 'listFollowing'));
  useEffect(preloadToasts, []);
  const channels = useKept(data?.pages.flatMap((each) => each.items) ?? []);
  if (isError && !data) {
    return (
      <ErrorState
        live
        title={t('failed')}
        text={t('checkConnection')}
        actions={
          <Button variant="primary" onClick={() => void trackLoading(refetch())}>
            {t('shell:tryAgain')}
          </Button>
        }
      />
    );
  }
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
          hasPage(page, 'magazines-channels') ? (
            <ButtonLink href={path('magazines-channels')} variant="primary">
              {t('browseChannels')}
            </ButtonLink>
          ) : null
        }
      />
    );
  }
  return (
    <>
      <Grid item="panel" label={t('names.following')}>
        {channels.map((channel) => (
          <ChannelCard key={channel.id} channel={channel} />
        ))}
      </Grid>
      {hasNextPage ? (
        <LoadMore
          label={t('more')}
          loading={isFetchingNextPage}
          failed={isError}
          onLoad={() => void fetchNextPage({ cancelRefetch: false })}
        />
      ) : null}
    </>
  );
}

/** A channel that is followed no more stays in sight until the list is opened anew: it can be followed again. */
function useKept(channels: readonly Channel[]): readonly Channel[] {
  const [kept, setKept] = useState(channels);
  const isKept = ({ id }: Channel) => kept.some((each) => each.id === id);
  const added = channels.filter((channel) => !isKept(channel));
  if (added.length > 0) setKept([...kept, ...added]);
  return kept;
}
