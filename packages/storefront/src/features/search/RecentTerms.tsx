import { Button, ClockIcon, CloseIcon, Heading, IconButton } from '@parde/ui';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import {
  clearRecentSearches,
  forgetRecentSearch,
  saveRecentSearch,
  useRecentSearches,
} from '../../app/settings/recent-searches.ts';
import { phrase, sentence } from '../../names/phrases.ts';
import { path, searchPath } from '../../paths.ts';
import * as styles from './RecentTerms.css.ts';

/**
 * The terms are stored on the device, so they are shown after hydration. Before, and without terms, links take their
 * room.
 */
export function RecentTerms() {
  const hydrated = useHydrated();
  return <div className={styles.termsArea}>{hydrated ? <Terms /> : <SearchEntries />}</div>;
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
    <nav className={styles.recent} aria-label={t('menus:waysIn')}>
      <ul className={styles.terms}>
        {links.map(({ href, label }) => (
          <li key={href} className={styles.term}>
            <a href={href} className={styles.allLink}>
              {label}
            </a>
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
    <section ref={section} className={styles.recent} aria-labelledby={id}>
      <div className={styles.heading}>
        <Heading level={2} size="sm" id={id}>
          {t('recent')}
        </Heading>
      </div>
      <ul className={styles.terms}>
        {terms.map((term, index) => (
          <li key={term} className={styles.term}>
            <a
              href={searchPath(term)}
              className={styles.link}
              onClick={() => saveRecentSearch(term)}
            >
              <ClockIcon />
              <ServerText>{term}</ServerText>
            </a>
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
