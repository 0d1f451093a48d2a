import { ask } from '@parde/api-client/query';
import { Select } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalControls } from '../../../app/modals/modal-states.ts';
import { useOffline } from '../../../app/offline/offline-device.ts';
import { when } from '../../../app/page/queries.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { fullNamePhrase, seasonName } from '../../../names/episode-names.ts';
import { selectedSeason } from '../../../titles/watch-position.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { SeasonForm } from './SeasonForm.tsx';
import { useSaveChoice } from './save-choices.ts';
import { expectedPlayback, seasonSizes, sortSeason, totalSize } from './season-to-save.ts';
import { type SavingState, useSave, useSeasonSaving } from './use-saving.ts';

interface SaveSeasonProps extends ModalControls {
  /** The id of the series. */
  id: string;
  season: number;
  /** The control that chooses another season. */
  choice?: ReactNode;
}

/** Saves a season: the viewer chooses once, and the size is shown for all episodes together. */
export function SaveSeason({ id, season, choice: ofSeason, onClose }: SaveSeasonProps) {
  const { t } = useTranslation('save-offline');
  const { locale } = usePage().facts;
  const { saving: found, seasonToSave } = useSeasonSaving(id, season);
  const playback = found.state === 'open' ? found.playback : undefined;
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const { open } = sortSeason(seasonToSave?.episodes ?? []);
  const chosen = open.filter(({ episode }) => !left.has(episode.id));
  const totals = seasonSizes(chosen, playback?.sources ?? []);
  const saveChoice = useSaveChoice(playback, totals.map(totalSize));
  const { choice, shortageFor } = saveChoice;
  const total = totals.find(({ height }) => height === choice.height);
  const shortage = shortageFor(total?.knownBytes);
  const { mutate, isPending, isError } = useSave();
  const save = () => {
    if (!seasonToSave || !playback) return;
    const { series } = seasonToSave;
    mutate(chosen.map((each) => ({ playback: expectedPlayback(each, series, playback), choice })));
  };
  const { device, titles } = useOffline();
  const isQueued = titles.some(
    (title) => title.type === 'episode' && title.id === chosen[0]?.episode.id,
  );
  const saving: SavingState =
    isQueued && device
      ? { state: 'over', text: t('season.begun', { count: chosen.length }), begunOn: device }
      : found;
  const of = seasonToSave && { series: seasonToSave.series, season, number: null };
  const name = of && fullNamePhrase({ ...of.series, episode_of: of }, locale);
  return (
    <SaveDialog
      name={name}
      choice={ofSeason}
      title={{ type: 'series', id }}
      saving={saving}
      begin={playback ? t('season.begin', { count: chosen.length }) : t('begin')}
      isBusy={isPending}
      isBlocked={shortage !== null || chosen.length === 0}
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
      onSave={save}
      onClose={onClose}
    />
  );
}

/** Saves a season of a series: the viewer's current season, until the viewer chooses another. */
export function SaveSeries({ id, onClose }: { id: string } & ModalControls) {
  const { t } = useTranslation(['save-offline', 'title']);
  const page = usePage();
  const { api, facts } = page;
  const series = useQuery(ask(api, 'getSeries', { path: { id } }));
  const path = { content_type: 'series', id } as const;
  const state = useQuery(when(facts.signedIn, ask(api, 'getTitleState', { path })));
  const [chosen, choose] = useState<string | null>(null);
  const { seasons = [] } = series.data ?? {};
  const own = state.data?.place?.episode_of?.season;
  const season = state.isLoading ? undefined : selectedSeason(seasons, chosen, own ?? undefined);
  if (season) {
    return (
      <SaveSeason
        id={id}
        season={season.number}
        choice={
          seasons.length > 1 ? (
            <Select
              name="season"
              label={t('season.choose')}
              value={String(season.number)}
              options={seasons.map((one) => ({
                value: String(one.number),
                label: seasonName(one, facts.locale),
              }))}
              onChange={({ target }) => choose(target.value)}
            />
          ) : null
        }
        onClose={onClose}
      />
    );
  }
  const saving = (): SavingState => {
    const { error, isFetching, refetch, data } = series;
    if (data && !state.isLoading) return { state: 'over', text: t('title:noEpisodes') };
    if (error && !isFetching) return { state: 'error', error, retry: refetch };
    return { state: 'loading' };
  };
  return (
    <SaveDialog
      name={undefined}
      title={{ type: 'series', id }}
      saving={saving()}
      begin={t('begin')}
      isBlocked
      onClose={onClose}
    />
  );
}
