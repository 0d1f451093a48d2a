import { ChevronBackIcon, ClockIcon, Heading, SearchIcon } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { kidsHome, path } from '../../paths.ts';
import * as styles from './KidsFrame.css.ts';
import { KidsEnough } from './KidsMessage.tsx';
import { KidsSurface } from './KidsSurface.tsx';
import { useKidsAge } from './kids-lists.ts';
import { useKidsTime } from './kids-time.ts';
import { type CharacterName, KidsCharacter } from './mascots/KidsCharacter.tsx';

interface KidsFrameProps {
  /** Unset on the first page. */
  back?: string;
  /** True on the search page, to which the button would lead. */
  isSearch?: boolean;
  children: ReactNode;
}

/** The header and footer of the kids' pages. The only way out is the adults' page. */
export function KidsFrame({ back, isSearch = false, children }: KidsFrameProps) {
  const { t } = useTranslation('kids-area');
  const search = useExistingPages().path('kids-search');
  const left = useKidsTime();
  return (
    <KidsSurface age={useKidsAge()} className={styles.frame}>
      <header className={styles.top}>
        {back === undefined ? (
          <PageLink href={kidsHome} className={styles.home}>
            <KidsMark />
          </PageLink>
        ) : (
          <PageLink href={back} className={styles.action}>
            <ChevronBackIcon size="md" />
            {t('toPictures')}
          </PageLink>
        )}
        {isSearch || left === 0 || search === undefined ? null : (
          <PageLink href={search} className={styles.action}>
            <SearchIcon size="md" />
            {t('search')}
          </PageLink>
        )}
      </header>
      <div className={styles.content}>
        <TimeLeft left={left} />
        {left === 0 ? <KidsEnough level={1} /> : children}
      </div>
      <footer className={styles.foot}>
        <KidsFriends />
        {/* Opens a new document, because the server sends the question of that page with it. */}
        <PageLink href={path('kids-leave')} target="_self" className={styles.adults}>
          {t('adults')}
        </PageLink>
      </footer>
    </KidsSurface>
  );
}

const friends = ['elephant', 'fox', 'owl', 'cheetah', 'cat'] as const;

/** The mascots, who look over the end of the page. */
export function KidsFriends() {
  return (
    <div className={styles.friends}>
      {friends.map((name) => (
        <KidsCharacter key={name} name={name} className={styles.friend} />
      ))}
    </div>
  );
}

interface KidsGreetingProps {
  name: CharacterName;
  children: ReactNode;
}

/** The heading of a page, as a mascot's words. */
export function KidsGreeting({ name, children }: KidsGreetingProps) {
  return (
    <div className={styles.greeting}>
      <KidsCharacter name={name} className={styles.speaker} />
      <div className={styles.speech}>
        <Heading level={1}>{children}</Heading>
      </div>
    </div>
  );
}

export function KidsMark() {
  const { t } = useTranslation('kids-area');
  const { brand } = usePage();
  return (
    <>
      <span className={styles.mark}>
        <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={brand.logo.mark} fill="currentcolor" />
        </svg>
      </span>
      {t('title')}
    </>
  );
}

const minute = 60_000;
/** The message is shown this long before the end. */
const noticeMs = 5 * minute;

/** A quiet message before the minutes end. Always in the page, so that screen readers announce it when it appears. */
export function TimeLeft({ left }: { left: number | undefined }) {
  const { t } = useTranslation('kids-area');
  const isShown = left !== undefined && left > 0 && left <= noticeMs;
  return (
    <div role="status" className={styles.status}>
      {isShown ? (
        <span className={styles.timeLeft}>
          <ClockIcon size="md" />
          {t('minutesLeft', { count: Math.ceil(left / minute) })}
        </span>
      ) : null}
    </div>
  );
}
