import type { DebitSettings } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { formatDate, subscriptionStatus } from '@parde/domain';
import {
  Button,
  CalendarIcon,
  GiftIcon,
  RenewIcon,
  ShareIcon,
  TicketIcon,
  WalletIcon,
} from '@parde/ui';
import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { share } from '../../app/browser/share.ts';
import { useNow } from '../../app/hooks/use-now.ts';
import type { ModalName } from '../../app/modals/modal-states.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import type { Page } from '../../app/page/page.ts';
import { prefetch, prefetchPages } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { CopyableText } from '../../app/parts/CopyableText.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { separator } from '../../names/names.ts';
import { path } from '../../paths.ts';
import * as styles from './AccountCards.css.ts';
import { AccountFact, type AccountQuery } from './AccountFact.tsx';
import { useDaysLeft, useUserQuery } from './AccountFrame.tsx';
import { reasonOf } from './gift-reason.ts';
import { WatchTime } from './WatchTime.tsx';

export function AccountCards() {
  return (
    <>
      <div className={styles.cards}>
        <Subscription />
        <Credit />
        <Automatic />
      </div>
      <div className={styles.cards}>
        <WatchTime />
        <GiftDaysCard />
        <Referral />
      </div>
    </>
  );
}

function Subscription() {
  const { t } = useTranslation('account');
  const { locale } = usePage().facts;
  const plans = useExistingPages().plansPath();
  const { subscription } = useViewer();
  const user = useUserQuery();
  const days = useDaysLeft();
  const now = useNow();
  const status = subscriptionStatus(subscription);
  const { subscribed, isAssumed } = subscription;
  return (
    <AccountCard
      query={user}
      title={t('subscription')}
      icon={<TicketIcon />}
      actions={
        isAssumed ? null : (
          <ExistingLink href={plans} size="sm" variant={subscribed ? 'secondary' : 'primary'}>
            {t(subscribed ? 'renew' : 'subscribe')}
          </ExistingLink>
        )
      }
    >
      {() => (
        <>
          <span className={styles.strong}>{days}</span>
          {status.kind === 'days' ? (
            <span className={styles.more}>
              {t('until', { date: formatDate(now + status.days * dayMs, locale) })}
            </span>
          ) : null}
        </>
      )}
    </AccountCard>
  );
}

const dayMs = 86_400_000;

function Credit() {
  const { t } = useTranslation('account');
  const query = useQuery(ask(usePage().api, 'getWallet'));
  return (
    <AccountCard
      query={query}
      title={t('credit')}
      icon={<WalletIcon />}
      actions={
        <>
          <ModalButton modal="credit">{t('topUp')}</ModalButton>
          <ModalButton modal="wallet" variant="ghost">
            {t('spent')}
          </ModalButton>
        </>
      }
    >
      {({ my_credit }) => <bdi className={styles.strong}>{my_credit}</bdi>}
    </AccountCard>
  );
}

function Automatic() {
  const { t } = useTranslation('account');
  const { api, facts } = usePage();
  const query = useQuery(ask(api, 'getDebitSubscriptions'));
  return (
    <AccountCard
      query={query}
      title={t('automatic')}
      icon={<RenewIcon />}
      actions={<ModalButton modal="direct-debit">{t('manage')}</ModalButton>}
    >
      {(settings) => {
        const { isOn, hasBank, renews, isPaidAutomatically, series } =
          readAutomaticPayment(settings);
        const paid = [
          renews && t('renewal'),
          isPaidAutomatically && t('anything'),
          series > 0 && t('series', { count: series }),
        ].filter((each) => each !== false);
        return (
          <>
            <span className={styles.strong}>{t(isOn ? 'on' : 'off')}</span>
            <span className={styles.more}>
              {isOn ? paid.join(separator[facts.locale]) : t(hasBank ? 'idle' : 'noBank')}
            </span>
          </>
        );
      }}
    </AccountCard>
  );
}

