import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { useSearch } from '../../app/hooks/use-search.ts';
import type { PlayableRef } from '../../app/offline/offline-device.ts';
import { focusLinkNext } from '../../app/page/focus-restoration.ts';
import { inAppPath } from '../../app/url.ts';
import { contentPath, showPath } from '../../paths.ts';
import { LazyTitlePlayer } from './lazy-players.ts';

/** In the app the page has no address without the player. */
const closedParam = 'closed';

/**
 * Closing or minimising the player navigates to the title's page and focuses the play link. In the app the address
 * stays the same.
 */
export function PlayerOverlay({ type, id }: PlayableRef) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const search = useSearch();
  const { pathname } = useLocation();
  const isInApp = useRouteRow().layout === 'body';
  // Not server-rendered: without JavaScript the page is shown.
  if (!hydrated || search.has(closedParam)) return null;
  const page = isInApp ? `${pathname}?${closedParam}` : contentPath(type, id);
  return (
    <Suspense fallback={null}>
      <LazyTitlePlayer
        type={type}
        id={id}
        hasModals={!isInApp}
        showPathOf={(title) => (isInApp ? inAppPath(showPath(title)) : showPath(title))}
        onLeave={() => {
          focusLinkNext(pathname);
          void navigate(page, { replace: true });
        }}
      />
    </Suspense>
  );
}
