import { type LinkComponentProps, LinkProvider } from '@parde/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { inAppPath } from '../../app/url.ts';

/** In the app, links open in the app if it has the page. */
export function InApp({ children }: { children: ReactNode }) {
  const isInApp = useRouteRow().layout === 'body';
  return <LinkProvider component={isInApp ? InAppLink : PageLink}>{children}</LinkProvider>;
}

/** A link to the open page leads to the site, where modals can open that the app does not have. */
function InAppLink({ href, ...anchor }: LinkComponentProps) {
  const { pathname, search } = useLocation();
  const inApp = inAppPath(href);
  return <PageLink {...anchor} href={inApp === pathname + search ? href : inApp} />;
}
