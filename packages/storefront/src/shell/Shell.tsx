import { LinkProvider, SkipLink, VisuallyHidden } from '@parde/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteRow } from '../app/hooks/use-route-row.ts';
import { PageLink } from '../app/parts/PageLink.tsx';
import { useReferralOfCheck } from '../app/session/use-referral-of-check.ts';
import type { Layout } from '../route-table.ts';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import { ModalHost } from './modals/ModalHost.tsx';
import { OfflineNotice } from './offline/OfflineNotice.tsx';
import * as styles from './Shell.css.ts';
import { SiteBottomBar } from './SiteBottomBar.tsx';
import { SiteLoadingBar } from './SiteLoadingBar.tsx';
import { SupportWidget } from './support/SupportWidget.tsx';
import { SiteToasts } from './toasts/SiteToasts.tsx';
import { useArrival } from './use-arrival.ts';

const contentId = 'content';

const parts: Record<Layout, { header: boolean; footer: boolean; support: boolean }> = {
  default: { header: true, footer: true, support: true },
  'no-footer': { header: true, footer: false, support: true },
  empty: { header: false, footer: false, support: false },
  body: { header: false, footer: false, support: false },
};

/** What stands around every page, by the page's row in the route table. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const row = useRouteRow();
  const { header, footer, support } = parts[row.layout];
  const content = useRef<HTMLElement>(null);
  const announcement = useArrival(content);
  useReferralOfCheck();
  return (
    <LinkProvider component={PageLink}>
      <ModalHost>
        <SiteLoadingBar />
        <SkipLink targetId={contentId}>{t('skipToContent')}</SkipLink>
        {header ? <SiteHeader variant={row.header} /> : null}
        <main ref={content} id={contentId} tabIndex={-1} className={styles.content}>
          {children}
        </main>
        <VisuallyHidden live="polite">{announcement}</VisuallyHidden>
        {footer ? <SiteFooter /> : null}
        {footer && row.bottomBar ? <SiteBottomBar /> : null}
        <OfflineNotice />
        <SiteToasts />
        {support ? <SupportWidget /> : null}
      </ModalHost>
    </LinkProvider>
  );
}