function Referral() {
  const { t } = useTranslation('account');
  const { api, facts } = usePage();
  const query = useQuery(ask(api, 'getReferral'));
  const code = query.data?.code;
  const url = code === undefined ? undefined : facts.origin + path('ref', { id: code });
  const copy = { copied: t('linkCopied'), notCopied: t('linkNotCopied') };
  const send = () => {
    if (url === undefined) return;
    void share({ title: t('invitation'), url }, copy);
  };
  return (
    <AccountCard
      query={query}
      title={t('invite')}
      icon={<GiftIcon />}
      wide
      actions={
        <Button size="sm" icon={<ShareIcon />} disabled={url === undefined} onClick={send}>
          {t('share')}
        </Button>
      }
    >
      {({ days_each, invited, earned_days }) => (
        <>
          {url === undefined ? null : (
            <span className={styles.link}>
              <CopyableText text={url} label={t('copyLink')} {...copy} />
            </span>
          )}
          <span className={styles.more}>
            {[
              days_each > 0 && t('daysEach', { count: days_each }),
              invited > 0 ? t('invited', { count: invited }) : t('nobody'),
              earned_days > 0 && t('earned', { count: earned_days }),
            ]
              .filter((each) => each !== false)
              .join(' ')}
          </span>
        </>
      )}
    </AccountCard>
  );
}

/** Shows the total number of given days, and the reason of the newest gift. */
function GiftDaysCard() {
  const { t } = useTranslation('account');
  const query = useInfiniteQuery(askPages(usePage().api, 'listGiftDays'));
  const newest = query.data?.pages[0]?.items[0];
  return (
    <AccountCard
      query={query}
      title={t('giftDays')}
      icon={<CalendarIcon />}
      actions={newest ? <ModalButton modal="gift-days">{t('allGifts')}</ModalButton> : null}
    >
      {({ pages }) => (
        <>
          <span className={styles.strong}>{t('days', { count: pages[0]?.about.days ?? 0 })}</span>
          <span className={styles.more}>
            {newest
              ? t('newestGift', { gift: t(`giftReasons.${reasonOf(newest)}`) })
              : t('noGifts')}
          </span>
        </>
      )}
    </AccountCard>
  );
}

interface AccountCardProps<Data> {
  query: AccountQuery<Data> & Pick<UseQueryResult, 'isEnabled'>;
  title: string;
  icon: ReactNode;
  actions: ReactNode;
  /** True for a card with sentences. */
  wide?: boolean;
  children: (data: Data) => ReactNode;
}

/** A part of the account. Renders nothing if the server does not have it. */
function AccountCard<Data>({
  query,
  title,
  icon,
  actions,
  wide = false,
  children,
}: AccountCardProps<Data>) {
  if (!query.isEnabled) return null;
  return (
    <section className={wide ? styles.wide : styles.card} aria-label={title}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.textBlock}>
        <h2 className={styles.title}>{title}</h2>
        <AccountFact query={query} name={title}>
          {(data) => children(data)}
        </AccountFact>
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

interface ModalButtonProps {
  modal: Extract<ModalName, 'credit' | 'wallet' | 'direct-debit' | 'gift-days'>;
  variant?: 'secondary' | 'ghost';
  children: string;
}

function ModalButton({ modal, variant = 'secondary', children }: ModalButtonProps) {
  const openModal = useModal(modal);
  return openModal ? (
    <Button size="sm" variant={variant} aria-haspopup="dialog" onClick={() => openModal({})}>
      {children}
    </Button>
  ) : null;
}

/** Without a bank nothing is paid, whatever the viewer has chosen. */
export function readAutomaticPayment({ subscriptions, configs, series }: DebitSettings) {
  const hasBank = subscriptions.length > 0;
  const { subscription: renews, pay_anything: isPaidAutomatically } = configs;
  const followed = series.filter(({ directdebit }) => directdebit).length;
  const pays = hasBank && (renews || isPaidAutomatically || followed > 0);
  return { isOn: pays, hasBank, renews, isPaidAutomatically, series: followed };
}

/**
 * Loads the facts, which may fail independently. A page that opens in the browser waits only for the chart, because
 * nothing is in its place if there is no data. It shows the cards as they arrive.
 */
export async function prefetchCards(page: Page): Promise<void> {
  const { api } = page;
  await Promise.all(
    [
      prefetch(page, ask(api, 'getWatchTime')),
      import.meta.env.SSR && [
        prefetch(page, ask(api, 'getDebitSubscriptions')),
        prefetch(page, ask(api, 'getReferral')),
        prefetchPages(page, askPages(api, 'listGiftDays')),
      ],
    ].flat(),
  );
}
