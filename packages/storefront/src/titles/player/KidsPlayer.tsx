import { isApiError } from '@parde/api-client';
import { Player, type PlayerMedia, type Progress } from '@parde/player';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PlayableRef } from '../../app/offline/offline-device.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { path } from '../../paths.ts';
import { playerMessages } from './player-message.ts';
import { usePlayback } from './use-playback.ts';
import { type SavedFilm, useSaved } from './use-saved.ts';

interface KidsPlayerProps extends PlayableRef {
  /** Shown until the playback has loaded. */
  poster?: PlayerMedia['poster'];
  /** True if the day's minutes are over. Then nothing follows. */
  isLast: boolean;
  /** Replaces the player if a grown-up must open the title. */
  denied: ReactNode;
  failed: (onRetry: () => Promise<unknown>) => ReactNode;
  onProgress: (progress: Progress) => void;
  /** Called if the next episode has no page that can be opened. */
  onNext?: (episode: PlayableRef) => void;
}

/** Plays a saved title from the device, and streams others. Has no offers, prices or links out of kids mode. */
export function KidsPlayer(props: KidsPlayerProps) {
  const saved = useSaved(props);
  if (saved === undefined) return null;
  // The files of a title that was removed meanwhile are missing.
  if (saved?.problem === 'removed') return props.failed(async () => undefined);
  const open = saved?.problem ? null : saved;
  return <PlayerInPage key={open?.title.key} {...props} saved={open} />;
}

function PlayerInPage({
  type,
  id,
  poster,
  saved,
  isLast,
  denied,
  failed,
  onProgress,
  onNext,
}: KidsPlayerProps & { saved: SavedFilm | null }) {
  const { locale } = usePage().facts;
  const { t } = useTranslation('kids-area');
  const navigate = useNavigate();
  const playback = usePlayback({
    type,
    id,
    saved,
    isLast,
    openEpisode(to) {
      const episode = { type: 'episode', id: to } as const;
      if (onNext) onNext(episode);
      else void navigate(path('kids-watch', episode), { replace: true });
    },
  });
  const { error, playback: known, retry } = playback;
  if (error && !known) {
    const isDenied = isApiError(error) && [401, 402, 403].includes(error.status ?? 0);
    return isDenied ? denied : failed(retry);
  }
  return (
    <Player
      {...playback.player}
      media={known ? playback.player.media : { ...playback.player.media, poster }}
      messages={{
        ...playerMessages[locale],
        problem: t('failed'),
        problemText: t('failedMore'),
        unsupported: t('askGrownUp'),
        expired: t('failedMore'),
      }}
      onProgress={(progress) => {
        onProgress(progress);
        return playback.onProgress(progress);
      }}
    />
  );
}
