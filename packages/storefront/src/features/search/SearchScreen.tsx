import { maySearch, readSearchTerm } from '@parde/domain';
import { Container, Heading } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Sections } from '../../app/parts/Sections.tsx';
import { LatePart } from '../../titles/shelves/LatePart.tsx';
import { Quoted } from './Quoted.tsx';
import { RecentTerms } from './RecentTerms.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import * as styles from './SearchScreen.css.ts';

const loadTop = () => import('../../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf);

/** What was searched for, or what was searched for before. */
export function SearchScreen() {
  const { t } = useTranslation('search');
  const term = readSearchTerm(useParams().search ?? '');
  const isAsked = maySearch(term);
  return (
    <Sections>
      <Container>
        <div className={styles.top}>
          <Heading level={1} size="lg">
            {isAsked ? (
              <>
                {t('resultsFor')} <Quoted term={term} />
              </>
            ) : (
              t('search')
            )}
          </Heading>
          <SearchForm key={term} term={term} />
          {isAsked ? null : <RecentTerms />}
        </div>
      </Container>
      {isAsked ? <SearchResults term={term} /> : <LatePart load={loadTop} />}
    </Sections>
  );
}
