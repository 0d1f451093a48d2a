import type { Series } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatDate, formatTimeOfDay } from '@parde/domain';
import { Badge, CalendarIcon, RenewIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useNow } from '../../app/hooks/use-now.ts';
import { hasModal } from '../../app/modals/has-modal.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { definePage } from '../../app/page/define-page.ts';
import { JsonLd } from '../../app/page/JsonLd.tsx';
import { hasOperation, hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { LazyComments } from '../../features/title/comments/LazyComments.tsx';
import { FactList } from '../../features/title/FactList.tsx';
import { FullRateNotice } from '../../features/title/FullRateNotice.tsx';
import { loadTitle } from '../../features/title/load-title.ts';
import { PeopleShelf } from '../../features/title/PeopleShelf.tsx';
import { seriesPlayTarget } from '../../features/title/play-targets.ts';
import { prefetchEpisodes } from '../../features/title/prefetch-episodes.ts';
import { Seasons } from '../../features/title/Seasons.tsx';
import { SimilarShelf } from '../../features/title/SimilarShelf.tsx';
import { TitlePlaceholder } from '../../features/title/TitlePlaceholder.tsx';
import { TitleTool } from '../../features/title/TitleTools.tsx';
import { TitleTop } from '../../features/title/TitleTop.tsx';
import { seriesJsonLd } from '../../features/title/title-json-ld.ts';
import { titleMeta } from '../../features/title/title-meta.ts';
import { useFacts } from '../../features/title/use-facts.tsx';
import { useTitle } from '../../features/title/use-title.ts';
import { useTitleState } from '../../features/title/use-title-state.ts';
import { InApp } from '../../shell/InApp.tsx';
import { useTitleOffer } from '../../titles/use-title-offer.ts';

export default definePage({
  namespace: 'title',
  async data(page, { id = '' }, url) {
    const series = await loadTitle(
      page,
      { type: 'series', id },
      ask(page.api, 'getSeries', { path: { id } }),
    );
    if (import.meta.env.SSR && 'seasons' in series) await prefetchEpisodes(page, series, url);
    return series;
  },
  meta: (series, t, page) => titleMeta(series, t, page),
  Screen: SeriesRoute,
});

function SeriesRoute() {
  const { id = '' } = useParams();
  return (
    <InApp>
      <SeriesScreen key={id} id={id} />
    </InApp>
  );
}

function SeriesScreen({ id }: { id: string }) {
  const { api } = usePage();
  const known = useTitle({ type: 'series', id }, ask(api, 'getSeries', { path: { id } }));
  if (!known.title) return <TitlePlaceholder card={known.card} />;
  return <SeriesPage series={known.title} />;
}

function SeriesPage({ series }: { series: Series }) {
  const { t } = useTranslation('title');
  const page = usePage();
  const title = { ...series, type: 'series' } as const;
  const hasEpisodes = hasOperation(page, 'listEpisodes') && hasPage(page, 'episode');
  const offer = useTitleOffer(title);
  const now = useNow();
  const { next_episode_at: next } = series;
  const state = useTitleState(title);
  const place = state?.place;
  return (
    <>
      <JsonLd>{import.meta.env.SSR ? seriesJsonLd(series, page) : undefined}</JsonLd>
      <TitleTop
        title={title}
        offer={offer}
        play={seriesPlayTarget(page, series, place, t)}
        directors={series.directors}
        tool={
          hasModal(page, 'direct-debit') && hasEpisodesToBuy(series) ? (
            <NewEpisodesTool id={series.id} />
          ) : null
        }
        place={place}
        mark={next !== null && Date.parse(next) > now ? <NextEpisode at={next} /> : null}
      />
      <Sections>
        <FullRateNotice decision={offer.decision} />
        {hasEpisodes ? <Seasons series={series} state={state} /> : null}
        <SeriesFacts series={series} />
        <PeopleShelf title={t('cast')} people={series.actors} />
        <SimilarShelf type="series" id={series.id} />
        <LazyComments type="series" id={series.id} />
      </Sections>
    </>
  );
}

/**
 * True if new episodes can be bought. An ended series has no new episodes, and those in a subscription are not
 * bought.
 */
function hasEpisodesToBuy({ access, last_year: last }: Series): boolean {
  return access === 'paid' && last === null;
}

/** Offers automatic purchase of new episodes when they are released. */
function NewEpisodesTool({ id }: { id: string }) {
  const { t } = useTranslation('title');
  const openDirectDebit = useModal('direct-debit');
  return (
    <TitleTool
      icon={<RenewIcon />}
      label={t('newEpisodes')}
      onClick={() => openDirectDebit?.({ series: id })}
    />
  );
}

function NextEpisode({ at }: { at: string }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  return (
    <Badge tone="media" icon={<CalendarIcon />}>
      {t('nextEpisode', { date: formatDate(at, locale), time: formatTimeOfDay(at, locale) })}
    </Badge>
  );
}

function SeriesFacts({ series }: { series: Series }) {
  const facts = useFacts();
  return (
    <FactList
      facts={[
        facts.countries(series.countries),
        ...facts.spoken(series),
        facts.accessible(series),
        facts.release(series.release_date, { past: 'aired', coming: 'airs' }),
        facts.added(series.added_at),
        facts.qualities(series.qualities),
      ]}
    />
  );
}
