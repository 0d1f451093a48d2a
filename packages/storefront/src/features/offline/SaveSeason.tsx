import { Dialog, Stack } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalControls } from '../../app/modals/modal-states.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { fullNamePhrase } from '../../names/episode-names.ts';
import { sentence } from '../../names/phrases.ts';
import { savableInput } from '../../titles/offline/download/check-savable.ts';
import { openOffline, useOffline } from '../../titles/offline/react/use-offline.ts';
import { SaveActions } from './SaveActions.tsx';
import { SaveBody } from './SaveBody.tsx';
import { SeasonForm } from './SeasonForm.tsx';
import { seasonSizes, sortSeason, totalSize } from './season-choices.ts';
import { expectedPlayback } from './season-to-save.ts';
import { useSaveChoice } from './use-save-choice.ts';
import type { SavingState } from './use-saving.ts';
import { useSeasonSaving } from './use-season-saving.ts';

interface SaveSeasonProps extends ModalControls {
  /** The id of the series. */
  id: string;
  season: number;
  /** The control that chooses another season. */
  choice?: ReactNode;
}

/** Saves a season: the viewer chooses once, and the size is shown for all episodes together. */
export function SaveSeason({ id, season, choice: ofSeason, onClose }: SaveSeasonProps) {
  const { t } = useTranslation(['save-offline', 'shell']);
  const page = usePage();
  const { locale } = page.facts;
  const { saving: found, seasonToSave } = useSeasonSaving(id, season);
  const playback = found.state === 'open' ? found.playback : undefined;
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const { open } = sortSeason(seasonToSave?.episodes ?? []);
  const chosen = open.filter(({ episode }) => !left.has(episode.id));
  const totals = seasonSizes(chosen, playback?.sources ?? [], savableInput(page).canPlay);
  const saveChoice = useSaveChoice(playback, totals.map(totalSize));
  const { choice, shortageFor } = saveChoice;
  const total = totals.find(({ height }) => height === choice.height);
  const shortage = shortageFor(total?.knownBytes);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const library = await openOffline(page);
      if (!library || !seasonToSave || !playback) return;
      const playbacks = chosen.map((each) => expectedPlayback(each, seasonToSave.series, playback));
      await library.saveAll(playbacks, choice);
    },
  });
  const { titles } = useOffline();
  const isQueued = titles.some(
    (title) => title.type === 'episode' && title.id === chosen[0]?.episode.id,
  );
  const saving: SavingState = isQueued
    ? { state: 'over', text: t('season.begun', { count: chosen.length }), isBegun: true }
    : found;
  const of = seasonToSave && { series: seasonToSave.series, season, number: null };
  const name = of && fullNamePhrase({ ...of.series, episode_of: of }, locale);
  return (
    <Dialog
      open
      size="md"
      title={name ? sentence(name, (nameText) => t('keepOf', { name: nameText })) : t('keep')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <SaveActions
          title={{ type: 'series', id }}
          saving={saving}
          begin={playback ? t('season.begin', { count: chosen.length }) : t('begin')}
          isBusy={isPending}
          isBlocked={shortage !== null || chosen.length === 0}
          onSave={mutate}
        />
      }
    >
      <Stack space="lg">
        {ofSeason}
        <SaveBody
          saving={saving}
          isFailed={isError}
          form={
            playback && seasonToSave ? (
              <SeasonForm
                episodes={seasonToSave.episodes}
                chosen={chosen}
                leave={leave}
                total={total}
                playback={playback}
                saveChoice={{ ...saveChoice, shortage }}
              />
            ) : null
          }
        />
      </Stack>
    </Dialog>
  );
}
