import { isApiError, serverMessage } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { livePlaybackMedia } from '@parde/domain';
import { Player, type PlayerMessage } from '@parde/player';
import type { PhraseData } from '@parde/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { isForeignPage, phrase } from '../../names/phrases.ts';
import { namedMedia } from './player-media.ts';
import { playerMessages, useChargeMessage } from './player-message.ts';
import { signedUrls } from './use-playback.ts';

interface ChannelPlayerProps {
  id: string;
  /** Changes while the channel plays. */
  programme: PhraseData | undefined;
}

export function ChannelPlayer({ id, programme }: ChannelPlayerProps) {
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
  const media = data
    ? livePlaybackMedia(data, locale, { isForeignPage: isForeignPage() })
    : { ...namedMedia(''), kind: 'live' as const };
  return (
    <Player
      fill
      inPage
      media={data ? { ...media, subtitle: programme } : media}
      locale={locale}
      messages={playerMessages[locale]}
      autoPlay={data !== undefined}
      message={failed() ?? charge}
      renewSource={async () => (await queryClient.fetchQuery(query)).sources}
    />
  );
}
