import type { Card } from '@parde/api-client';
import { ButtonLink, CardSkeleton, Container, EmptyState, type PhraseData } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { FilterBar } from '../../titles/filter/FilterBar.tsx';
import { countFilters, noFilter } from '../../titles/filter/title-list-options.ts';
import { useListOptions } from '../../titles/filter/use-list-options.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn, type ListPage, type PagedList } from '../../titles/grid/paged-list.ts';
import * as styles from './FilteredTitles.css.ts';

interface TitlePage extends ListPage<Card> {
  readonly count?: number | undefined;
}

interface FilteredTitlesProps {
  list: PagedList<TitlePage>;
  /** What the list is called. */
  label: PhraseData;
  /** Where the list itself does not say it. */
  total?: number | undefined;
  /** The list has its own default order. */
  ordered?: boolean;
}

export function FilteredTitles({ list, label, total, ordered = false }: FilteredTitlesProps) {
  const { t } = useTranslation('catalogue');
  const { options, change, hrefOf, isLoading } = useListOptions();
  const isFiltered = countFilters(options) > 0;
  const count = useCount(list) ?? total;
  return (
    <Container>
      <div className={styles.titles}>
        <FilterBar
          ordered={ordered}
          results={count === undefined ? undefined : t('results', { count })}
        />
        <div className={styles.list} aria-busy={isLoading}>
          <TitleGrid
            list={list}
            label={label}
            total={count}
            empty={
              isFiltered ? (
                <EmptyState
                  title={t('nothingFits')}
                  text={t('nothingFitsMore')}
                  actions={
                    <ButtonLink
                      variant="primary"
                      href={hrefOf(noFilter)}
                      onClick={(event) => {
                        event.preventDefault();
                        void change(noFilter);
                      }}
                    >
                      {t('clear')}
                    </ButtonLink>
                  }
                />
              ) : (
                <EmptyState title={t('empty')} text={t('emptyMore')} />
              )
            }
          />
        </div>
      </div>
    </Container>
  );
}

/** Of all pages, where that is known: the end of the grid says how many have been shown so far. */
function useCount(list: PagedList<TitlePage>): number | undefined {
  const { search } = useLocation();
  const cursor = cursorIn(new URLSearchParams(search));
  const { data: page } = useQuery(list.page(cursor));
  // Of the whole answer, what has no page is left out.
  return cursor === null && page?.next_cursor === null ? page.items.length : page?.count;
}

interface TitleGridProps {
  list: PagedList<ListPage<Card>>;
  /** What the list is called. */
  label: PhraseData;
  total?: number | undefined;
  empty: ReactNode;
}

const cardsInView = 8;

function TitleGrid(props: TitleGridProps) {
  return (
    <PagedGrid
      {...props}
      item="poster"
      renderItem={(card, index) => (
        <ContentCard card={card} shape="posters" loading={index < cardsInView ? 'eager' : 'lazy'} />
      )}
      placeholder={<CardSkeleton shape="poster" />}
    />
  );
}
