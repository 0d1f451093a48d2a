import { LinkProvider, SkipLink, VisuallyHidden } from '@parde/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Layout } from '../route-table.ts';
import { PageLink } from './PageLink.tsx';
import * as styles from './Shell.css.ts';
import { SiteBottomBar } from './SiteBottomBar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useAnonymousCheck } from './use-anonymous-check.ts';
import { useArrival } from './use-arrival.ts';
import { useRouteRow } from './use-route-row.ts';

const contentId = 'content';

const parts: Record<Layout, { header: boolean; footer: boolean }> = {
  default: { header: true, footer: true },
  'no-footer': { header: true, footer: false },
  empty: { header: false, footer: false },
  body: { header: false, footer: false },
};

/** What stands around every page, by the page's row in the route table. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const row = useRouteRow();
  const { header, footer } = parts[row.layout];
  const content = useRef<HTMLElement>(null);
  const announcement = useArrival(content);
  useAnonymousCheck();
  return (
    <LinkProvider component={PageLink}>
      <SkipLink targetId={contentId}>{t('skipToContent')}</SkipLink>
      {header ? <SiteHeader variant={row.header} /> : null}
      <main ref={content} id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <VisuallyHidden live="polite">{announcement}</VisuallyHidden>
      {footer ? <SiteFooter /> : null}
      {footer && row.bottomBar ? <SiteBottomBar /> : null}
    </LinkProvider>
  );
}
