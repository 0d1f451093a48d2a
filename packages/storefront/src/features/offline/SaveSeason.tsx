import { Dialog, Stack } from '@parde/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import type { ModalControls } from '../../app/modals/modal-states.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { wholePhrase } from '../../names/episode-names.ts';
import { sentence } from '../../names/phrases.ts';
import { keepableInput } from '../../titles/offline/check-savable.ts';
import { openOffline, useOffline } from '../../titles/offline/use-offline.ts';
import { KeepActions } from './SaveActions.tsx';
import { KeepBody } from './SaveBody.tsx';
import { SeasonForm } from './SeasonForm.tsx';
import { seasonWeights, sortSeason, weightOfAll } from './season-choices.ts';
import { playbackToCome } from './season-to-save.ts';
import { useKeepChoice } from './use-save-choice.ts';
import type { Keeping } from './use-saving.ts';
import { useSeasonKeeping } from './use-season-saving.ts';

interface KeepSeasonProps extends ModalControls {
  /** The id of the series. */
  id: string;
  season: number;
  /** The control that chooses another season. */
  choice?: ReactNode;
}

/** Saves a season: the viewer chooses once, and the size is shown for all episodes together. */
export function KeepSeason({ id, season, choice: ofSeason, onClose }: KeepSeasonProps) {
  const { t } = useTranslation(['keep', 'shell']);
  const page = usePage();
  const { locale } = page.facts;
  const { keeping: found, toKeep } = useSeasonKeeping(id, season);
  const playback = found.state === 'open' ? found.playback : undefined;
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const { open } = sortSeason(toKeep?.episodes ?? []);
  const chosen = open.filter(({ episode }) => !left.has(episode.id));
  const weights = seasonWeights(chosen, playback?.sources ?? [], keepableInput(page).canPlay);
  const keepChoice = useKeepChoice(playback, weights.map(weightOfAll));
  const { choice, lackOf } = keepChoice;
  const weight = weights.find(({ height }) => height === choice.height);
  const lack = lackOf(weight?.knownBytes);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const library = await openOffline(page);
      if (!library || !toKeep || !playback) return;
      const playbacks = chosen.map((each) => playbackToCome(each, toKeep.series, playback));
      await library.keepAll(playbacks, choice);
    },
  });
  const { titles } = useOffline();
  const isQueued = titles.some(
    (title) => title.type === 'episode' && title.id === chosen[0]?.episode.id,
  );
  const keeping: Keeping = isQueued
    ? { state: 'over', text: t('season.begun', { count: chosen.length }), isBegun: true }
    : found;
  const of = toKeep && { series: toKeep.series, season, number: null };
  const name = of && wholePhrase({ ...of.series, episode_of: of }, locale);
  return (
    <Dialog
      open
      size="md"
      title={name ? sentence(name, (said) => t('keepOf', { name: said })) : t('keep')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <KeepActions
          title={{ type: 'series', id }}
          keeping={keeping}
          begin={playback ? t('season.begin', { count: chosen.length }) : t('begin')}
          isBusy={isPending}
          isBlocked={lack !== null || chosen.length === 0}
          onKeep={mutate}
        />
      }
    >
      <Stack space="lg">
        {ofSeason}
        <KeepBody
          keeping={keeping}
          isFailed={isError}
          form={
            playback && toKeep ? (
              <SeasonForm
                episodes={toKeep.episodes}
                chosen={chosen}
                leave={leave}
                weight={weight}
                playback={playback}
                keepChoice={{ ...keepChoice, lack }}
              />
            ) : null
          }
        />
      </Stack>
    </Dialog>
  );
}
