import {
  cookieLifetimes,
  cookieNames,
  type LoadingBarView,
  loadingBarDurationMs,
  loadingBarLimit,
  loadingBarThrottleMs,
  referralFromCheck,
} from '@parde/domain';
import {
  BookIcon,
  BottomBar,
  FilmIcon,
  HomeIcon,
  LoadingBar,
  NewspaperIcon,
  SearchIcon,
  SkipLink,
  VisuallyHidden,
} from '@parde/ui';
import { useIsMutating } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { useStore } from 'zustand';
import { readCookie, writeCookie } from '../app/browser/cookies.ts';
import { loadChunk } from '../app/errors/load-chunk.ts';
import { useRouteRow } from '../app/hooks/use-route-row.ts';
import { loadMessages } from '../app/i18n/messages.ts';
import { beginLoading, loadingBarStore } from '../app/loading-bar-store.ts';
import {
  focusWhenRendered,
  markOpenedAgain,
  takeFocusTarget,
  trackFocus,
} from '../app/page/focus-restoration.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { useUserCheck } from '../app/session/use-viewer.ts';
import { toastStore } from '../app/toast-store.ts';
import type { Layout } from '../route-table.ts';
import { LazyPlayerHost } from '../titles/player/lazy-players.ts';
import { playerStore } from '../titles/player/player-store.ts';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import { ModalHost } from './modals/ModalHost.tsx';
import { OfflineNotice } from './offline/OfflineNotice.tsx';
import * as styles from './Shell.css.ts';
import { trackScroll } from './scroll.ts';
import { useArranged, useSiteLinks, withIcon } from './site-links.ts';
import { SupportWidget } from './support/SupportWidget.tsx';

const contentId = 'content';

const parts: Record<Layout, { header: boolean; footer: boolean; support: boolean }> = {
  default: { header: true, footer: true, support: true },
  'no-footer': { header: true, footer: false, support: true },
  empty: { header: false, footer: false, support: false },
  body: { header: false, footer: false, support: false },
};

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const row = useRouteRow();
  const { stored } = usePage().facts;
  const { header, footer, support } = parts[row.layout];
  const content = useRef<HTMLElement>(null);
  useEffect(trackScroll, []);
  return (
    <ModalHost>
      <SiteLoadingBar />
      <SkipLink targetId={contentId}>{t('skipToContent')}</SkipLink>
      {stored ? null : <OfflineNotice />}
      {header ? <SiteHeader variant={row.header} /> : null}
      {stored ? <OfflineNotice /> : null}
      <SitePlayer onClosed={() => content.current?.focus({ preventScroll: true })} />
      <main ref={content} id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <NavigationFocus content={content} />
      {footer ? <SiteFooter /> : null}
      {footer && row.bottomBar ? <SiteBottomBar /> : null}
      <SiteToasts />
      {support ? <SupportWidget /> : null}
      <SaveReferral />
    </ModalHost>
  );
}

/** The player loads when a page first shows it. In front of the content, so that the keyboard reaches it quickly. */
function SitePlayer({ onClosed }: { onClosed: () => void }) {
  const isNeeded = useStore(playerStore, ({ playing }) => playing !== null);
  return isNeeded ? (
    <Suspense>
      <LazyPlayerHost onClosed={onClosed} />
    </Suspense>
  ) : null;
}

/** Stores the referral from the user check, if there is none yet. */
function SaveReferral() {
  const check = useUserCheck();
  useEffect(() => {
    const referral = referralFromCheck(check?.ref, readCookie(cookieNames.referral));
    if (referral) writeCookie(cookieNames.referral, referral, cookieLifetimes.referral);
  }, [check]);
  return null;
}

/**
 * Moves the focus after a client navigation, because the focused element may be gone. Back and forward focus the
 * element that had the focus on that page, and a new page focuses the content. Screen readers announce the new title.
 */
function NavigationFocus({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ pathname, key });
  useEffect(trackFocus, []);
  useLayoutEffect(() => markOpenedAgain(isBack ? key : undefined), [key, isBack]);
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const target = takeFocusTarget(isBack);
    if (before.pathname !== pathname) {
      content.current?.focus({ preventScroll: true });
      setAnnouncement(document.title);
    } else if (![document.body, content.current].some((each) => each === document.activeElement)) {
      // A modal that closes restores the focus itself.
      return;
    }
    return target && focusWhenRendered(target);
  }, [pathname, key, isBack, content]);
  return <VisuallyHidden live="polite">{announcement}</VisuallyHidden>;
}

function SiteBottomBar() {
  const { t } = useTranslation();
  const { home, newspaper, magazines, cinema, search } = useSiteLinks();
  const links = useArranged()('bottom-bar', [
    withIcon(home, <HomeIcon />),
    withIcon(newspaper, <NewspaperIcon />),
    withIcon(magazines, <BookIcon />),
    cinema && { ...cinema, label: t('films'), icon: <FilmIcon /> },
  ]);
  // With only two links, the bar would look incomplete.
  const added = links.length < 3 ? withIcon(search, <SearchIcon />) : undefined;
  return <BottomBar label={t('quickNavigation')} links={added ? [...links, added] : links} />;
}

/** The toasts, which load on demand because most visits show none. */
function SiteToasts() {
  const page = usePage();
  const isNeeded = useStore(toastStore, (state) => state.isNeeded);
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([loadChunk(() => import('./toasts/Toasts.tsx')), loadMessages(page, 'menus')]).then(
      ([loaded]) => setToasts(() => loaded.Toasts),
      () => {
        // The page also shows the outcome.
      },
    );
  }, [isNeeded, page]);
  return Toasts ? <Toasts /> : null;
}

/** A hidden bar keeps its length until it has faded. */
const lengths: Record<LoadingBarView['phase'], number> = {
  waiting: 0,
  running: loadingBarLimit,
  full: 1,
  hidden: 1,
};

/** The bar appears after a delay, with the progress that it would have by then. */
const runsForMs = loadingBarDurationMs * loadingBarLimit - loadingBarThrottleMs;

function SiteLoadingBar() {
  const { t } = useTranslation();
  const { phase } = useStore(loadingBarStore);
  useLoadingWhile(useNavigation().state !== 'idle');
  useLoadingWhile(useIsMutating() > 0);
  return (
    <LoadingBar
      label={t('loading')}
      visible={phase === 'running' || phase === 'full'}
      value={lengths[phase]}
      runsForMs={phase === 'running' ? runsForMs : undefined}
    />
  );
}

function useLoadingWhile(isActive: boolean): void {
  useEffect(() => (isActive ? beginLoading() : undefined), [isActive]);
}
