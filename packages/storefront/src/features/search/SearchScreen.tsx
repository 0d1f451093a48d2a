import { ask } from '@parde/api-client/query';
import { maySearch, readSearchTerm, searchTermMaxLength } from '@parde/domain';
import {
  Button,
  ClockIcon,
  CloseIcon,
  Container,
  Heading,
  IconButton,
  SearchIcon,
  TextField,
  VisuallyHidden,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useSearch } from '../../app/hooks/use-search.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import {
  clearRecentSearches,
  forgetRecentSearch,
  saveRecentSearch,
  useRecentSearches,
} from '../../app/settings/recent-searches.ts';
import { phrase, sentence } from '../../names/phrases.ts';
import { path, searchPath } from '../../paths.ts';
import { readListOptions } from '../../titles/filter/title-list-options.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import * as termStyles from './RecentTerms.css.ts';
import { SearchResults } from './SearchResults.tsx';
import * as styles from './SearchScreen.css.ts';
import { SearchStart } from './SearchStart.tsx';
import { searchList } from './search-list.ts';

export function SearchScreen() {
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
  const { data: filters } = useQuery(when(accessible !== 0, ask(page.api, 'getFilters')));
  const chosen = filters?.accessible?.find(({ value }) => value === accessible);
  const { data: found } = useQuery(searchList(page, term, search).page(cursorIn(search)));
  const { corrected, did_you_mean: meant } = found?.about ?? {};
  if (found?.items.length === 0) return null;
  return (
    <VisuallyHidden as="h1">
      <Trans
        t={t}
        i18nKey="resultsFor"
        components={{ name: <ServerText>{(corrected && meant) || term}</ServerText> }}
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

/** Without JavaScript the server redirects `?q=` to the term's address. */
function SearchForm({ term }: { term: string }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(term === '');
  const [isTooShort, setTooShort] = useState(false);
  return (
    <search>
      <form
        className={styles.form}
        action={path('search')}
        onSubmit={(event) => {
          event.preventDefault();
          // Read from the form, to include what was typed before hydration.
          const text = String(new FormData(event.currentTarget).get('q'));
          setTooShort(!maySearch(text));
          if (!maySearch(text)) return;
          saveRecentSearch(text);
          void navigate(searchPath(text));
        }}
      >
        <TextField
          type="search"
          name="q"
          label={t('term')}
          hidesLabel
          placeholder={t('placeholder')}
          start={<SearchIcon />}
          end={
            <Button type="submit" variant="primary" size="sm">
              {t('search')}
            </Button>
          }
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchTermMaxLength}
          dir={isEmpty ? undefined : 'auto'}
          defaultValue={term}
          error={isTooShort ? t('tooShort') : undefined}
          onChange={({ target }) => {
            setTooShort(false);
            setEmpty(target.value === '');
          }}
        />
      </form>
    </search>
  );
}

/** The terms are stored on the device, so they are shown after hydration. Before, links reserve their space. */
function RecentTerms() {
  const hydrated = useHydrated();
  return <div className={termStyles.termsArea}>{hydrated ? <Terms /> : <SearchEntries />}</div>;
}

function SearchEntries() {
  const { t } = useTranslation(['search', 'menus', 'shell']);
  const { path } = useExistingPages();
  const links = [
    { href: path('cinema', {}, { sort: 'newest' }), label: t('newest') },
    { href: path('iranian-actors'), label: t('kinds.person') },
    { href: path('lives'), label: t('shell:lives') },
    { href: path('genres'), label: t('shell:genres') },
  ];
  return (
    <nav className={termStyles.recent} aria-label={t('menus:waysIn')}>
      <ul className={termStyles.terms}>
        {links.map(({ href, label }) =>
          href ? (
            <li key={href} className={termStyles.term}>
              <PageLink href={href} className={termStyles.allLink}>
                {label}
              </PageLink>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

function Terms() {
  const { t } = useTranslation(['search', 'menus']);
  const { locale } = usePage().facts;
  const terms = useRecentSearches();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const removed = useRef<number>(undefined);

  // The focus moves to the next term; after the last one it returns to the field.
  useEffect(() => {
    const at = removed.current;
    if (at === undefined) return;
    removed.current = undefined;
    const next = section.current?.querySelectorAll('li button');
    const target = next?.[Math.min(at, terms.length - 1)] ?? document.querySelector('main input');
    if (target instanceof HTMLElement) target.focus();
  }, [terms]);

  if (terms.length === 0) return <SearchEntries />;
  return (
    <section ref={section} className={termStyles.recent} aria-labelledby={id}>
      <div className={termStyles.heading}>
        <Heading level={2} size="sm" id={id}>
          {t('recent')}
        </Heading>
      </div>
      <ul className={termStyles.terms}>
        {terms.map((term, index) => (
          <li key={term} className={termStyles.term}>
            <PageLink
              href={searchPath(term)}
              className={termStyles.link}
              onClick={() => saveRecentSearch(term)}
            >
              <ClockIcon />
              <ServerText>{term}</ServerText>
            </PageLink>
            <IconButton
              label={sentence(phrase(term, locale), (name) => t('menus:forget', { name }))}
              icon={<CloseIcon />}
              onClick={() => {
                removed.current = index;
                forgetRecentSearch(term);
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        onClick={() => {
          removed.current = 0;
          clearRecentSearches();
        }}
      >
        {t('menus:clearRecent')}
      </Button>
    </section>
  );
}
