import type { Payment } from '@parde/api-client';
import { formatDate, formatToman } from '@parde/domain';
import {
  Badge,
  Button,
  ButtonLink,
  FilmIcon,
  Heading,
  Link,
  MetaLine,
  RenewIcon,
  TicketIcon,
  WalletIcon,
} from '@parde/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { CopyableText } from '../../app/parts/CopyableText.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { chargedTotal } from '../../app/payment.ts';
import { phrase, sentence } from '../../names/phrases.ts';
import { callbackPath } from '../../paths.ts';
import { PaymentFact } from './PaymentFact.tsx';
import * as styles from './Payments.css.ts';
import { hasReceipt, titlePathOf } from './payment-facts.ts';
import {
  isKnownKind,
  isKnownStatus,
  paymentMessage,
  paymentTitle,
  statusTones,
} from './payment-messages.ts';

const icons: Readonly<Record<Payment['kind'], ComponentType>> = {
  plan: TicketIcon,
  items: FilmIcon,
  wallet: WalletIcon,
  direct_debit: RenewIcon,
};

interface PaymentCardProps {
  payment: Payment;
  onReceipt: () => void;
}

export function PaymentCard({ payment, onReceipt }: PaymentCardProps) {
  const { t } = useTranslation('payments');
  const { locale } = usePage().facts;
  const { kind, status, tracking_code } = payment;
  const title = paymentTitle(payment, locale);
  const href = titlePathOf(payment);
  const why = status === 'paid' || !isKnownStatus(status) ? undefined : t(`why.${status}`);
  const message = paymentMessage(payment, locale) || why;
  const Icon = icons[kind] ?? WalletIcon;
  const chargedWith = chargedTotal(payment) - payment.total;
  const toman = (amount: number) => <bdi>{formatToman(amount, locale)}</bdi>;
  return (
    <article className={styles.card}>
      <header className={styles.top}>
        <span className={styles.icon}>
          <Icon />
        </span>
        <div className={styles.textBlock}>
          <Heading level={2} size="sm">
            {href !== undefined && kind !== 'plan' ? (
              <Link href={href} tone="quiet">
                <ServerText>{title}</ServerText>
              </Link>
            ) : (
              <ServerText>{title}</ServerText>
            )}
          </Heading>
          <div className={styles.meta}>
            <MetaLine
              items={[
                ...(isKnownKind(kind) ? [{ id: 'kind', content: t(`kinds.${kind}`) }] : []),
                {
                  id: 'day',
                  content: (
                    <time dateTime={payment.created_at}>
                      {formatDate(payment.created_at, locale)}
                    </time>
                  ),
                },
                ...(payment.gateway
                  ? [{ id: 'gateway', content: <Name of={payment.gateway} /> }]
                  : []),
              ]}
            />
          </div>
        </div>
        {isKnownStatus(status) ? (
          <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
        ) : null}
      </header>
      {message ? (
        <p className={styles.message}>
          <ServerText>{message}</ServerText>
        </p>
      ) : null}
      {chargedWith > 0 ? (
        <p className={styles.message}>
          {t('chargedSeparately', { amount: formatToman(chargedWith, locale) })}
        </p>
      ) : null}
      <dl className={styles.facts}>
        <PaymentFact name={t('amount')}>{toman(payment.amount)}</PaymentFact>
        <PaymentFact name={t('vat')}>{toman(payment.vat)}</PaymentFact>
        <PaymentFact name={t('total')} strong>
          {toman(payment.total)}
        </PaymentFact>
        <PaymentFact name={t('trackingCode')}>
          <CopyableText
            text={tracking_code}
            label={t('copyCode', { code: tracking_code })}
            copied={t('copied')}
            notCopied={t('notCopied')}
          />
        </PaymentFact>
      </dl>
      <div className={styles.actions}>
        {status === 'pending' ? (
          <ButtonLink size="sm" variant="primary" href={callbackPath(tracking_code)}>
            {t('askAgain')}
          </ButtonLink>
        ) : null}
        {hasReceipt(payment) ? (
          <Button
            size="sm"
            aria-haspopup="dialog"
            label={sentence(phrase(title, locale), (name) =>
              t('receiptFor', { name, code: tracking_code }),
            )}
            onClick={onReceipt}
          >
            {t('receipt')}
          </Button>
        ) : null}
        {kind === 'plan' && href !== undefined ? (
          <ButtonLink size="sm" variant="ghost" href={href}>
            {t('toTitle')}
          </ButtonLink>
        ) : null}
      </div>
    </article>
  );
}
