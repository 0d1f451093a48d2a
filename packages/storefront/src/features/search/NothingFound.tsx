import { ButtonLink, EmptyState, SearchIcon } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasOperation, hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sentence, ServerText } from '../../app/parts/ServerText.tsx';
import { nameSlot } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { countFilters, noFilter } from '../../titles/filter/title-list-options.ts';
import { useListOptions } from '../../titles/filter/use-list-options.ts';
import { LazySection } from '../../titles/shelves/LazySection.tsx';
import { GenreTiles } from './GenreTiles.tsx';
import { isServerSearched, type SearchKind, searchList } from './search-list.ts';
import { startSections } from './start-queries.ts';

const loadTop = () => import('../../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf);

interface NothingFoundProps {
  term: string;
  kind: SearchKind;
  /** The address of the same search without a kind. */
  allKindsHref: string;
  /** The number of results of all kinds; undefined if the server does not send it. */
  ofAllKinds: number | undefined;
}

/** Offers to clear the filter or the kind that leaves no results. */
export function NothingFound({ term, kind, allKindsHref, ofAllKinds }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const page = usePage();
  const { options, hrefOf } = useListOptions();
  const isFiltered = countFilters(options) > 0;
  const withoutFilter = hrefOf(noFilter);
  const search = new URLSearchParams(withoutFilter.split('?')[1] ?? '');
  const { data: unfiltered } = useQuery({
    ...searchList(page, term, search).page(null),
    enabled: isFiltered,
  });
  const count = unfiltered?.about.count;
  const isNarrow = isFiltered && count !== 0;
  const nothingMore = isServerSearched(page, term) ? 'nothingMore' : 'homeAlone';
  return (
    <EmptyState
      icon={<SearchIcon />}
      headingLevel={1}
      title={
        <Sentence
          text={t(isNarrow ? 'nothingFits' : 'nothing', { term: nameSlot })}
          name={<ServerText>{term}</ServerText>}
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
          {hasPage(page, 'cinema') ? (
            <ButtonLink href={path('cinema')}>{t('browse')}</ButtonLink>
          ) : null}
        </>
      }
    />
  );
}

/** The titles that others watch, and genres. The shelf has its own margins. */
export function OtherSuggestions() {
  const page = usePage();
  return (
    <>
      {hasOperation(page, 'getTop') ? <LazySection load={loadTop} item="ranked" /> : null}
      {startSections(page).genres ? <GenreTiles /> : null}
    </>
  );
}
