import type { Channel } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { ButtonLink, EmptyState, Grid, NewspaperIcon } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LoadFailed, MorePages } from '../../app/parts/MorePages.tsx';
import { preloadToasts } from '../../app/toast-store.ts';
import { path } from '../../paths.ts';
import { ChannelCard, ChannelCardSkeleton } from '../../titles/channels/ChannelCard.tsx';

export function MyChannels() {
  const { t } = useTranslation('my-lists');
  const page = usePage();
  const { api } = page;
  const query = useInfiniteQuery(askPages(api, 'listFollowing'));
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

/**
 * A channel that is no longer followed stays in view until the list is opened again, so that it can be followed
 * again.
 */
function useShownChannels(channels: readonly Channel[]): readonly Channel[] {
  const [shown, setShown] = useState(channels);
  const isShown = ({ id }: Channel) => shown.some((each) => each.id === id);
  const added = channels.filter((channel) => !isShown(channel));
  if (added.length > 0) setShown([...shown, ...added]);
  return shown;
}
