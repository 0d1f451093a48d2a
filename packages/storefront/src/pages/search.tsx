import { maySearch, readSearchTerm } from '@parde/domain';
import { Container, Heading } from '@parde/ui';
import { redirect, useParams } from 'react-router';
import { loadMessages } from '../app/i18n/messages.ts';
import { useTranslation } from '../app/i18n/use-translation.ts';
import { definePage } from '../app/page/define-page.ts';
import { Sections } from '../app/parts/Sections.tsx';
import { Sentence, ServerText } from '../app/parts/ServerText.tsx';
import { prefetchFilters } from '../features/catalogue/title-lists.ts';
import { RecentTerms } from '../features/search/RecentTerms.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { SearchResults } from '../features/search/SearchResults.tsx';
import * as styles from '../features/search/SearchScreen.css.ts';
import { SearchStart } from '../features/search/SearchStart.tsx';
import { searchList } from '../features/search/search-list.ts';
import { prefetchStart } from '../features/search/start-queries.ts';
import { searchPath } from '../paths.ts';
import { cursorIn } from '../titles/grid/paged-list.ts';
import { nameSlot } from '../words/phrases.ts';

export default definePage({
  namespace: 'search',
  // The results may fail without failing the page.
  async data(page, params, { searchParams }) {
    // A form without script sends the term as `?q=`.
    const formTerm = searchParams.get('q');
    if (formTerm !== null) throw redirect(searchPath(formTerm));
    const term = readSearchTerm(params.search ?? '');
    const words = loadMessages(page, 'catalogue');
    if (maySearch(term)) {
      const list = searchList(page, term, searchParams);
      await Promise.all([
        page.queryClient.prefetchQuery(list.page(cursorIn(searchParams))),
        prefetchFilters(page),
      ]);
    } else {
      await prefetchStart(page);
    }
    await words;
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
      <Container>
        <div className={styles.top}>
          <Heading level={1} size="lg">
            {hasTerm ? (
              <Sentence
                text={t('resultsFor', { term: nameSlot })}
                name={<ServerText>{term}</ServerText>}
              />
            ) : (
              t('search')
            )}
          </Heading>
          <SearchForm key={term} term={term} />
          {hasTerm ? null : <RecentTerms />}
        </div>
      </Container>
      {hasTerm ? <SearchResults term={term} /> : <SearchStart />}
    </Sections>
  );
}
