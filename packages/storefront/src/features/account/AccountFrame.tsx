import { ask } from '@parde/api-client/query';
import { formatMobile, showDigits, subscriptionStatus } from '@parde/domain';
import {
  Avatar,
  BookmarkIcon,
  CardIcon,
  Container,
  DownloadIcon,
  GlobeIcon,
  HomeIcon,
  SettingsIcon,
  TicketIcon,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { loadMessages, type Namespace } from '../../app/i18n/messages.ts';
import { type DefinedPage, definePage, type PageDefinition } from '../../app/page/define-page.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { InFrame } from '../../app/page/PageBody.tsx';
import type { Page } from '../../app/page/page.ts';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { useSubscriptionSentence, useViewer } from '../../app/session/use-viewer.ts';
import { AccountFact } from './AccountFact.tsx';
import * as styles from './AccountFrame.css.ts';

/** Guests, and the stored page of saved titles, have no account to show. */
const isFramed = ({ signedIn, stored }: Page['facts']) => signedIn && !stored;

/** The frame of all pages of the account: who is signed in, the navigation, and the page. */
export function AccountFrame({ children }: { children: ReactNode }) {
  if (!isFramed(usePage().facts)) return children;
  return (
    <InFrame value>
      <Container>
        <div className={styles.frame}>
          <AccountHeader />
          <AccountNav />
          <div className={styles.content}>{children}</div>
        </div>
      </Container>
    </InFrame>
  );
}

export function accountPage<N extends Namespace, Data>(
  definition: PageDefinition<N, Data>,
): DefinedPage {
  return definePage({
    ...definition,
    async data(page, params, url) {
      const [content] = await Promise.all([
        definition.data(page, params, url),
        prefetchFrame(page),
      ]);
      return content;
    },
    Frame: AccountFrame,
  });
}

/** Loads the messages. Only a server-rendered document waits for the credit, which may fail. */
async function prefetchFrame(page: Page): Promise<void> {
  if (!isFramed(page.facts)) return;
  await Promise.all([
    loadMessages(page, 'account'),
    import.meta.env.SSR && prefetch(page, ask(page.api, 'getWallet')),
  ]);
}

/** Shows who is signed in, and the days and the credit unless the page has cards for them. */
function AccountHeader() {
  const { t } = useTranslation('account');
  const { api, facts } = usePage();
  const user = useUserQuery();
  const wallet = useQuery(ask(api, 'getWallet'));
  const days = useDaysLeft();
  const isOverview = useRouteRow().id === 'profile';
  return (
    <section className={styles.header} aria-label={t('account')}>
      <span className={styles.portrait}>
        <Avatar name={user.data?.name || '0'} />
      </span>
      <div className={styles.who}>
        <AccountFact query={user} name={t('account')}>
          {({ mobile, name }) => {
            const number = (
              <bdi dir="ltr" className={styles.mobile}>
                {showDigits(formatMobile(mobile ?? ''), facts.locale)}
              </bdi>
            );
            return (
              <>
                <span className={styles.name}>
                  {name ? <ServerText>{name}</ServerText> : number}
                </span>
                {name ? number : null}
              </>
            );
          }}
        </AccountFact>
      </div>
      {isOverview ? null : (
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>{t('subscription')}</dt>
            <dd className={styles.factValue}>{days}</dd>
          </div>
          {wallet.isEnabled ? (
            <div className={styles.fact}>
              <dt>{t('credit')}</dt>
              <dd className={styles.factValue}>
                <AccountFact query={wallet} name={t('credit')}>
                  {({ my_credit }) => <bdi>{my_credit}</bdi>}
                </AccountFact>
              </dd>
            </div>
          ) : null}
        </dl>
      )}
    </section>
  );
}

export function useUserQuery() {
  const { api, brand } = usePage();
  return useQuery(ask(api, 'getUser', { query: { ref: brand.userRef } }));
}

/** Returns a short sentence: the word “subscription” is beside it. */
export function useDaysLeft(): string {
  const { t } = useTranslation('account');
  const sentence = useSubscriptionSentence();
  const status = subscriptionStatus(useViewer().subscription);
  return status.kind === 'days' ? t('daysLeft', { count: status.days }) : sentence;
}

/** At the side on a wide screen; a row that scrolls on a phone. */
function AccountNav() {
  const { t } = useTranslation('account');
  const { path, plansPath } = useExistingPages();
  const { pathname } = useLocation();
  const { id } = useRouteRow();
  const links = [
    { id: 'profile', label: t('overview'), icon: <HomeIcon />, href: path('profile') },
    { id: 'profile-list', label: t('lists'), icon: <BookmarkIcon />, href: path('profile-list') },
    { id: 'plans', label: t('subscription'), icon: <TicketIcon />, href: plansPath() },
    { id: 'payments', label: t('payments'), icon: <CardIcon />, href: path('payments') },
    { id: 'download', label: t('downloads'), icon: <DownloadIcon />, href: path('download') },
    { id: 'settings', label: t('settings'), icon: <SettingsIcon />, href: path('settings') },
    { id: 'internet', label: t('internet'), icon: <GlobeIcon />, href: path('internet') },
  ].filter(({ href }) => href !== undefined);
  return (
    <nav className={styles.nav} aria-label={t('links')}>
      <ul className={styles.links}>
        {links.map(({ label, icon, href, ...link }) => (
          <li key={link.id}>
            <PageLink
              href={href}
              className={styles.link}
              // A list's page is within the lists.
              aria-current={link.id === id ? href !== pathname || 'page' : undefined}
            >
              <span className={styles.icon}>{icon}</span>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
