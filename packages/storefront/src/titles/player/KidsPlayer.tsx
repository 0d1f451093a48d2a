import { isApiError } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { isForKids } from '@parde/domain';
import { Player, type PlayerMedia, type Progress } from '@parde/player';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { autoplay } from '../../app/settings/autoplay.ts';
import { path } from '../../paths.ts';
import { adjacentMedia, filmMedia } from './player-media.ts';
import { playerWords } from './player-message.ts';
import type { TitlePlayerProps } from './TitlePlayer.tsx';
import { useSaveProgress } from './use-save-progress.ts';

const emptyMedia: PlayerMedia = { id: '', kind: 'film', title: '', sources: [] };

interface KidsPlayerProps extends Pick<TitlePlayerProps, 'type' | 'id'> {
  /** The day's minutes are over: nothing follows. */
  isLast: boolean;
  /** In place of the player, where a grown-up has to open the title. */
  denied: ReactNode;
  failed: (onRetry: () => Promise<unknown>) => ReactNode;
  onProgress: (progress: Progress) => void;
}

/** Without offers, prices and ways out; only what fits the age follows. */
export function KidsPlayer({ type, id, isLast, denied, failed, onProgress }: KidsPlayerProps) {
  const { api, facts } = usePage();
  const { locale } = facts;
  const { t } = useTranslation('kids-area');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [autoplayNext] = autoplay.useSetting();
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
  const words = {
    ...playerWords[locale],
    problem: t('failed'),
    problemText: t('failedMore'),
    unsupported: t('askGrownUp'),
    expired: t('failedMore'),
  };
  return (
    <Player
      fill
      media={data ? filmMedia(data, locale) : emptyMedia}
      locale={locale}
      words={words}
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

/** An episode that follows does not say its age. */
function useFittingEpisode(id: string | undefined) {
  const { api, facts } = usePage();
  const { data } = useQuery({
    ...ask(api, 'getEpisode', { path: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const fits = facts.kids !== undefined && isForKids(data?.age_rating, facts.kids);
  return id !== undefined && fits ? data : undefined;
}
