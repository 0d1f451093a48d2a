import type { Season, Series, TitleState } from '@parde/api-client';
import { Container, Heading, Inline, Stack, Tabs } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParam } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { seasonName } from '../../names/episode-names.ts';
import { phrase } from '../../names/phrases.ts';
import { maySaveSeason } from '../../titles/offline/react/may-save-title.ts';
import { SaveButton } from '../../titles/offline/react/SaveButton.tsx';
import { selectedSeason } from '../../titles/watch-position.ts';
import { Episodes } from './Episodes.tsx';
import { SeasonMark } from './SeasonMark.tsx';

interface SeasonsProps {
  series: Series;
  /** Undefined for guests. */
  state: TitleState | undefined;
}

/** Returns null if the viewer is in no season; undefined while that is not known. */
function seasonOf(state: TitleState | undefined): number | null | undefined {
  return state && (state.place?.episode_of?.season ?? null);
}

export function Seasons({ series, state }: SeasonsProps) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { locale } = page.facts;
  const [selected, select] = useSearchParam('season');
  // A viewer who marks this season as watched continues with the next one, but still looks at this one.
  const [seasonShown, setSeasonShown] = useState(() => seasonOf(state));
  if (seasonShown === undefined && state) setSeasonShown(seasonOf(state));
  const shown = selectedSeason(series.seasons, selected, seasonShown ?? undefined);
  if (!shown) return null;
  const contentOf = (season: Season) => (
    <Episodes key={season.number} series={series} season={season} state={state} />
  );
  const mark = (
    <Inline space="xs">
      <SeasonMark key={shown.number} series={series} season={shown} state={state} />
      {maySaveSeason(page) ? (
        <SaveButton
          size="sm"
          variant="ghost"
          of={{ content_type: 'series', content_id: series.id, season: shown.number }}
        >
          {t('keepSeason')}
        </SaveButton>
      ) : null}
    </Inline>
  );
  return (
    <Container as="section">
      <Stack>
        <Heading level={2} size="md">
          {t('episodes')}
        </Heading>
        {series.seasons.length === 1 ? (
          <Stack space="sm">
            {mark}
            {contentOf(shown)}
          </Stack>
        ) : (
          <Tabs
            label={t('seasons')}
            selected={String(shown.number)}
            tabs={series.seasons.map((season) => ({
              id: String(season.number),
              label: phrase(seasonName(season, locale), locale),
              content: contentOf(season),
            }))}
            onSelect={select}
            end={mark}
          />
        )}
      </Stack>
    </Container>
  );
}
