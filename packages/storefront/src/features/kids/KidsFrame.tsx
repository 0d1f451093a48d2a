import { ChevronBackIcon, SearchIcon } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPage } from '../../app/page/operations.ts';
import { useBrand, usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { kidsHome, path } from '../../paths.ts';
import { KidsEnough } from './KidsEnough.tsx';
import * as styles from './KidsFrame.css.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useKidsTime } from './use-kids-time.ts';

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
  const page = usePage();
  const left = useKidsTime();
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        {back === undefined ? (
          <KidsHomeLink />
        ) : (
          <PageLink href={back} className={styles.action}>
            <ChevronBackIcon size="md" />
            {t('toPictures')}
          </PageLink>
        )}
        {isSearch || left === 0 || !hasPage(page, 'kids-search') ? null : (
          <PageLink href={path('kids-search')} className={styles.action}>
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
        {/* Opens a new document, because the server sends the question of that page with it. */}
        <PageLink href={path('kids-leave')} target="_self" className={styles.adults}>
          {t('adults')}
        </PageLink>
      </footer>
    </div>
  );
}

function KidsHomeLink() {
  return (
    <PageLink href={kidsHome} className={styles.home}>
      <KidsMark />
    </PageLink>
  );
}

export function KidsMark() {
  const { t } = useTranslation('kids-area');
  const brand = useBrand();
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
