import { ask } from '@parde/api-client/query';
import { showDigits, showMobile } from '@parde/domain';
import {
  Button,
  ButtonLink,
  CardIcon,
  GiftIcon,
  Heading,
  type HeadingLevel,
  RenewIcon,
  SettingsIcon,
  ShareIcon,
  TicketIcon,
  UserIcon,
  WalletIcon,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { share } from '../../app/browser/share.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import type { ModalName } from '../../app/modals/modal-states.ts';
import { useOpenModal } from '../../app/modals/use-open-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { CopyableText } from '../../app/parts/CopyableText.tsx';
import { useSubscriptionSentence } from '../../app/session/use-subscription-sentence.ts';
import { useViewer } from '../../app/session/use-viewer.ts';
import { path } from '../../paths.ts';
import { isBuilt } from '../../route-table.ts';
import { AccountFact } from './AccountFact.tsx';
import * as styles from './AccountHead.css.ts';
import { type AutomaticPayment, readAutomaticPayment } from './automatic-payment.ts';

interface AccountHeadProps {
  /** Of its heading. */
  level: Extract<HeadingLevel, 1 | 2>;
}

/** Who is signed in, and what is theirs. */
export function AccountHead({ level }: AccountHeadProps) {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <section className={styles.head} aria-labelledby={id}>
      <div className={styles.identity}>
        <Who level={level} id={id} />
        <AccountLinks />
      </div>
      <div className={styles.facts}>
        <Credit level={level} title={t('credit')} />
        <Automatic level={level} title={t('automatic')} />
        <Referral level={level} title={t('invite')} />
      </div>
    </section>
  );
}

function Who({ level, id }: AccountHeadProps & { id: string }) {
  const { t } = useTranslation('account');
  const { api, brand, facts } = usePage();
  const query = useQuery(ask(api, 'getUser', { query: { ref: brand.userRef } }));
  const { subscribed } = useViewer().subscription;
  const sentence = useSubscriptionSentence();
  return (
    <div className={styles.who}>
      <span className={styles.portrait}>
        <UserIcon size="lg" />
      </span>
      <div className={styles.words}>
        <Heading level={level} size="lg" id={id}>
          {t('account')}
        </Heading>
        <AccountFact query={query} name={t('account')}>
          {({ mobile, name }) => (
            <span className={styles.value}>
              {name ? (
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                </span>
              ) : null}
              <bdi dir="ltr" className={styles.mobile}>
                {showDigits(showMobile(mobile ?? ''), facts.locale)}
              </bdi>
            </span>
          )}
        </AccountFact>
      </div>
      <div className={styles.subscription}>
        <span className={styles.days}>{query.data === undefined ? null : sentence}</span>
        <ButtonLink
          href={path('plans')}
          size="sm"
          variant={query.data === undefined || subscribed ? 'secondary' : 'primary'}
          icon={<TicketIcon />}
        >
          {t(subscribed ? 'renew' : 'subscribe')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The pages of the account. One that is not built yet is left out. */
function AccountLinks() {
  const { t } = useTranslation('account');
  const { rules } = usePage().facts;
  const links = [
    rules.showsPayments && { href: path('payments'), label: t('payments'), icon: <CardIcon /> },
    { href: path('settings'), label: t('settings'), icon: <SettingsIcon /> },
    { href: path('plans'), label: t('plans'), icon: <TicketIcon /> },
  ].filter((link) => link !== false);
  return (
    <nav aria-label={t('links')}>
      <ul className={styles.links}>
        {links
          .filter(({ href }) => isBuilt(href))
          .map(({ href, label, icon }) => (
            <li key={href}>
              <ButtonLink href={href} size="sm" variant="ghost" icon={icon}>
                {label}
              </ButtonLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface FactProps extends AccountHeadProps {
  title: string;
}

interface CardProps extends FactProps {
  icon: ReactNode;
  actions: ReactNode;
  /** For sentences. */
  wide?: boolean;
  children: ReactNode;
}

function Card({ title, level, icon, actions, wide = false, children }: CardProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <section className={wide ? styles.wide : styles.fact} aria-label={title}>
      <Title className={styles.title}>
        <span className={styles.icon}>{icon}</span>
        {title}
      </Title>
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
  modal: Extract<ModalName, 'credit' | 'wallet' | 'direct-debit'>;
  variant?: 'secondary' | 'ghost';
  children: string;
}) {
  const openModal = useOpenModal();
  const open = () => {
    openModal(modal, {}).catch(() => {
      // Pressing again retries.
    });
  };
  return (
    <Button size="sm" variant={variant} aria-haspopup="dialog" onClick={open}>
      {children}
    </Button>
  );
}

function Credit({ title, level }: FactProps) {
  const { t } = useTranslation('account');
  const { api } = usePage();
  const query = useQuery(ask(api, 'getWallet'));
  return (
    <Card
      title={title}
      level={level}
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
    </Card>
  );
}

function Automatic({ title, level }: FactProps) {
  const { t } = useTranslation('account');
  const { api } = usePage();
  const query = useQuery(ask(api, 'getDebitSubscriptions'));
  return (
    <Card
      title={title}
      level={level}
      icon={<RenewIcon />}
      actions={<ModalButton modal="direct-debit">{t('manage')}</ModalButton>}
    >
      <AccountFact query={query} name={title}>
        {(settings) => <AutomaticState {...readAutomaticPayment(settings)} />}
      </AccountFact>
    </Card>
  );
}

function AutomaticState({ isOn, hasBank, renews, paysAnything, series }: AutomaticPayment) {
  const { t } = useTranslation('account');
  const { locale } = usePage().facts;
  const paid = [
    renews && t('renewal'),
    paysAnything && t('anything'),
    series > 0 && t('series', { count: series }),
  ].filter((each) => each !== false);
  const more = isOn ? paid.join(locale === 'fa' ? '، ' : ', ') : t(hasBank ? 'idle' : 'noBank');
  return (
    <span className={styles.value}>
      <span className={styles.strong}>{t(isOn ? 'on' : 'off')}</span>
      <span className={styles.more}>{more}</span>
    </span>
  );
}

function Referral({ title, level }: FactProps) {
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
    <Card
      title={title}
      level={level}
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
    </Card>
  );
}
