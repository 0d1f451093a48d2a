import { Dialog, joinPhrases, type PhrasesData, Text } from '@parde/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import type { ModalControls, ModalStates } from '../../app/modals/modal-states.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { separator } from '../../names/names.ts';
import { sentence } from '../../names/phrases.ts';
import { cachedNames } from '../../titles/cards/find-card.ts';
import { openWithSigns } from '../../titles/offline/open-with-badges.ts';
import { openOffline } from '../../titles/offline/use-offline.ts';
import { filmMedia, knownMedia } from '../../titles/player/player-media.ts';
import { KeepActions } from './SaveActions.tsx';
import { KeepBody } from './SaveBody.tsx';
import { KeepForm } from './SaveForm.tsx';
import { KeepSeason } from './SaveSeason.tsx';
import { KeepSeries } from './SaveSeries.tsx';
import { type KeepableTitle, parseKeepable } from './save-choices.ts';
import { useKeepChoice } from './use-save-choice.ts';
import { type Keeping, useKeeping } from './use-saving.ts';

export function KeepModal({
  content_type,
  content_id,
  season,
  onClose,
}: ModalStates['keep'] & ModalControls) {
  const { t } = useTranslation(['keep', 'shell']);
  const page = usePage();
  useEffect(() => {
    openWithSigns(page).catch(() => {
      // The component that uses the library shows the failure.
    });
  }, [page]);
  if (season !== undefined) return <KeepSeason id={content_id} season={season} onClose={onClose} />;
  if (content_type === 'series') return <KeepSeries id={content_id} onClose={onClose} />;
  const title = parseKeepable(content_type, content_id);
  if (title) return <KeepTitle title={title} onClose={onClose} />;
  return (
    <Dialog open size="sm" title={t('keep')} closeLabel={t('shell:close')} onClose={onClose}>
      <Text tone="muted">{t('forbidden')}</Text>
    </Dialog>
  );
}

/** Shows the cost before saving starts, and the progress afterwards. */
function KeepTitle({ title, onClose }: { title: KeepableTitle } & ModalControls) {
  const { t } = useTranslation(['keep', 'shell']);
  const page = usePage();
  const keeping = useKeeping(title);
  const name = useName(title, keeping);
  const playback = keeping.state === 'open' ? keeping.playback : undefined;
  const keepChoice = useKeepChoice(playback);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const library = await openOffline(page);
      if (playback) await library?.keep(playback, keepChoice.choice);
    },
  });
  return (
    <Dialog
      open
      size="md"
      title={name === '' ? t('keep') : sentence(name, (said) => t('keepOf', { name: said }))}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <KeepActions
          title={title}
          keeping={keeping}
          isBusy={isPending}
          begin={t('begin')}
          isBlocked={keepChoice.lack !== null}
          onKeep={mutate}
        />
      }
    >
      <KeepBody
        keeping={keeping}
        isFailed={isError}
        form={playback ? <KeepForm playback={playback} keepChoice={keepChoice} /> : null}
      />
    </Dialog>
  );
}

/** The name is known before the playback has loaded, if the title's page or card is cached. */
function useName(title: KeepableTitle, keeping: Keeping): PhrasesData {
  const { api, facts } = usePage();
  const { locale } = facts;
  const queryClient = useQueryClient();
  const playback = keeping.state === 'begun' ? keeping.kept.playback : undefined;
  const known = keeping.state === 'open' ? keeping.playback : playback;
  const { title: name, subtitle } = known
    ? filmMedia(known, locale)
    : knownMedia(cachedNames(queryClient, api, title), locale);
  return subtitle ? joinPhrases(name, separator[locale], subtitle) : name;
}
