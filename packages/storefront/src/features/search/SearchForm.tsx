import { maySearch, searchTermMaxLength } from '@parde/domain';
import {
  Button,
  ClockIcon,
  CloseIcon,
  Heading,
  IconButton,
  SearchIcon,
  TextField,
} from '@parde/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import {
  clearRecentSearches,
  forgetRecentSearch,
  saveRecentSearch,
  useRecentSearches,
} from '../../app/settings/recent-searches.ts';
import { phrase, sentence } from '../../names/phrases.ts';
import { path, searchPath } from '../../paths.ts';
import * as termStyles from './RecentTerms.css.ts';
import * as styles from './SearchScreen.css.ts';

/** Without JavaScript the server redirects `?q=` to the term's address. */
export function SearchForm({ term }: { term: string }) {
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

/**
 * The terms are stored on the device, so they are shown after hydration. Before, and without terms, links take their
 * room.
 */
export function RecentTerms() {
  const hydrated = useHydrated();
  return <div className={termStyles.termsArea}>{hydrated ? <Terms /> : <SearchEntries />}</div>;
}

function SearchEntries() {
  const { t } = useTranslation(['search', 'menus', 'shell']);
  const page = usePage();
  const links = [
    hasPage(page, 'cinema') && { href: `${path('cinema')}?sort=newest`, label: t('newest') },
    hasPage(page, 'iranian-actors') && { href: path('iranian-actors'), label: t('kinds.person') },
    hasPage(page, 'lives') && { href: path('lives'), label: t('shell:lives') },
    hasPage(page, 'genres') && { href: path('genres'), label: t('shell:genres') },
  ].filter((link) => link !== false);
  return (
    <nav className={termStyles.recent} aria-label={t('menus:waysIn')}>
      <ul className={termStyles.terms}>
        {links.map(({ href, label }) => (
          <li key={href} className={termStyles.term}>
            <PageLink href={href} className={termStyles.allLink}>
              {label}
            </PageLink>
          </li>
        ))}
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
