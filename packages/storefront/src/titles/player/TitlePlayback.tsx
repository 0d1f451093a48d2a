import { isApiError } from '@parde/api-client';
import { Player, type PlayerAction, type PlayerMessage } from '@parde/player';
import { DeviceCheckIcon, DeviceIcon, joinPhrases, Phrases } from '@parde/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isConnected } from '../../app/connection.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import type { PlayableRef } from '../../app/offline/offline-device.ts';
import { isDerived } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { separator } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { cachedNames } from '../cards/find-card.ts';
import { useDataBudget } from '../data-cost/data-budget.ts';
import { useSavedBadge } from '../saved-badge.ts';
import type { MiniControls } from './PlayerHost.tsx';
import { knownMedia, namedMedia } from './player-media.ts';
import { playerMessages, useChargeMessage } from './player-message.ts';
import { focusPlayer } from './player-node.ts';
import { closePlayer, type PlayingTitle, playerStore, playNext } from './player-store.ts';
import { useAccessDenied } from './use-access-denied.ts';
import { usePlayback } from './use-playback.ts';
import { type SavedFilm, useSaved } from './use-saved.ts';

/** The name of the player's dialog. */
export const playerNameId = 'player-name';

interface TitlePlaybackProps {
  playing: PlayingTitle;
  mini: MiniControls | undefined;
}

/** Plays a saved title from the device, and streams all other titles. */
export function TitlePlayback({ playing, mini }: TitlePlaybackProps) {
  const saved = useSaved(playing);
  if (saved === undefined) return null;
  // Everything that the player opens belongs to this title.
  return <Playback key={saved?.title.key} {...playing} mini={mini} saved={saved} />;
}

interface PlaybackProps extends PlayingTitle, Pick<TitlePlaybackProps, 'mini'> {
  saved: SavedFilm | null;
}

function Playback(props: PlaybackProps) {
  const { type, id, saved, mini } = props;
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const view = useStore(playerStore, (state) => state.view);
  const { player, playback, onProgress, error, retry } = usePlayback({
    type,
    id,
    saved,
    openEpisode(to) {
      // Without a connection, the next episode has no address that can be opened.
      if (view && !(saved && !isConnected())) view.openEpisode(to);
      else playNext({ type: 'episode', id: to });
    },
  });
  const { maxHeight, count } = useDataBudget(playback?.duration_seconds, saved === null);
  const message = useMessage(props, { error, isPlaying: playback !== undefined, retry });
  const charge = useChargeMessage(saved ? undefined : playback);
  const known = useKnownMedia(props);
  const media = playback ? player.media : known;
  const saveAction = useSaveAction({ type, id });
  useEffect(() => {
    if (playerStore.getState().view) focusPlayer();
  }, []);
  const isOver = mini !== undefined && !!message;
  useEffect(() => {
    if (isOver) closePlayer();
  }, [isOver]);
  return (
    <>
      <span id={playerNameId} hidden>
        <Phrases>
          {joinPhrases(
            media.title || t('watch'),
            media.subtitle ? separator[locale] : '',
            media.subtitle ?? '',
          )}
        </Phrases>
      </span>
      <Player
        {...player}
        media={media}
        messages={playerMessages[locale]}
        message={message ?? charge}
        mini={mini}
        onClose={mini?.onClose ?? view?.close}
        onMinimise={view?.minimise}
        actions={!saved && view?.hasModals && playback?.offline ? [saveAction] : []}
        onProgress={(progress) => {
          if (!saved) count(progress);
          return onProgress(progress);
        }}
        maxHeight={saved ? undefined : maxHeight}
      />
    </>
  );
}

interface Outcome {
  error: Error | null;
  /** A title that plays shows only that it may not be watched any longer. */
  isPlaying: boolean;
  retry: () => Promise<unknown>;
}

/** Returns why the title does not play. */
function useMessage(
  { type, id, saved }: PlaybackProps,
  { error, isPlaying, retry }: Outcome,
): PlayerMessage | null | undefined {
  const onRetry = () => void retry();
  const page = usePage();
  const { t } = useTranslation('saved-titles');
  // A playback that is derived from the cart has no other reason to be missing.
  const denials = isDerived(page, 'getPlayback') ? [403, 404] : [403];
  const isDenied = isApiError(error) && denials.includes(error.status ?? 0);
  const denied = useAccessDenied({ type, id }, isDenied, onRetry);
  if (saved?.problem) return { kind: 'problem', text: t(`player.${saved.problem}`) };
  return error && !isDenied && !isPlaying ? { kind: 'problem', onRetry } : denied;
}

/** The media before the playback has loaded, and if it is refused. */
function useKnownMedia({ type, id, trailerOf }: PlayingTitle) {
  const { api, facts } = usePage();
  const { t } = useTranslation('title');
  const queryClient = useQueryClient();
  const { locale } = facts;
  return trailerOf
    ? namedMedia(sentence(namePhrase(trailerOf, locale), (name) => t('trailerOf', { name })))
    : knownMedia(cachedNames(queryClient, api, { type, id }), locale);
}

function useSaveAction({ type, id }: PlayableRef): PlayerAction {
  const { t } = useTranslation('title');
  const openSaveModal = useModal('save-offline');
  const badge = useSavedBadge({ type, id });
  return {
    id: 'save',
    label: badge?.label ?? t('save'),
    icon: badge?.stage === 'ready' ? <DeviceCheckIcon /> : <DeviceIcon />,
    opens: 'dialog',
    onSelect: () => openSaveModal?.({ content_type: type, content_id: id }),
  };
}
