import { isApiError } from '@parde/api-client';
import { Player, type PlayerAction, type PlayerMessage } from '@parde/player';
import { DeviceCheckIcon, DeviceIcon, joinPhrases, Phrases, type PhrasesData } from '@parde/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isConnected } from '../../app/connection.ts';
import type { ModalControls, ModalStates } from '../../app/modals/modal-states.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import type { PlayableRef } from '../../app/offline/offline-device.ts';
import { isDerived } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { isTitleType } from '../../content-id.ts';
import { type Named, separator } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { showPath } from '../../paths.ts';
import { cachedNames } from '../cards/find-card.ts';
import { useDataBudget } from '../data-cost/data-budget.ts';
import { useSavedBadge } from '../saved-badge.ts';
import type { TitleRef } from '../title-base.ts';
import { knownMedia, namedMedia } from './player-media.ts';
import { playerMessages, useChargeMessage } from './player-message.ts';
import * as styles from './TitlePlayer.css.ts';
import { useAccessDenied } from './use-access-denied.ts';
import { usePlayback } from './use-playback.ts';
import { type SavedFilm, useSaved } from './use-saved.ts';

export interface TitlePlayerProps extends PlayableRef {
  /** Overrides the address of other episodes. */
  showPathOf?: (title: TitleRef) => string;
  /** The title of the trailer. It names the trailer until the trailer's own name has loaded. */
  trailerOf?: Named | undefined;
  /**
   * True if modals open over the player. False if the player is a modal itself, because another modal would replace
   * it.
   */
  hasModals?: boolean;
  onClose: () => void;
}

/** Plays a saved title from the device, and streams all other titles. */
export function TitlePlayer(props: TitlePlayerProps) {
  // Without a connection, the next episode has no address that can be opened.
  const [opened, setOpened] = useState<PlayableRef & { after: string }>();
  const { type, id } = opened?.after === props.id ? opened : props;
  const saved = useSaved({ type, id });
  if (saved === undefined) return null;
  return (
    // Everything that the player opens belongs to this title.
    <PlayerInDialog
      key={saved?.title.key}
      {...props}
      type={type}
      id={id}
      saved={saved}
      openSaved={(episode) => setOpened({ ...episode, after: props.id })}
    />
  );
}

interface PlayerInDialogProps extends TitlePlayerProps {
  saved: SavedFilm | null;
  openSaved: (episode: PlayableRef) => void;
}

function PlayerInDialog(props: PlayerInDialogProps) {
  const { type, id, saved, showPathOf = showPath, hasModals = false, openSaved, onClose } = props;
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const navigate = useNavigate();
  const { player, playback, onProgress, error, retry } = usePlayback({
    type,
    id,
    saved,
    openEpisode(to) {
      const episode = { type: 'episode', id: to } as const;
      if (saved && !isConnected()) openSaved(episode);
      else void navigate(showPathOf(episode), { replace: true });
    },
  });
  const { maxHeight, count } = useDataBudget(playback?.duration_seconds, saved === null);
  const message = useMessage(props, { error, isPlaying: playback !== undefined, retry });
  const charge = useChargeMessage(saved ? undefined : playback);
  const known = useKnownMedia(props);
  const media = playback ? player.media : known;
  const saveAction = useSaveAction({ type, id });
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
        {...player}
        media={media}
        messages={playerMessages[locale]}
        message={message ?? charge}
        onClose={onClose}
        actions={!saved && hasModals && playback?.offline ? [saveAction] : []}
        onProgress={(progress) => {
          if (!saved) count(progress);
          return onProgress(progress);
        }}
        maxHeight={saved ? undefined : maxHeight}
      />
    </PlayerDialog>
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
  { type, id, saved }: PlayerInDialogProps,
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
function useKnownMedia({ type, id, trailerOf }: TitlePlayerProps) {
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

interface PlayerDialogProps {
  label: PhrasesData;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, so that the page behind is inert. */
function PlayerDialog({ label, onClose, children }: PlayerDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const labelId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={labelId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <span id={labelId} hidden>
        <Phrases>{label}</Phrases>
      </span>
      {children}
    </dialog>
  );
}

export function PlayerModal({
  content_type,
  content_id,
  trailerOf,
  onClose,
}: ModalStates['player'] & ModalControls) {
  // Only a screening has no play page of its own, so it is the default.
  const type = isTitleType(content_type) && content_type !== 'series' ? content_type : 'ekran';
  return <TitlePlayer type={type} id={content_id} trailerOf={trailerOf} onClose={onClose} />;
}
