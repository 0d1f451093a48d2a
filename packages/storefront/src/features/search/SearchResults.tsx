import type { RowShape } from '@parde/api-client';
import {
  CardSkeleton,
  type CardSkeletonShape,
  Container,
  type GridItem,
  VisuallyHidden,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { printSearch } from '../../app/url.ts';
import { FilterBar } from '../../titles/filter/FilterBar.tsx';
import { countFilters } from '../../titles/filter/title-list-options.ts';
import { useListOptions } from '../../titles/filter/use-list-options.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { FoundCard } from './FoundCard.tsx';
import { NothingFound, WaysOn } from './NothingFound.tsx';
import * as styles from './SearchScreen.css.ts';
import { Spelling } from './Spelling.tsx';
import { countedKinds, type SearchKind, searchKind, searchList } from './search-list.ts';

interface CardLook {
  readonly shape: RowShape;
  readonly item: GridItem & CardSkeletonShape;
}

const posters: CardLook = { shape: 'posters', item: 'poster' };
const wide: CardLook = { shape: 'wide', item: 'wide' };
const looks: Readonly<Record<SearchKind, CardLook>> = {
  all: posters,
  movie: posters,
  series: posters,
  episode: wide,
  video: wide,
  ekran: posters,
  live: wide,
  channel: wide,
  person: { shape: 'people', item: 'person' },
};

const cardsInView = 8;

export function SearchResults({ term }: { term: string }) {
  const { t } = useTranslation(['search', 'catalogue']);
  const search = useSearch();
  const { pathname } = useLocation();
  const { isLoading, options } = useListOptions();
  const kind = searchKind(search);
  const { shape, item } = looks[kind];
  const page = usePage();
  const listAt = (at: URLSearchParams) => searchList(page, term, at);
  const list = listAt(search);
  const cursor = cursorIn(search);
  const { data: found } = useQuery(list.page(cursor));
  const about = found?.about;
  // Of the whole answer, what has no page is left out.
  const isWhole = cursor === null && found?.next_cursor === null;
  const count = isWhole ? found.items.length : about?.count;
  const meant = (about?.corrected && about.did_you_mean) || term;
  const kinds = countedKinds(page, kind, about?.counts);
  // Then there is nothing to narrow.
  const isNowhere = about?.counts?.all === 0 && kind === 'all' && countFilters(options) === 0;
  const ofCount = count === undefined ? null : t('found', { count });
  const said = isLoading ? t('catalogue:filtering') : ofCount;
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
          {kinds.length > 1 ? (
            <LinkTabs
              label={t('kind')}
              links={kinds.map((each) => ({
                href: hrefOfKind(each.kind),
                label: t(`kinds.${each.kind}`),
                count: each.count,
                current: each.kind === kind,
              }))}
            />
          ) : null}
          {isNowhere ? null : (
            <div>
              <FilterBar ordered sortable={false} listAt={listAt} />
              <span role="status" className={styles.count}>
                {about?.counts ? <VisuallyHidden>{said}</VisuallyHidden> : said}
              </span>
            </div>
          )}
          <div className={styles.list} aria-busy={isLoading}>
            <PagedGrid
              list={list}
              item={item}
              label={kind === 'all' ? t('results') : t(`kinds.${kind}`)}
              total={count}
              renderItem={(card, index) => (
                <FoundCard
                  card={card}
                  term={meant}
                  shape={card.content_type === 'person' && kind !== 'person' ? 'posters' : shape}
                  saysKind={kind === 'all'}
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
          </div>
        </div>
      </Container>
      {found?.items.length === 0 ? (
        <div className={styles.waysOn}>
          <WaysOn />
        </div>
      ) : null}
    </>
  );
}
