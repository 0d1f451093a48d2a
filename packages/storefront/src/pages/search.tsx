import { maySearch, readSearchTerm } from '@parde/domain';
import { ButtonLink, ClockIcon, Container, Heading, Stack, Text } from '@parde/ui';
import { redirect, useParams } from 'react-router';
import { useHydrated } from '../app/hooks/use-hydrated.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { useTranslation } from '../app/i18n/use-translation.ts';
import { definePage } from '../app/page/define-page.ts';
import { isOffered } from '../app/page/offers.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { Sections } from '../app/parts/Sections.tsx';
import { Sentence, ServerText } from '../app/parts/ServerText.tsx';
import { saveRecentSearch, useRecentSearches } from '../app/settings/recent-searches.ts';
import { prefetchFilters } from '../features/catalogue/title-lists.ts';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { SearchResults } from '../features/search/SearchResults.tsx';
import * as styles from '../features/search/SearchScreen.css.ts';
import { searchList } from '../features/search/search-list.ts';
import { searchPath } from '../paths.ts';
import { cursorIn } from '../titles/grid/paged-list.ts';
import { LazySection } from '../titles/shelves/LazySection.tsx';
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
    }
    await words;
    return term;
  },
  meta: (term, t, { brand, facts }) => ({
    title: t(maySearch(term) ? 'titleOf' : 'title', { term, brand: brand.name[facts.locale] }),
  }),
  Screen: SearchScreen,
});

const loadTop = () => import('../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf);

function SearchScreen() {
  const { t } = useTranslation('search');
  const term = readSearchTerm(useParams().search ?? '');
  const hasTerm = maySearch(term);
  const hasTop = isOffered(usePage(), 'getTop');
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
      {hasTerm ? <SearchResults term={term} /> : null}
      {!hasTerm && hasTop ? <LazySection load={loadTop} item="ranked" /> : null}
    </Sections>
  );
}

function RecentTerms() {
  const hydrated = useHydrated();
  return hydrated ? <Terms /> : null;
}

function Terms() {
  const { t } = useTranslation('search');
  const terms = useRecentSearches();
  if (terms.length === 0) return <Text tone="muted">{t('howTo')}</Text>;
  return (
    <Stack space="sm">
      <Heading level={2} size="sm">
        {t('recent')}
      </Heading>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <ButtonLink
              href={searchPath(term)}
              size="sm"
              icon={<ClockIcon />}
              onClick={() => saveRecentSearch(term)}
            >
              <ServerText>{term}</ServerText>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
