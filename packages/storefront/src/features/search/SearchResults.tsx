import type { Card, RowShape } from '@parde/api-client';
import { formatDate } from '@parde/domain';
import {
  ButtonLink,
  CardSkeleton,
  type CardSkeletonShape,
  Container,
  EmptyState,
  type GridItem,
  Link,
  SearchIcon,
  Stack,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { hasPage, isOffered } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { Sentence, ServerText } from '../../app/parts/ServerText.tsx';
import { printSearch } from '../../app/url.ts';
import { path, searchPath } from '../../paths.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { issueNumber } from '../../titles/channels/issue-words.ts';
import { FilterBar } from '../../titles/filter/FilterBar.tsx';
import { countFilters, noFilter } from '../../titles/filter/title-list-options.ts';
import { useListOptions } from '../../titles/filter/use-list-options.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { LazySection } from '../../titles/shelves/LazySection.tsx';
import { nameSlot } from '../../words/phrases.ts';
import * as styles from './SearchScreen.css.ts';
import { type SearchKind, searchKind, searchKindsThere, searchList } from './search-list.ts';

interface CardLook {
  readonly shape: RowShape;
  readonly item: GridItem & CardSkeletonShape;
}

const posters: CardLook = { shape: 'posters', item: 'poster' };
const looks: Readonly<Record<SearchKind, CardLook>> = {
  all: posters,
  movie: posters,
  series: posters,
  video: { shape: 'wide', item: 'wide' },
  person: { shape: 'people', item: 'person' },
};

const cardsInView = 8;

export function SearchResults({ term }: { term: string }) {
  const { t } = useTranslation('search');
  const search = useSearch();
  const { pathname } = useLocation();
  const { isLoading } = useListOptions();
  const kind = searchKind(search);
  const { shape, item } = looks[kind];
  const page = usePage();
  const list = searchList(page, term, search);
  const cursor = cursorIn(search);
  const { data: found } = useQuery(list.page(cursor));
  // Of the whole answer, what has no page is left out.
  const isWhole = cursor === null && found?.next_cursor === null;
  const count = isWhole ? found.items.length : found?.about.count;
  const suggestion = found?.about.did_you_mean;
  const hrefOfKind = (other: SearchKind) => {
    const next = new URLSearchParams(search);
    next.delete('from');
    if (other === 'all') next.delete('kind');
    else next.set('kind', other);
    return pathname + printSearch(next);
  };
  return (
    <Container>
      <div className={styles.results}>
        {suggestion ? (
          <div className={styles.meant} role="status">
            <Sentence
              text={t('didYouMean', { term: nameSlot })}
              name={
                <Link href={searchPath(suggestion)}>
                  <ServerText>{suggestion}</ServerText>
                </Link>
              }
            />
          </div>
        ) : null}
        <LinkTabs
          label={t('kind')}
          links={searchKindsThere(page).map((each) => ({
            href: hrefOfKind(each),
            label: t(`kinds.${each}`),
            current: each === kind,
          }))}
        />
        <FilterBar
          ordered
          sortable={false}
          results={count === undefined ? undefined : t('found', { count })}
        />
        <div className={styles.list} aria-busy={isLoading}>
          <PagedGrid
            list={list}
            item={item}
            label={kind === 'all' ? t('results') : t(`kinds.${kind}`)}
            total={count}
            renderItem={(card, index) => (
              <FoundCard
                card={card}
                shape={card.content_type === 'person' && kind !== 'person' ? 'posters' : shape}
                loading={index < cardsInView ? 'eager' : 'lazy'}
              />
            )}
            placeholder={<CardSkeleton shape={item} />}
            empty={<NothingFound term={term} allKindsHref={hrefOfKind('all')} kind={kind} />}
          />
        </div>
      </div>
    </Container>
  );
}

interface FoundCardProps {
  card: Card;
  shape: RowShape;
  loading: 'lazy' | 'eager';
}

/** Among the films a channel says that it is one, and an issue which. */
function FoundCard({ card, ...look }: FoundCardProps) {
  const { t } = useTranslation('search');
  const { locale } = usePage().facts;
  const { issue, logo, backdrop } = card;
  if (card.content_type === 'channel') {
    return (
      <ContentCard
        {...look}
        card={{ ...card, poster: backdrop ?? logo ?? null }}
        year={t('channel')}
      />
    );
  }
  if (!issue) return <ContentCard {...look} card={card} />;
  return (
    <ContentCard
      {...look}
      card={card}
      badge={t('issue', { number: issueNumber(issue, locale) })}
      year={formatDate(issue.issue_date, locale)}
    />
  );
}

const loadTop = () => import('../../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf);

interface NothingFoundProps {
  term: string;
  kind: SearchKind;
  /** The same search without a kind. */
  allKindsHref: string;
}

function NothingFound({ term, kind, allKindsHref }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const page = usePage();
  const { options, hrefOf } = useListOptions();
  return (
    <Stack space="section">
      <EmptyState
        icon={<SearchIcon />}
        title={
          <Sentence
            text={t('nothing', { term: nameSlot })}
            name={<ServerText>{term}</ServerText>}
          />
        }
        text={t('nothingMore')}
        actions={
          <>
            {kind === 'all' ? null : <ButtonLink href={allKindsHref}>{t('amongAll')}</ButtonLink>}
            {countFilters(options) === 0 ? null : (
              <ButtonLink href={hrefOf(noFilter)}>{t('withoutFilter')}</ButtonLink>
            )}
            {hasPage(page, 'cinema') ? (
              <ButtonLink href={path('cinema')}>{t('browse')}</ButtonLink>
            ) : null}
          </>
        }
      />
      {isOffered(page, 'getTop') ? <LazySection load={loadTop} item="ranked" /> : null}
    </Stack>
  );
}
