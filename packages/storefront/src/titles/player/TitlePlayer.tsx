import { type EpisodeItem, isApiError } from '@parde/api-client';
import { playbackQuery } from '@parde/api-client/query';
import { Player, type PlayerMedia, type PlayerMessage } from '@parde/player';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePage } from '../../app/page/Storefront.tsx';
import { autoplay } from '../../app/settings/autoplay.ts';
import { showPath } from '../../paths.ts';
import type { TitleRef } from '../title-head.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import { filmMedia, neighbour } from './player-media.ts';
import { chargeMessage } from './player-message.ts';
import { playerWords } from './player-words.ts';
import { useRefusal } from './use-refusal.ts';
import { useSaveProgress } from './use-save-progress.ts';

export interface TitlePlayerProps extends TitleRef {
  type: Exclude<TitleRef['type'], 'series'>;
  /** Where another one is shown, if not at its usual address. */
  showPathOf?: (title: TitleRef) => string;
  onClose: () => void;
}

/** Plays a title, or says why not and what can be done about it. */
export function TitlePlayer({ type, id, showPathOf = showPath, onClose }: TitlePlayerProps) {
  const { api, facts } = usePage();
  const { locale } = facts;
  const { t } = useTranslation('title');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [autoplayNext, setAutoplayNext] = autoplay.useSetting();
  const [accepted, setAccepted] = useState(false);
  const query = playbackQuery(api, { content_type: type, id });
  // Its addresses are signed for this play: it goes on with them until one of them is refused.
  const { data, error, refetch } = useQuery({
    ...query,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const onProgress = useSaveProgress({ type, id });
  const isRefused = isApiError(error) && error.status === 403;
  const retry = () => void refetch();
  const refusal = useRefusal({ type, id }, isRefused, retry);

  const episodeWords = (season: number, number: number) => t('episodeOfSeason', { season, number });
  const waits: PlayerMedia = { id: '', kind: 'film', title: '', sources: [] };
  const media = data ? filmMedia(data, locale, episodeWords) : waits;
  const failed: PlayerMessage | null =
    error && !data && !isRefused ? { kind: 'problem', onRetry: retry } : null;
  const charge =
    data && !accepted ? chargeMessage(data.data_charge, locale, () => setAccepted(true)) : null;
  const lead = (to: string) => () =>
    void navigate(showPathOf({ type: 'episode', id: to }), {
      replace: true,
    });
  const around = (episode: EpisodeItem | null | undefined) =>
    episode
      ? neighbour(episode, locale, episodeWords(episode.season, episode.number), lead(episode.id))
      : undefined;
  return (
    <PlayerDialog label={media.title || t('watch')} onClose={onClose}>
      <Player
        fill
        media={media}
        locale={locale}
        words={playerWords[locale]}
        autoPlay={data !== undefined}
        startAt={data?.position_seconds}
        message={refusal ?? failed ?? charge}
        previous={around(data?.previous)}
        next={around(data?.next)}
        autoplayNext={autoplayNext}
        onAutoplayNextChange={setAutoplayNext}
        onClose={onClose}
        onProgress={onProgress}
        renewSource={async () => (await queryClient.fetchQuery(query)).sources}
      />
    </PlayerDialog>
  );
}
