import type { DebitSettings } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { Button, CalendarIcon, GiftIcon, RenewIcon, ShareIcon, WalletIcon } from '@parde/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { share } from '../../app/browser/share.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { hasModal } from '../../app/modals/has-modal.ts';
import type { ModalName } from '../../app/modals/modal-states.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { CopyableText } from '../../app/parts/CopyableText.tsx';
import { separator } from '../../names/names.ts';
import { path } from '../../paths.ts';
import * as styles from './AccountHead.css.ts';
import { AccountFact } from './AccountHead.tsx';
import { reasonOf } from './gift-reason.ts';

/** The parts of the account, each in a card. */
export function AccountCards() {
  const { t } = useTranslation('account');
  const page = usePage();
  return (
    <div className={styles.facts}>
      {hasOperation(page, 'getWallet') ? <Credit title={t('credit')} /> : null}
      {hasOperation(page, 'getDebitSubscriptions') ? <Automatic title={t('automatic')} /> : null}
      {hasOperation(page, 'listGiftDays') ? <GiftDaysCard title={t('giftDays')} /> : null}
      {hasOperation(page, 'getReferral') ? <Referral title={t('invite')} /> : null}
    </div>
  );
}

function Credit({ title }: FactProps) {
  const { t } = useTranslation('account');
  const { api } = usePage();
  const query = useQuery(ask(api, 'getWallet'));
  return (
    <AccountCard
      title={title}
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
      <AccountFact query={query} name={title}>
        {({ my_credit }) => (
          <span className={styles.value}>
            <bdi className={styles.strong}>{my_credit}</bdi>
          </span>
        )}
      </AccountFact>
    </AccountCard>
  );
}

function Automatic({ title }: FactProps) {
  const { t } = useTranslation('account');
  const { api } = usePage();
  const query = useQuery(ask(api, 'getDebitSubscriptions'));
  return (
    <AccountCard
      title={title}
      icon={<RenewIcon />}
      actions={<ModalButton modal="direct-debit">{t('manage')}</ModalButton>}
    >
      <AccountFact query={query} name={title}>
        {(settings) => <AutomaticState {...readAutomaticPayment(settings)} />}
      </AccountFact>
    </AccountCard>
  );
}

function AutomaticState({ isOn, hasBank, renews, isPaidAutomatically, series }: AutomaticPayment) {
  const { t } = useTranslation('account');
  const { locale } = usePage().facts;
  const paid = [
    renews && t('renewal'),
    isPaidAutomatically && t('anything'),
    series > 0 && t('series', { count: series }),
  ].filter((each) => each !== false);
  const more = isOn ? paid.join(separator[locale]) : t(hasBank ? 'idle' : 'noBank');
  return (
    <span className={styles.value}>
      <span className={styles.strong}>{t(isOn ? 'on' : 'off')}</span>
      <span className={styles.more}>{more}</span>
    </span>
  );
}

