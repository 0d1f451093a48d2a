import { ask } from '@parde/api-client/query';
import { Dialog, Select } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalControls } from '../../app/modals/modal-states.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { seasonName } from '../../names/episode-names.ts';
import { selectedSeason } from '../../titles/watch-position.ts';
import { SaveActions } from './SaveActions.tsx';
import { SaveBody } from './SaveBody.tsx';
import { SaveSeason } from './SaveSeason.tsx';
import type { SavingState } from './use-saving.ts';

/** Saves a season of a series: the viewer's current season, until the viewer chooses another. */
export function SaveSeries({ id, onClose }: { id: string } & ModalControls) {
  const { t } = useTranslation(['save-offline', 'title', 'shell']);
  const page = usePage();
  const { api, facts } = page;
  const series = useQuery(ask(api, 'getSeries', { path: { id } }));
  const state = useQuery({
    ...ask(api, 'getTitleState', { path: { content_type: 'series', id } }),
    enabled: facts.signedIn && hasOperation(page, 'getTitleState'),
  });
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
    <Dialog
      open
      size="md"
      title={t('keep')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <SaveActions
          title={{ type: 'series', id }}
          saving={saving()}
          begin={t('begin')}
          isBusy={false}
          isBlocked
          onSave={() => {}}
        />
      }
    >
      <SaveBody saving={saving()} isFailed={false} form={null} />
    </Dialog>
  );
}
