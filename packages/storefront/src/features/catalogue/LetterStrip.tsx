import { alphabetOf } from '@parde/domain';
import { VisuallyHidden } from '@parde/ui';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isForBrowser } from '../../app/browser/links.ts';
import { useSearch } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { letterIn, searchWithLetter } from './cast-groups.ts';
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
  const navigate = useNavigate();
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

  const open = (href: string) => (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void navigate(href, { preventScrollReset: true });
    // The new list begins below the strip, wherever the viewer has scrolled to.
    const top = strip.current?.parentElement?.getBoundingClientRect().top ?? 0;
    const stuck = strip.current?.getBoundingClientRect().top ?? 0;
    if (top < stuck) scrollBy({ top: top - stuck, behavior: 'instant' });
  };
  const link = (letter: string | undefined, label: string, count?: number) => {
    const href = pathname + searchWithLetter(search, letter);
    return (
      <a
        href={href}
        className={styles.letter}
        aria-current={letter === current ? 'true' : undefined}
        onClick={open(href)}
      >
        {label}
        {count === undefined ? null : (
          <VisuallyHidden>{t('afterLetter', { count })}</VisuallyHidden>
        )}
      </a>
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
