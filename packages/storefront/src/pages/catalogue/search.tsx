import { ask } from '@parde/api-client/query';
import { maySearch, readSearchTerm } from '@parde/domain';
import { Container, VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { redirect, useParams } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { definePage } from '../../app/page/define-page.ts';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { Name, Sentence, ServerText } from '../../app/parts/ServerText.tsx';
import { prefetchFilters } from '../../features/catalogue/title-lists.ts';
import { RecentTerms, SearchForm } from '../../features/search/SearchForm.tsx';
import { SearchResults } from '../../features/search/SearchResults.tsx';
import * as styles from '../../features/search/SearchScreen.css.ts';
import { prefetchStart, SearchStart } from '../../features/search/SearchStart.tsx';
import { searchList } from '../../features/search/search-list.ts';
import { nameSlot } from '../../names/phrases.ts';
import { searchPath } from '../../paths.ts';
import { readListOptions } from '../../titles/filter/title-list-options.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';

export default definePage({
  namespace: 'search',
  // The results may fail without failing the page.
  async data(page, params, { searchParams }) {
    // A form without script sends the term as `?q=`.
    const formTerm = searchParams.get('q');
    if (formTerm !== null) throw redirect(searchPath(formTerm));
    const term = readSearchTerm(params.search ?? '');
    const messages = Promise.all([loadMessages(page, 'catalogue'), loadMessages(page, 'menus')]);
    if (maySearch(term)) {
      const list = searchList(page, term, searchParams);
      await Promise.all([
        page.queryClient.prefetchQuery(list.page(cursorIn(searchParams))),
        prefetchFilters(page),
      ]);
    } else {
      await prefetchStart(page);
    }
    await messages;
    return term;
  },
  meta: (term, t, { brand, facts }) => ({
    title: t(maySearch(term) ? 'titleOf' : 'title', { term, brand: brand.name[facts.locale] }),
  }),
  Screen: SearchScreen,
});

function SearchScreen() {
  const { t } = useTranslation('search');
  const term = readSearchTerm(useParams().search ?? '');
  const hasTerm = maySearch(term);
  return (
    <Sections>
      <div className={styles.found}>
        <Container>
          <div className={styles.top}>
            {hasTerm ? (
              <ResultsName term={term} />
            ) : (
              <VisuallyHidden as="h1">{t('search')}</VisuallyHidden>
            )}
            <SearchForm key={term} term={term} />
            {hasTerm ? null : <RecentTerms />}
          </div>
        </Container>
        {hasTerm ? <SearchResults term={term} /> : null}
      </div>
      {hasTerm ? null : <SearchStart />}
    </Sections>
  );
}

/**
 * The heading of the results, for screen readers only, because the search field shows the term. If nothing is found,
 * the page has a message instead. The accessibility filter is part of the heading. The other filters are shown below.
 */
function ResultsName({ term }: { term: string }) {
  const { t } = useTranslation('search');
  const page = usePage();
  const search = useSearch();
  const { accessible } = readListOptions(search, page.facts);
  const { data: filters } = useQuery({
    ...ask(page.api, 'getFilters'),
    enabled: accessible !== 0 && hasOperation(page, 'getFilters'),
  });
  const chosen = filters?.accessible?.find(({ value }) => value === accessible);
  const { data: found } = useQuery(searchList(page, term, search).page(cursorIn(search)));
  const { corrected, did_you_mean: meant } = found?.about ?? {};
  if (found?.items.length === 0) return null;
  return (
    <VisuallyHidden as="h1">
      <Sentence
        text={t('resultsFor', { term: nameSlot })}
        name={<ServerText>{(corrected && meant) || term}</ServerText>}
      />
      {chosen ? (
        <>
          {' · '}
          <Name of={chosen} />
        </>
      ) : null}
    </VisuallyHidden>
  );
}
