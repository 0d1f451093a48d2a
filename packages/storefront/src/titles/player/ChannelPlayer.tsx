import { isApiError, serverMessage } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { Player, type PlayerMedia, type PlayerMessage } from '@parde/player';
import type { PhraseData } from '@parde/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { phrase } from '../../names/phrases.ts';
import { liveMedia } from './player-media.ts';
import { chargeMessage, playerMessages } from './player-message.ts';

interface ChannelPlayerProps {
  id: string;
  /** Changes while the channel plays. */
  programme: PhraseData | undefined;
}

const emptyMedia: PlayerMedia = { id: '', kind: 'live', title: '', sources: [] };

export function ChannelPlayer({ id, programme }: ChannelPlayerProps) {
  const { api, facts } = usePage();
  const { locale, signedIn } = facts;
  const openModal = useOpenModal();
  const queryClient = useQueryClient();
  const [accepted, setAccepted] = useState(false);
  const query = ask(api, 'getLivePlayback', { path: { id } });
  const { data, error, refetch } = useQuery({
    ...query,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  /** Another click retries. */
  const open = (modal: Promise<void>) => void modal.catch(() => undefined);
  const failed = (): PlayerMessage | null => {
    if (data || !error) return null;
    if (!isApiError(error) || error.status !== 403) {
      return { kind: 'problem', onRetry: () => void refetch() };
    }
    const why = serverMessage(error, locale);
    return {
      kind: 'subscribe',
      text: why === undefined ? undefined : phrase(why, locale),
      onSubscribe: () => open(openModal('subscription', {})),
      onSignIn: signedIn ? undefined : () => open(openModal('login', {})),
    };
  };
  const charge =
    data && !accepted ? chargeMessage(data.data_charge, locale, () => setAccepted(true)) : null;
  return (
    <Player
      fill
      inPage
      media={data ? { ...liveMedia(data, locale), subtitle: programme } : emptyMedia}
      locale={locale}
      messages={playerMessages[locale]}
      autoPlay={data !== undefined}
      message={failed() ?? charge}
      renewSource={async () => (await queryClient.fetchQuery(query)).sources}
    />
  );
}
