import type { Answer } from '@parde/api-client';
import {
  ButtonLink,
  CardSkeleton,
  Container,
  EmptyState,
  Link,
  SearchIcon,
  VisuallyHidden,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { hasSearchFilters } from '../../app/page/operations.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { Note } from '../../app/parts/Note.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { printSearch } from '../../app/url.ts';
import { searchPath } from '../../paths.ts';
import { FilterBar } from '../../titles/filter/FilterBar.tsx';
import { countFilters, noFilter } from '../../titles/filter/title-list-options.ts';
import { useListOptions } from '../../titles/filter/use-list-options.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { LazySection } from '../../titles/shelves/LazySection.tsx';
import { cardVariants, FoundCard, SearchSections } from './FoundCards.tsx';
import * as styles from './SearchScreen.css.ts';
import { GenreTiles, startQueries } from './SearchStart.tsx';
import {
  countsWithPage,
  isFilterOffered,
  isServerSearched,
  kindTabs,
  type SearchKind,
  searchKind,
  searchList,
  sectionsOf,
} from './search-list.ts';

const cardsInView = 8;
/** So few results leave most of the page empty. */
const fewResults = 6;

export function SearchResults({ term }: { term: string }) {
  const { t } = useTranslation(['search', 'catalogue']);
  const search = useSearch();
  const { pathname } = useLocation();
  const { isLoading, options } = useListOptions();
  const page = usePage();
  const kind = searchKind(page, search);
  const { shape, item } = cardVariants[kind];
  const listAt = (at: URLSearchParams) => searchList(page, term, at);
  const list = listAt(search);
  const cursor = cursorIn(search);
  const { data: found } = useQuery(list.page(cursor));
  const about = found?.about;
  // If the answer is complete, its items are counted, because cards without a page are left out.
  const isEntire = cursor === null && found?.next_cursor === null;
  const count = isEntire ? found.items.length : about?.count;
  const correctedTerm = (about?.corrected && about.did_you_mean) || term;
  const counts = countsWithPage(page, about?.counts);
  const tabs = kindTabs(page, kind, counts);
  const isCounted = tabs.length > 0 && counts !== undefined;
  const sections = found && kind === 'all' && cursor === null ? sectionsOf(found, counts) : [];
  // Sections of several kinds are narrowed by the tabs, so they need no filter.
  const toFilter = sections.length > 0 ? 0 : count;
  const ofCount = count === undefined ? null : t('found', { count });
  const status = isLoading ? t('catalogue:filtering') : ofCount;
  const hrefOfKind = (other: SearchKind) => {
    const next = new URLSearchParams(search);
    next.delete('from');
    if (other === 'all') next.delete('kind');
    else next.set('kind', other);
    return pathname + printSearch(next);
  };
  return (
    <>
      <Container>
        <div className={styles.results}>
          {about ? <Spelling term={term} about={about} /> : null}
          {tabs.length > 0 ? (
            <LinkTabs
              label={t('kind')}
              links={tabs.map((each) => ({
                href: hrefOfKind(each.kind),
                label: t(`kinds.${each.kind}`),
                count: each.count,
                current: each.kind === kind,
              }))}
            />
          ) : null}
          <div>
            {isFilterOffered(page, toFilter, countFilters(options)) ? (
              <FilterBar ordered sortable={false} listAt={listAt} />
            ) : null}
            <span role="status" className={styles.count}>
              {isCounted || count === 0 ? <VisuallyHidden>{status}</VisuallyHidden> : status}
            </span>
          </div>
          <HomeAlone term={term} found={count} />
        </div>
      </Container>
      <div className={styles.list} aria-busy={isLoading}>
        {sections.length > 0 ? (
          <SearchSections sections={sections} term={correctedTerm} hrefOfKind={hrefOfKind} />
        ) : (
          <Container>
            <PagedGrid
              list={list}
              item={item}
              label={kind === 'all' ? t('results') : t(`kinds.${kind}`)}
              total={count}
              renderItem={(card, index) => (
                <FoundCard
                  card={card}
                  term={correctedTerm}
                  shape={shape}
                  showsKind={kind === 'all'}
                  loading={index < cardsInView ? 'eager' : 'lazy'}
                />
              )}
              placeholder={<CardSkeleton shape={item} />}
              empty={
                <NothingFound
                  term={term}
                  kind={kind}
                  allKindsHref={hrefOfKind('all')}
                  ofAllKinds={about?.counts?.all}
                />
              }
            />
          </Container>
        )}
      </div>
      {isEntire && found.items.length <= fewResults ? (
        <div className={styles.otherSuggestions}>
          <OtherSuggestions />
        </div>
      ) : null}
    </>
  );
}

/**
 * Explains that the server was not searched. If nothing was found, another message in place of the list explains
 * this.
 */
function HomeAlone({ term, found = 0 }: { term: string; found: number | undefined }) {
  const { t } = useTranslation('search');
  if (isServerSearched(usePage(), term) || found === 0) return null;
  return <Note measure>{t('homeAlone')}</Note>;
}

/** Shows which term the results belong to if the typed one has none, or suggests another term. */
function Spelling({ term, about }: { term: string; about: Answer<'search'>['data']['about'] }) {
  const { t } = useTranslation('search');
  const { corrected = false, did_you_mean: meant } = about;
  if (!(corrected || meant)) return null;
  return (
    <p className={styles.spelling} role="status">
      {corrected ? (
        <>
          <Trans
            t={t}
            i18nKey="notCalled"
            components={{ name: <ServerText>{term}</ServerText> }}
          />{' '}
        </>
      ) : null}
      {meant ? (
        <Trans
          t={t}
          i18nKey={corrected ? 'resultsOfMeant' : 'didYouMean'}
          components={{
            name: (
              <Link href={searchPath(meant)}>
                <ServerText>{meant}</ServerText>
              </Link>
            ),
          }}
        />
      ) : (
        t('nearest')
      )}
    </p>
  );
}

const topShelf = {
  load: () => import('../../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf),
};

interface NothingFoundProps {
  term: string;
  kind: SearchKind;
  /** The address of the same search without a kind. */
  allKindsHref: string;
  /** The number of results of all kinds; undefined if the server does not send it. */
  ofAllKinds: number | undefined;
}

/** Offers to clear the filter or the kind that leaves no results. */
function NothingFound({ term, kind, allKindsHref, ofAllKinds }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const page = usePage();
  const { options, hrefOf } = useListOptions();
  const isFiltered = hasSearchFilters(page) && countFilters(options) > 0;
  const withoutFilter = hrefOf(noFilter);
  const search = new URLSearchParams(withoutFilter.split('?')[1] ?? '');
  const { data: unfiltered } = useQuery(
    when(isFiltered, searchList(page, term, search).page(null)),
  );
  const cinema = useExistingPages().path('cinema');
  const count = unfiltered?.about.count;
  const isNarrow = isFiltered && count !== 0;
  const nothingMore = isServerSearched(page, term) ? 'nothingMore' : 'homeAlone';
  return (
    <EmptyState
      icon={<SearchIcon />}
      headingLevel={1}
      title={
        <Trans
          t={t}
          i18nKey={isNarrow ? 'nothingFits' : 'nothing'}
          components={{ name: <ServerText>{term}</ServerText> }}
        />
      }
      text={t(isNarrow ? 'nothingFitsMore' : nothingMore)}
      actions={
        <>
          {isNarrow ? (
            <ButtonLink variant="primary" href={withoutFilter}>
              {count ? t('withoutFilterCount', { count }) : t('withoutFilter')}
            </ButtonLink>
          ) : null}
          {kind === 'all' ? null : (
            <ButtonLink href={allKindsHref}>
              {ofAllKinds ? t('amongAllCount', { count: ofAllKinds }) : t('amongAll')}
            </ButtonLink>
          )}
          {cinema ? <ButtonLink href={cinema}>{t('browse')}</ButtonLink> : null}
        </>
      }
    />
  );
}

/** The titles that others watch, and genres. The shelf has its own margins. */
function OtherSuggestions() {
  const { top } = startQueries(usePage());
  return (
    <>
      {top.enabled === false ? null : <LazySection part={topShelf} item="ranked" />}
      <GenreTiles />
    </>
  );
}
