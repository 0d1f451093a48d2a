import { type EpisodeItem, isApiError } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { Player, type PlayerAction, type PlayerMessage } from '@parde/player';
import { DeviceCheckIcon, DeviceIcon, joinPhrases } from '@parde/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useModal } from '../../app/modals/use-modal.ts';
import { isDerived } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { autoplay } from '../../app/settings/settings.ts';
import { separator } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { showPath } from '../../paths.ts';
import { cachedNames } from '../cards/find-card.ts';
import { useDataBudget } from '../data-cost/use-data-budget.ts';
import { useSavedBadge } from '../offline/use-saved.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import { adjacentMedia, filmMedia, knownMedia, namedMedia } from './player-media.ts';
import { chargeMessage, playerMessages } from './player-message.ts';
import type { TitlePlayerProps } from './TitlePlayer.tsx';
import { useAccessDenied } from './use-access-denied.ts';
import { useSaveProgress } from './use-save-progress.ts';

/** Streams a title. */
export function StreamPlayer({
  type,
  id,
  showPathOf = showPath,
  trailerOf,
  hasModals = false,
  onClose,
}: TitlePlayerProps) {
  const page = usePage();
  const { api, facts } = page;
  const { locale } = facts;
  const { t } = useTranslation('title');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const openSaveModal = useModal('save-offline');
  const [autoplayNext, setAutoplayNext] = autoplay.useSetting();
  const [accepted, setAccepted] = useState(false);
  const query = ask(api, 'getPlayback', { path: { content_type: type, id } });
  // The signed URLs stay in use until one is refused, so no refetching.
  const { data, error, refetch } = useQuery({
    ...query,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const save = useSaveProgress({ type, id });
  const { maxHeight, count } = useDataBudget(data?.duration_seconds);
  // A playback that is derived from the cart has no other reason to be missing.
  const denials = isDerived(page, 'getPlayback') ? [403, 404] : [403];
  const isDenied = isApiError(error) && denials.includes(error.status ?? 0);
  const retry = () => void refetch();
  const savedBadge = useSavedBadge({ type, id });
  const accessDenied = useAccessDenied({ type, id }, isDenied, retry);

  const known = trailerOf
    ? namedMedia(sentence(namePhrase(trailerOf, locale), (name) => t('trailerOf', { name })))
    : knownMedia(cachedNames(queryClient, api, { type, id }), locale);
  const media = data ? filmMedia(data, locale) : known;
  const failed: PlayerMessage | null =
    error && !data && !isDenied ? { kind: 'problem', onRetry: retry } : null;
  const charge =
    data && !accepted ? chargeMessage(data.data_charge, locale, () => setAccepted(true)) : null;
  const saveAction: PlayerAction = {
    id: 'keep',
    label: savedBadge?.label ?? t('keep'),
    icon: savedBadge?.stage === 'kept' ? <DeviceCheckIcon /> : <DeviceIcon />,
    opens: 'dialog',
    onSelect: () => openSaveModal?.({ content_type: type, content_id: id }),
  };
  const openEpisode = (to: string) => () =>
    void navigate(showPathOf({ type: 'episode', id: to }), {
      replace: true,
    });
  const adjacentEpisode = (episode: EpisodeItem | null | undefined) =>
    episode ? adjacentMedia(episode, locale, openEpisode(episode.id)) : undefined;
  return (
    <PlayerDialog
      label={joinPhrases(
        media.title || t('watch'),
        media.subtitle ? separator[locale] : '',
        media.subtitle ?? '',
      )}
      onClose={onClose}
    >
      <Player
        fill
        media={media}
        locale={locale}
        messages={playerMessages[locale]}
        autoPlay={data !== undefined}
        startAt={data?.position_seconds}
        message={accessDenied ?? failed ?? charge}
        previous={adjacentEpisode(data?.previous)}
        next={adjacentEpisode(data?.next)}
        autoplayNext={autoplayNext}
        onAutoplayNextChange={setAutoplayNext}
        onClose={onClose}
        actions={hasModals && data?.offline ? [saveAction] : []}
        onProgress={(progress) => {
          count(progress);
          return save?.(progress);
        }}
        maxHeight={maxHeight}
        renewSource={async () => (await queryClient.fetchQuery(query)).sources}
      />
    </PlayerDialog>
  );
}
