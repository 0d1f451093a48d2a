import type { Season, Series, TitleState } from '@parde/api-client';
import { Container, Heading, Stack, Tabs } from '@parde/ui';
import { useSearchParam } from '../../app/hooks/use-search.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { selectedSeason } from '../../titles/selected-season.ts';
import { seasonName } from '../../words/episode-names.ts';
import { phrase } from '../../words/phrases.ts';
import { Episodes } from './Episodes.tsx';

interface SeasonsProps {
  series: Series;
  place: TitleState['place'] | undefined;
}

export function Seasons({ series, place }: SeasonsProps) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const [selected, select] = useSearchParam('season');
  const shown = selectedSeason(series.seasons, selected, place?.episode_of?.season);
  if (!shown) return null;
  const contentOf = (season: Season) => (
    <Episodes key={season.number} series={series} season={season} place={place} />
  );
  return (
    <Container as="section">
      <Stack>
        <Heading level={2} size="md">
          {t('episodes')}
        </Heading>
        {series.seasons.length === 1 ? (
          contentOf(shown)
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
          />
        )}
      </Stack>
    </Container>
  );
}
