import { joinPhrases, type PhrasesData, Text } from '@parde/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import type { ModalControls, ModalStates } from '../../../app/modals/modal-states.ts';
import type { PlayableRef } from '../../../app/offline/offline-device.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { separator } from '../../../names/names.ts';
import { cachedNames } from '../../../titles/cards/find-card.ts';
import { filmMedia, knownMedia } from '../../../titles/player/player-media.ts';
import { startOffline } from '../start-offline.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { SaveForm } from './SaveForm.tsx';
import { SaveSeason, SaveSeries } from './SaveSeason.tsx';
import { parseSavable, useSaveChoice } from './save-choices.ts';
import { type SavingState, useSave, useSaving } from './use-saving.ts';

export function SaveModal({
  content_type,
  content_id,
  season,
  onClose,
}: ModalStates['save-offline'] & ModalControls) {
  const { t } = useTranslation('save-offline');
  const page = usePage();
  useEffect(() => {
    startOffline(page).catch(() => {
      // The component that uses the device shows the failure.
    });
  }, [page]);
  if (season !== undefined) return <SaveSeason id={content_id} season={season} onClose={onClose} />;
  if (content_type === 'series') return <SaveSeries id={content_id} onClose={onClose} />;
  const title = parseSavable(content_type, content_id);
  if (title) return <SaveTitle title={title} onClose={onClose} />;
  return (
    <ModalDialog size="sm" title={t('title')} onClose={onClose}>
      <Text tone="muted">{t('forbidden')}</Text>
    </ModalDialog>
  );
}

/** Shows the cost before saving starts, and the progress afterwards. */
function SaveTitle({ title, onClose }: { title: PlayableRef } & ModalControls) {
  const { t } = useTranslation('save-offline');
  const saving = useSaving(title);
  const name = useName(title, saving);
  const playback = saving.state === 'open' ? saving.playback : undefined;
  const saveChoice = useSaveChoice(playback);
  const { mutate, isPending, isError } = useSave();
  return (
    <SaveDialog
      name={name}
      title={title}
      saving={saving}
      begin={t('begin')}
      isBusy={isPending}
      isBlocked={saveChoice.shortage !== null}
      isFailed={isError}
      form={playback ? <SaveForm playback={playback} saveChoice={saveChoice} /> : null}
      onSave={() => playback && mutate([{ playback, choice: saveChoice.choice }])}
      onClose={onClose}
    />
  );
}

/** The name is known before the playback has loaded, if the title's page or card is cached. */
function useName(title: PlayableRef, saving: SavingState): PhrasesData {
  const { api, facts } = usePage();
  const { locale } = facts;
  const queryClient = useQueryClient();
  const playback = saving.state === 'begun' ? saving.saved.playback : undefined;
  const known = saving.state === 'open' ? saving.playback : playback;
  const { title: name, subtitle } = known
    ? filmMedia(known, locale)
    : knownMedia(cachedNames(queryClient, api, title), locale);
  return subtitle ? joinPhrases(name, separator[locale], subtitle) : name;
}
