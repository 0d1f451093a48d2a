import { ask } from '@parde/api-client/query';
import { Button, GiftIcon, RenewIcon, ShareIcon, WalletIcon } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { share } from '../../app/browser/share.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { CopyableText } from '../../app/parts/CopyableText.tsx';
import { separator } from '../../names/names.ts';
import { path } from '../../paths.ts';
import { AccountCard, type FactProps, ModalButton } from './AccountCard.tsx';
import { AccountFact } from './AccountFact.tsx';
import * as styles from './AccountHead.css.ts';
import { type AutomaticPayment, readAutomaticPayment } from './automatic-payment.ts';

export function Credit({ title }: FactProps) {
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

export function Automatic({ title }: FactProps) {
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

export function Referral({ title }: FactProps) {
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
