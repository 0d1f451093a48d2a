import { CardSkeleton, Container, Text, VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { printSearch } from '../../app/url.ts';
import { FilterBar } from '../../titles/filter/FilterBar.tsx';
import { countFilters, needsFilter } from '../../titles/filter/title-list-options.ts';
import { useListOptions } from '../../titles/filter/use-list-options.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { cardVariants } from './card-variants.ts';
import { FoundCard } from './FoundCard.tsx';
import { NothingFound, OtherSuggestions } from './NothingFound.tsx';
import * as styles from './SearchScreen.css.ts';
import { SearchSections } from './SearchSections.tsx';
import { Spelling } from './Spelling.tsx';
import {
  isServerSearched,
  kindTabs,
  type SearchKind,
  searchKind,
  searchList,
} from './search-list.ts';
import { sectionsOf } from './search-sections.ts';

const cardsInView = 8;
/** So few results leave most of the page empty. */
const fewResults = 6;

export function SearchResults({ term }: { term: string }) {
  const { t } = useTranslation(['search', 'catalogue']);
  const search = useSearch();
  const { pathname } = useLocation();
  const { isLoading, options } = useListOptions();
  const kind = searchKind(search);
  const { shape, item } = cardVariants[kind];
  const page = usePage();
  const listAt = (at: URLSearchParams) => searchList(page, term, at);
  const list = listAt(search);
  const cursor = cursorIn(search);
  const { data: found } = useQuery(list.page(cursor));
  const about = found?.about;
  // If the answer is complete, its items are counted, because cards without a page are left out.
  const isEntire = cursor === null && found?.next_cursor === null;
  const count = isEntire ? found.items.length : about?.count;
  const correctedTerm = (about?.corrected && about.did_you_mean) || term;
  const tabs = kindTabs(page, kind, about?.counts);
  const isCounted = tabs.length > 0 && about?.counts !== undefined;
  const sections =
    found && kind === 'all' && cursor === null ? sectionsOf(found, about?.counts) : [];
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
            {needsFilter(toFilter, countFilters(options)) ? (
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
  return (
    <Text size="sm" tone="muted" measure>
      {t('homeAlone')}
    </Text>
  );
}
