import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { openOffline } from '../../titles/offline/react/use-offline.ts';
import { sortSeason } from './season-choices.ts';
import { readSeason, type SeasonToSave } from './season-to-save.ts';
import { type SavingState, useSaving } from './use-saving.ts';

/**
 * Returns how far a viewer is with saving a season. One episode represents all: its sounds, its subtitles and the
 * access that it needs.
 */
export function useSeasonSaving(
  id: string,
  season: number,
): { saving: SavingState; seasonToSave: SeasonToSave | undefined } {
  const { t } = useTranslation('save-offline');
  const page = usePage();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['season-to-keep', id, season],
    async queryFn() {
      const saved = (await openOffline(page))?.titles() ?? [];
      return await readSeason({
        api: page.api,
        id,
        season,
        isSaved: (one) => saved.some((title) => title.type === 'episode' && title.id === one),
        now: Date.now(),
      });
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  const { open, refused } = sortSeason(data?.episodes ?? []);
  const sample = (open[0] ?? refused[0])?.episode.id;
  const ofSample = useSaving(sample === undefined ? undefined : { type: 'episode', id: sample });
  return { saving: readSavingState(), seasonToSave: data };

  function readSavingState(): SavingState {
    if (ofSample.state === 'nowhere') return ofSample;
    if (error && !isFetching) return { state: 'error', error, retry: refetch };
    if (!data) return { state: 'loading' };
    if (data.episodes.length === 0) return { state: 'over', text: t('season.none') };
    if (sample === undefined) return { state: 'over', text: t('season.allKept') };
    // The terms refuse every episode, even if the playback of the first one is open.
    if (ofSample.state === 'open' && open.length === 0) return { state: 'forbidden' };
    return ofSample;
  }
}
