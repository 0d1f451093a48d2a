import { type LinkComponentProps, LinkProvider } from '@parde/ui';
import type { ReactNode } from 'react';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { inAppPath } from '../../app/url.ts';

/** In the app, links open in the app if it has the page. */
export function InApp({ children }: { children: ReactNode }) {
  const isInApp = useRouteRow().layout === 'body';
  return <LinkProvider component={isInApp ? InAppLink : PageLink}>{children}</LinkProvider>;
}

function InAppLink({ href, ...anchor }: LinkComponentProps) {
  return <PageLink {...anchor} href={inAppPath(href)} />;
}
