import { ask } from '@parde/api-client/query';
import { formatMobile, showDigits, subscriptionStatus } from '@parde/domain';
import {
  ButtonLink,
  CardIcon,
  DownloadIcon,
  type HeadingLevel,
  MetaLine,
  SettingsIcon,
  TicketIcon,
  UserIcon,
  VisuallyHidden,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOperation, hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { useSubscriptionSentence, useViewer } from '../../app/session/use-viewer.ts';
import { path } from '../../paths.ts';
import { Automatic, Credit, Referral } from './AccountCards.tsx';
import { AccountFact } from './AccountFact.tsx';
import * as styles from './AccountHead.css.ts';
import { GiftDaysCard } from './GiftDaysCard.tsx';

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

function Who({ level, id }: AccountHeadProps & { id: string }) {
  const { t } = useTranslation('account');
  const page = usePage();
  const { api, brand, facts } = page;
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
                {name ? (
                  <MetaLine
                    items={[
                      { id: 'number', content: number },
                      { id: 'days', content: state },
                    ]}
                  />
                ) : (
                  state
                )}
              </>
            );
          }}
        </AccountFact>
      </div>
      {isAssumed || !hasPage(page, 'plans') ? null : (
        <ButtonLink
          href={path('plans')}
          size="sm"
          variant={query.data === undefined || subscribed ? 'secondary' : 'primary'}
          icon={<TicketIcon />}
        >
          {t(subscribed ? 'renew' : 'subscribe')}
        </ButtonLink>
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
  const page = usePage();
  const links = [
    hasPage(page, 'download') && {
      href: path('download'),
      label: t('downloads'),
      icon: <DownloadIcon />,
    },
    hasPage(page, 'payments') && {
      href: path('payments'),
      label: t('payments'),
      icon: <CardIcon />,
    },
    { href: path('settings'), label: t('settings'), icon: <SettingsIcon /> },
  ].filter((link) => link !== false);
  return (
    <nav aria-label={t('links')}>
      <ul className={styles.links}>
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <a href={href} className={styles.page}>
              <span className={styles.pageIcon}>{icon}</span>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
