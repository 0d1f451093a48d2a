import { isApiError, serverMessage } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { livePlaybackMedia } from '@parde/domain';
import { Player, type PlayerMessage } from '@parde/player';
import type { PhraseData, PictureData } from '@parde/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { isForeignPage, phrase } from '../../names/phrases.ts';
import type { MiniControls } from './PlayerHost.tsx';
import { PlayerView } from './PlayerView.tsx';
import { namedMedia } from './player-media.ts';
import { playerMessages, useChargeMessage } from './player-message.ts';
import { closePlayer, type PlayingChannel } from './player-store.ts';
import { signedUrls } from './use-playback.ts';

interface ChannelPlayerProps {
  id: string;
  /** Shown before the playback has loaded. */
  picture: PictureData | null;
  /** Changes while the channel plays. */
  programme: PhraseData | undefined;
}

/** The player of a channel within its page. */
export function ChannelPlayer({ id, picture, programme }: ChannelPlayerProps) {
  const playing = useMemo(
    () => ({ type: 'live', id, picture, programme }) as const,
    [id, picture, programme],
  );
  return <PlayerView playing={playing} />;
}

interface ChannelPlaybackProps {
  playing: PlayingChannel;
  mini: MiniControls | undefined;
}

export function ChannelPlayback({ playing, mini }: ChannelPlaybackProps) {
  const { id, picture, programme } = playing;
  const { api, facts } = usePage();
  const { locale, signedIn } = facts;
  const openSubscription = useModal('subscription');
  const openLogin = useModal('login');
  const queryClient = useQueryClient();
  const query = ask(api, 'getLivePlayback', { path: { id } });
  const { data, error, refetch } = useQuery({ ...query, ...signedUrls });
  const charge = useChargeMessage(data);
  const failed = (): PlayerMessage | null => {
    if (data || !error) return null;
    if (!isApiError(error) || error.status !== 403) {
      return { kind: 'problem', onRetry: () => void refetch() };
    }
    const why = serverMessage(error, locale);
    return {
      kind: 'subscribe',
      text: why === undefined ? undefined : phrase(why, locale),
      onSubscribe: () => openSubscription?.({}),
      onSignIn: signedIn || !openLogin ? undefined : () => openLogin({}),
    };
  };
  const message = failed();
  const isOver = mini !== undefined && message !== null;
  useEffect(() => {
    if (isOver) closePlayer();
  }, [isOver]);
  const media = data
    ? livePlaybackMedia(data, locale, { isForeignPage: isForeignPage() })
    : { ...namedMedia(''), kind: 'live' as const, poster: picture };
  return (
    <Player
      fill
      inPage
      media={data ? { ...media, subtitle: mini ? undefined : programme } : media}
      locale={locale}
      messages={playerMessages[locale]}
      autoPlay={data !== undefined}
      message={message ?? charge}
      mini={mini}
      onClose={mini?.onClose}
      renewSource={async () => (await queryClient.fetchQuery(query)).sources}
    />
  );
}
