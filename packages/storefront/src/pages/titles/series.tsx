import { Badge, CalendarIcon, RenewIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../app/hooks/use-now.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { momentIn } from '../../app/parts/facts.ts';
import {
  prefetchEpisodes,
  Seasons,
  TitleLayout,
  type TitlePageProps,
  TitleTool,
  titlePage,
  useFacts,
} from '../../features/title/index.ts';

export default titlePage({ type: 'series', Page: SeriesPage, prefetch: prefetchEpisodes });

function SeriesPage({ content: series, ...view }: TitlePageProps<'series'>) {
  const page = usePage();
  const { path } = useExistingPages();
  const now = useNow();
  const facts = useFacts();
  const { next_episode_at: next } = series;
  // An ended series has no new episodes, and those in a subscription are not bought.
  const hasEpisodesToBuy = series.access === 'paid' && series.last_year === null;
  const hasEpisodes = hasOperation(page, 'listEpisodes') && path('episode', { id: series.id });
  return (
    <TitleLayout
      {...view}
      tool={hasEpisodesToBuy ? <NewEpisodesTool id={series.id} /> : null}
      mark={next !== null && Date.parse(next) > now ? <NextEpisode at={next} /> : null}
      facts={[
        facts.countries(series.countries),
        ...facts.spoken(series),
        facts.accessible(series),
        facts.release(series.release_date, 'aired'),
        facts.added(series.added_at),
        facts.qualities(series.qualities),
      ]}
    >
      {hasEpisodes ? <Seasons series={series} state={view.state} /> : null}
    </TitleLayout>
  );
}

/** Offers automatic purchase of new episodes when they are released. */
function NewEpisodesTool({ id }: { id: string }) {
  const { t } = useTranslation('title');
  const openDirectDebit = useModal('direct-debit');
  return openDirectDebit ? (
    <TitleTool
      icon={<RenewIcon />}
      label={t('newEpisodes')}
      onClick={() => openDirectDebit({ series: id })}
    />
  ) : null;
}

function NextEpisode({ at }: { at: string }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  return (
    <Badge tone="media" icon={<CalendarIcon />}>
      {t('nextEpisode', momentIn(locale, at))}
    </Badge>
  );
}
