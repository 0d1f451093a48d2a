import type { CastGroup } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { alphabetOf, type Locale } from '@parde/domain';
import { VisuallyHidden } from '@parde/ui';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isForBrowser } from '../../app/browser/links.ts';
import { useSearch } from '../../app/hooks/use-search.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { printSearch } from '../../app/url.ts';
import { path } from '../../paths.ts';
import { pagedList, pageSize } from '../../titles/grid/paged-list.ts';
import * as styles from './LetterStrip.css.ts';

interface LetterStripProps {
  /** The number of names that begin with each letter. */
  initials: Readonly<Record<string, number>>;
}

/** Links to the people of each letter. Below the header while the list is scrolled. */
export function LetterStrip({ initials }: LetterStripProps) {
  const { t } = useTranslation('catalogue');
  const { locale } = usePage().facts;
  const { pathname } = useLocation();
  const search = useSearch();
  const current = letterIn(search, locale);
  const strip = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const [row, letter] = [list.current, list.current?.querySelector('[aria-current]')];
    if (!row || !letter) return;
    // `scrollIntoView` would move the page, too.
    const [frame, box] = [row.getBoundingClientRect(), letter.getBoundingClientRect()];
    row.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
  });

  const scrollToList = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    // The new list begins below the strip, wherever the viewer has scrolled to.
    const top = strip.current?.parentElement?.getBoundingClientRect().top ?? 0;
    const stuck = strip.current?.getBoundingClientRect().top ?? 0;
    if (top < stuck) scrollBy({ top: top - stuck, behavior: 'instant' });
  };
  const link = (letter: string | undefined, label: string, count?: number) => {
    const href = pathname + searchWithLetter(search, letter);
    return (
      <PageLink
        href={href}
        className={styles.letter}
        aria-current={letter === current ? 'true' : undefined}
        onClick={scrollToList}
        preventScrollReset
      >
        {label}
        {count === undefined ? null : (
          <VisuallyHidden>{t('afterLetter', { count })}</VisuallyHidden>
        )}
      </PageLink>
    );
  };
  return (
    <nav ref={strip} className={styles.strip} aria-label={t('alphabet')}>
      <ul ref={list} className={styles.letters}>
        <li>{link(undefined, t('allLetters'))}</li>
        {alphabetOf(locale).map((letter) => (
          <li key={letter}>
            {initials[letter] ? (
              link(letter, letter, initials[letter])
            ) : (
              <span className={styles.noNames} aria-hidden="true">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** In menu order. */
export const castGroups = ['iranian-actors', 'foreign-actors', 'directors'] as const;

export function castGroupOf(pathname: string): CastGroup {
  return castGroups.find((group) => pathname === path(group)) ?? castGroups[0];
}

/** The people of one letter, or the most watched of all people. */
export function castList(
  { api, facts }: Pick<Page, 'api' | 'facts'>,
  group: CastGroup,
  search: URLSearchParams,
) {
  const initial = letterIn(search, facts.locale);
  return pagedList(
    askPages(api, 'listCasts', {
      path: { group },
      query: { limit: pageSize, ...(initial !== undefined && { initial }) },
    }),
  );
}

const letterParam = 'letter';

/** An address of the other language may contain a letter of its alphabet. Then the page shows all people. */
export function letterIn(search: URLSearchParams, locale: Locale): string | undefined {
  const letter = search.get(letterParam);
  return alphabetOf(locale).find((each) => each === letter);
}

/** Returns the search string for the first page. */
function searchWithLetter(search: URLSearchParams, letter: string | undefined): string {
  const next = new URLSearchParams(search);
  next.delete('from');
  if (letter === undefined) next.delete(letterParam);
  else next.set(letterParam, letter);
  return printSearch(next);
}
