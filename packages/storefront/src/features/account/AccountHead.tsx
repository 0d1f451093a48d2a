import { isApiError, serverMessage } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatMobile, showDigits, subscriptionStatus } from '@parde/domain';
import {
  Button,
  CardIcon,
  DownloadIcon,
  type HeadingLevel,
  MetaLine,
  SettingsIcon,
  Skeleton,
  TicketIcon,
  UserIcon,
  VisuallyHidden,
} from '@parde/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { metaItems } from '../../app/parts/facts.ts';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { useSubscriptionSentence, useViewer } from '../../app/session/use-viewer.ts';
import * as styles from './AccountHead.css.ts';

interface AccountHeadProps {
  /** The level of the heading. */
  level: Extract<HeadingLevel, 1 | 2>;
}

/** Shows who is signed in, with links to the other pages of the account. */
export function AccountHead({ level }: AccountHeadProps) {
  const id = useId();
  return (
    <section className={styles.identity} aria-labelledby={id}>
      <Who level={level} id={id} />
      <AccountLinks />
    </section>
  );
}

function Who({ level, id }: AccountHeadProps & { id: string }) {
  const { t } = useTranslation('account');
  const { api, brand, facts } = usePage();
  const plans = useExistingPages().path('plans');
  const query = useQuery(ask(api, 'getUser', { query: { ref: brand.userRef } }));
  const { subscribed, isAssumed } = useViewer().subscription;
  const state = useSubscriptionState();
  return (
    <div className={styles.who}>
      <span className={styles.portrait}>
        <UserIcon size="lg" />
      </span>
      <div className={styles.textBlock}>
        {/* Visually, the viewer's own name is the heading. */}
        <VisuallyHidden as={level === 1 ? 'h1' : 'h2'} id={id}>
          {t('account')}
        </VisuallyHidden>
        <AccountFact query={query} name={t('account')}>
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
                {name ? <MetaLine items={metaItems({ number, days: state })} /> : state}
              </>
            );
          }}
        </AccountFact>
      </div>
      {isAssumed ? null : (
        <ExistingLink
          href={plans}
          size="sm"
          variant={query.data === undefined || subscribed ? 'secondary' : 'primary'}
          icon={<TicketIcon />}
        >
          {t(subscribed ? 'renew' : 'subscribe')}
        </ExistingLink>
      )}
    </div>
  );
}

/** Returns a short sentence, because the link to more days is beside it. */
function useSubscriptionState(): string {
  const { t } = useTranslation('account');
  const sentence = useSubscriptionSentence();
  const status = subscriptionStatus(useViewer().subscription);
  return status.kind === 'days' ? t('daysLeft', { count: status.days }) : sentence;
}

/** The pages of the account. */
function AccountLinks() {
  const { t } = useTranslation('account');
  const { path } = useExistingPages();
  const links = [
    { href: path('download'), label: t('downloads'), icon: <DownloadIcon /> },
    { href: path('payments'), label: t('payments'), icon: <CardIcon /> },
    { href: path('settings'), label: t('settings'), icon: <SettingsIcon /> },
  ].filter(({ href }) => href !== undefined);
  return (
    <nav aria-label={t('links')}>
      <ul className={styles.links}>
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <PageLink href={href} className={styles.page}>
              <span className={styles.pageIcon}>{icon}</span>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type AccountQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'errorUpdateCount' | 'refetch'
>;

interface AccountFactProps<Data> {
  query: AccountQuery<Data>;
  /** The name of the fact, which the retry button contains, too. */
  name: string;
  children: (data: Data) => ReactNode;
}

/** Loads or fails independently. The lines have the same height in each state. */
export function AccountFact<Data>({ query, name, children }: AccountFactProps<Data>) {
  const { t } = useTranslation(['account', 'shell']);
  const { locale } = usePage().facts;
  const { data, error, isFetching, errorUpdateCount, refetch } = query;
  if (data !== undefined) return children(data);
  if (errorUpdateCount === 0) {
    return (
      <span className={styles.value}>
        <VisuallyHidden>{t('shell:loading')}</VisuallyHidden>
        <Skeleton width="half" />
      </span>
    );
  }
  const message = isApiError(error) ? serverMessage(error, locale) : undefined;
  return (
    <span className={styles.failed}>
      <span role="status">
        <ServerText>{message ?? t('notLoaded')}</ServerText>
      </span>
      <Button
        size="sm"
        variant="ghost"
        loading={isFetching}
        label={t('tryAgainOf', { name })}
        onClick={() => void trackLoading(refetch())}
      >
        {t('shell:tryAgain')}
      </Button>
    </span>
  );
}
