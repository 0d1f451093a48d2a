import type { Card } from '@parde/api-client';
import { ButtonLink, CardSkeleton, Container, EmptyState, type PhraseData, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { FilterBar } from '../../titles/filter/FilterBar.tsx';
import { countFilters, needsFilter, noFilter } from '../../titles/filter/title-list-options.ts';
import {
  type CountedPage,
  type ListAt,
  useListOptions,
} from '../../titles/filter/use-list-options.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn, type PagedList } from '../../titles/grid/paged-list.ts';
import * as styles from './FilteredTitles.css.ts';

export interface TitlePage extends CountedPage {
  readonly items: readonly Card[];
}

interface FilteredTitlesProps {
  listAt: ListAt<TitlePage>;
  /** The name of the list. */
  label: PhraseData;
  /** True if the list has its own default order. */
  ordered?: boolean;
}

const cardsInView = 8;

export function FilteredTitles({ listAt, label, ordered = false }: FilteredTitlesProps) {
  const { t } = useTranslation('catalogue');
  const { options, change, hrefOf, isLoading } = useListOptions();
  const list = listAt(useSearch());
  const count = useTitleCount(list);
  const needed = !ordered || needsFilter(count, countFilters(options) + (options.sort ? 1 : 0));
  // The bar stays after the viewer has cleared the last choice.
  const [hasBar, setHasBar] = useState(needed);
  if (needed && !hasBar) setHasBar(true);
  // With the newest titles first, a card need not show that its title is new.
  const isNewest = !ordered && (options.sort ?? 'newest') === 'newest';
  return (
    <Container>
      <div className={styles.titles}>
        {hasBar ? <FilterBar ordered={ordered} listAt={listAt} /> : null}
        <div className={styles.list} aria-busy={isLoading}>
          <PagedGrid
            list={list}
            item="poster"
            label={label}
            total={count}
            renderItem={(card, index) => (
              <ContentCard
                card={isNewest && card.badge === 'new' ? { ...card, badge: null } : card}
                shape="posters"
                loading={index < cardsInView ? 'eager' : 'lazy'}
              />
            )}
            placeholder={<CardSkeleton shape="poster" />}
            empty={
              countFilters(options) > 0 ? (
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

/** Shows the number of titles that match the filter, beside a list's heading. Announced when it changes. */
export function TitleCount({
  of,
  onMedia = false,
}: {
  of: PagedList<CountedPage>;
  onMedia?: boolean;
}) {
  const { t } = useTranslation('catalogue');
  const { isLoading } = useListOptions();
  const count = useTitleCount(of);
  const messages = count === undefined ? null : t('results', { count });
  return (
    <span role="status">
      <Text as="span" tone={onMedia ? 'onMediaMuted' : 'muted'} leading="ui">
        {isLoading ? t('filtering') : messages}
      </Text>
    </span>
  );
}

/** The number of titles on all pages, if known. The end of the grid shows the number so far. */
export function useTitleCount(list: PagedList<CountedPage>): number | undefined {
  const cursor = cursorIn(useSearch());
  const { data: page } = useQuery(list.page(cursor));
  // If the answer is complete, its items are counted, because cards without a page are left out.
  return cursor === null && page?.next_cursor === null ? page.items.length : page?.count;
}
