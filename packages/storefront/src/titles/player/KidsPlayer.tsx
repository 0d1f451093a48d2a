import { isApiError } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { Player, type PlayerMedia, type Progress } from '@parde/player';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { usePage } from '../../app/page/Storefront.tsx';
import { autoplay } from '../../app/settings/settings.ts';
import { path } from '../../paths.ts';
import { useSaved } from '../offline/use-saved.ts';
import { KidsSavedPlayer } from './KidsSavedPlayer.tsx';
import { adjacentMedia, filmMedia } from './player-media.ts';
import type { TitlePlayerProps } from './TitlePlayer.tsx';
import { useFittingEpisode } from './use-fitting-episode.ts';
import { useKidsMessages } from './use-kids-messages.ts';
import { useSaveProgress } from './use-save-progress.ts';

const emptyMedia: PlayerMedia = { id: '', kind: 'film', title: '', sources: [] };

export interface KidsPlayerProps extends Pick<TitlePlayerProps, 'type' | 'id'> {
  /** True if the day's minutes are over. Then nothing follows. */
  isLast: boolean;
  /** Replaces the player if a grown-up must open the title. */
  denied: ReactNode;
  failed: (onRetry: () => Promise<unknown>) => ReactNode;
  onProgress: (progress: Progress) => void;
  /** Called if the next episode has no page that can be opened. */
  onNext?: (episode: Pick<TitlePlayerProps, 'type' | 'id'>) => void;
}

/** Plays a saved title from the device, and streams all other titles. */
export function KidsPlayer(props: KidsPlayerProps) {
  const saved = useSaved(props);
  if (saved.state === 'opening') return null;
  if (saved.state === 'kept' && saved.access === 'open') {
    return <KidsSavedPlayer {...props} saved={saved} />;
  }
  return <KidsStreamPlayer {...props} />;
}

/** Has no offers, prices or links out of kids mode. Only an episode that fits the age follows. */
function KidsStreamPlayer({ type, id, isLast, denied, failed, onProgress }: KidsPlayerProps) {
  const { api, facts } = usePage();
  const { locale } = facts;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [autoplayNext] = autoplay.useSetting();
  const messages = useKidsMessages();
  const query = ask(api, 'getPlayback', { path: { content_type: type, id } });
  // The signed URLs stay in use until one is refused, so no refetching.
  const { data, error, refetch } = useQuery({
    ...query,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const save = useSaveProgress({ type, id });
  const next = useFittingEpisode(isLast ? undefined : data?.next?.id);
  if (error && !data) {
    const isDenied = isApiError(error) && [401, 402, 403].includes(error.status ?? 0);
    return isDenied ? denied : failed(refetch);
  }
  return (
    <Player
      fill
      media={data ? filmMedia(data, locale) : emptyMedia}
      locale={locale}
      messages={messages}
      autoPlay={data !== undefined}
      startAt={data?.position_seconds}
      next={
        next && data?.next
          ? adjacentMedia(data.next, locale, () => {
              void navigate(path('kids-watch', { type: 'episode', id: next.id }), {
                replace: true,
              });
            })
          : undefined
      }
      autoplayNext={autoplayNext}
      onProgress={(progress) => {
        onProgress(progress);
        return save?.(progress);
      }}
      renewSource={async () => (await queryClient.fetchQuery(query)).sources}
    />
  );
}