function Referral({ title }: FactProps) {
  const { t } = useTranslation('account');
  const { api, brand, facts } = usePage();
  const query = useQuery(ask(api, 'getReferral'));
  const code = query.data?.code;
  const url = code === undefined ? undefined : facts.origin + path('ref', { id: code });
  const send = () => {
    if (url === undefined) return;
    const shared = { title: t('invitation', { brand: brand.name[facts.locale] }), url };
    void share(shared, { copied: t('linkCopied'), notCopied: t('linkNotCopied') });
  };
  return (
    <AccountCard
      title={title}
      icon={<GiftIcon />}
      wide
      actions={
        <Button size="sm" icon={<ShareIcon />} disabled={url === undefined} onClick={send}>
          {t('share')}
        </Button>
      }
    >
      <AccountFact query={query} name={title}>
        {({ days_each, invited, earned_days }) => (
          <span className={styles.value}>
            {url === undefined ? null : (
              <span className={styles.link}>
                <CopyableText
                  text={url}
                  label={t('copyLink')}
                  copied={t('linkCopied')}
                  notCopied={t('linkNotCopied')}
                />
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
          </span>
        )}
      </AccountFact>
    </AccountCard>
  );
}

/** Shows the total number of given days, and the reason of the newest gift. */
function GiftDaysCard({ title }: FactProps) {
  const { t } = useTranslation('account');
  const query = useInfiniteQuery(askPages(usePage().api, 'listGiftDays'));
  const newest = query.data?.pages[0]?.items[0];
  return (
    <AccountCard
      title={title}
      icon={<CalendarIcon />}
      actions={newest ? <ModalButton modal="gift-days">{t('allGifts')}</ModalButton> : null}
    >
      <AccountFact query={query} name={title}>
        {({ pages }) => (
          <span className={styles.value}>
            <span className={styles.strong}>{t('days', { count: pages[0]?.about.days ?? 0 })}</span>
            <span className={styles.more}>
              {newest
                ? t('newestGift', { gift: t(`giftReasons.${reasonOf(newest)}`) })
                : t('noGifts')}
            </span>
          </span>
        )}
      </AccountFact>
    </AccountCard>
  );
}

/** A part of the account, which has its own card. */
interface FactProps {
  title: string;
}

interface CardProps extends FactProps {
  icon: ReactNode;
  actions: ReactNode;
  /** True for a card with sentences. */
  wide?: boolean;
  children: ReactNode;
}

function AccountCard({ title, icon, actions, wide = false, children }: CardProps) {
  return (
    <section className={wide ? styles.wide : styles.fact} aria-label={title}>
      <h2 className={styles.title}>
        <span className={styles.icon}>{icon}</span>
        {title}
      </h2>
      <div className={wide ? styles.inviting : styles.state}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

function ModalButton({
  modal,
  variant = 'secondary',
  children,
}: {
  modal: Extract<ModalName, 'credit' | 'wallet' | 'direct-debit' | 'gift-days'>;
  variant?: 'secondary' | 'ghost';
  children: string;
}) {
  const page = usePage();
  const openModal = useModal(modal);
  if (!hasModal(page, modal)) return null;
  return (
    <Button size="sm" variant={variant} aria-haspopup="dialog" onClick={() => openModal?.({})}>
      {children}
    </Button>
  );
}

interface AutomaticPayment {
  /** True if there is a bank, and something to pay through it. */
  readonly isOn: boolean;
  readonly hasBank: boolean;
  readonly renews: boolean;
  readonly isPaidAutomatically: boolean;
  /** The number of series whose episodes are bought as they come out. */
  readonly series: number;
}

/** Without a bank nothing is paid, whatever the viewer has chosen. */
export function readAutomaticPayment({
  subscriptions,
  configs,
  series,
}: DebitSettings): AutomaticPayment {
  const hasBank = subscriptions.length > 0;
  const { subscription: renews, pay_anything: isPaidAutomatically } = configs;
  const followed = series.filter(({ directdebit }) => directdebit).length;
  const pays = hasBank && (renews || isPaidAutomatically || followed > 0);
  return { isOn: pays, hasBank, renews, isPaidAutomatically, series: followed };
}

/**
 * Loads the messages, and the facts, which may fail independently. Only a server-rendered document waits for the
 * facts: a page that opens later shows them as they arrive.
 */
export async function prefetchAccount(page: Page): Promise<void> {
  const { api, queryClient } = page;
  const facts = Promise.all([
    hasOperation(page, 'getWallet') && queryClient.prefetchQuery(ask(api, 'getWallet')),
    hasOperation(page, 'getDebitSubscriptions') &&
      queryClient.prefetchQuery(ask(api, 'getDebitSubscriptions')),
    hasOperation(page, 'getReferral') && queryClient.prefetchQuery(ask(api, 'getReferral')),
    hasOperation(page, 'listGiftDays') &&
      queryClient.prefetchInfiniteQuery(askPages(api, 'listGiftDays')),
  ]);
  await Promise.all([loadMessages(page, 'account'), import.meta.env.SSR && facts]);
}
