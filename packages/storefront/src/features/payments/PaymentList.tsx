import type { Payment } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { formatDate, formatToman, monthOf } from '@parde/domain';
import {
  Badge,
  Button,
  ButtonLink,
  CardIcon,
  EmptyState,
  FilmIcon,
  Heading,
  Link,
  MetaLine,
  RenewIcon,
  Skeleton,
  TicketIcon,
  VisuallyHidden,
  WalletIcon,
} from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { CopyableText } from '../../app/parts/CopyableText.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { metaItems } from '../../app/parts/facts.ts';
import { LoadFailed, MorePages } from '../../app/parts/MorePages.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { chargedTotal } from '../../app/payment.ts';
import { contentId, isTitleType } from '../../content-id.ts';
import { phrase, sentence } from '../../names/phrases.ts';
import { callbackPath, contentPath } from '../../paths.ts';
import { PaymentChart } from './PaymentChart.tsx';
import {
  isKnownKind,
  isKnownStatus,
  paymentMessage,
  paymentTitle,
  statusTones,
} from './PaymentParts.tsx';
import * as styles from './Payments.css.ts';
import { PaymentFact, Receipt } from './Receipt.tsx';

/** Every payment, the newest first. */
export function PaymentList() {
  const { t } = useTranslation('payments');
  const [receipt, setReceipt] = useState<{ payment: Payment; open: boolean }>();
  const plans = useExistingPages().plansPath();
  const { api, facts } = usePage();
  const { locale } = facts;
  const query = useInfiniteQuery(askPages(api, 'listPayments'));
  const { data, error, hasNextPage } = query;
  if (!data) {
    if (!error) return <PaymentsPlaceholder />;
    return <LoadFailed title={t('failed')} error={error} onRetry={query.refetch} />;
  }
  const payments = data.pages.flatMap(({ items }) => items);
  if (payments.length === 0 && !hasNextPage) {
    return (
      <EmptyState
        icon={<CardIcon />}
        title={t('empty')}
        text={t('emptyMore')}
        actions={
          <ExistingLink href={plans} variant="primary">
            {t('toPlans')}
          </ExistingLink>
        }
      />
    );
  }
  return (
    <>
      <PaymentChart payments={payments} hasOlder={hasNextPage} />
      <MorePages
        query={query}
        count={payments.length}
        label={t('more')}
        status={t('shown', { count: payments.length })}
        failed={t('restFailed')}
      >
        <ul className={styles.list} aria-label={t('payments')}>
          {payments.map((payment, index) => {
            const month = monthOf(payment.created_at, locale)?.label;
            const before = payments[index - 1];
            const isFirst = !before || monthOf(before.created_at, locale)?.label !== month;
            return (
              <li key={payment.tracking_code}>
                {isFirst ? <h2 className={styles.month}>{month}</h2> : null}
                <PaymentCard
                  payment={payment}
                  onReceipt={() => setReceipt({ payment, open: true })}
                />
              </li>
            );
          })}
        </ul>
      </MorePages>
      {receipt ? (
        <Receipt
          payment={receipt.payment}
          open={receipt.open}
          onClose={() => setReceipt({ ...receipt, open: false })}
        />
      ) : null}
    </>
  );
}

function PaymentsPlaceholder() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <div className={styles.list} aria-hidden="true">
        {['a', 'b', 'c'].map((slot) => (
          <div key={slot} className={styles.card}>
            <span className={styles.icon} />
            <div className={styles.textBlock}>
              <Skeleton width="half" />
              <Skeleton width="most" />
            </div>
            <div className={styles.foot}>
              <Skeleton shape="control" width="half" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

const icons: Readonly<Record<Payment['kind'], ComponentType>> = {
  plan: TicketIcon,
  items: FilmIcon,
  wallet: WalletIcon,
  direct_debit: RenewIcon,
};

function PaymentCard({ payment, onReceipt }: { payment: Payment; onReceipt: () => void }) {
  const { t } = useTranslation('payments');
  const { locale } = usePage().facts;
  const { kind, status, tracking_code, created_at, gateway, vat } = payment;
  const title = paymentTitle(payment, locale);
  const href = titlePathOf(payment);
  const why = status === 'paid' || !isKnownStatus(status) ? undefined : t(`why.${status}`);
  const message = paymentMessage(payment, locale) || why;
  const Icon = icons[kind] ?? WalletIcon;
  const chargedWith = chargedTotal(payment) - payment.total;
  return (
    <article className={styles.card}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.textBlock}>
        <Heading level={3} size="sm">
          {href !== undefined && kind !== 'plan' ? (
            <Link href={href} tone="quiet">
              <ServerText>{title}</ServerText>
            </Link>
          ) : (
            <ServerText>{title}</ServerText>
          )}
        </Heading>
      </div>
      <div className={styles.sum}>
        <bdi className={status === 'paid' ? styles.amount : styles.notPaid}>
          {formatToman(payment.total, locale)}
        </bdi>
        {isKnownStatus(status) ? (
          <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
        ) : null}
      </div>
      <div className={styles.meta}>
        <MetaLine
          items={metaItems({
            kind: isKnownKind(kind) && t(`kinds.${kind}`),
            day: <time dateTime={created_at}>{formatDate(created_at, locale)}</time>,
            gateway: gateway && <Name of={gateway} />,
          })}
        />
      </div>
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
      <div className={styles.foot}>
        <dl className={styles.facts}>
          <PaymentFact name={t('trackingCode')}>
            <CopyableText
              text={tracking_code}
              label={t('copyCode', { code: tracking_code })}
              copied={t('copied')}
              notCopied={t('notCopied')}
            />
          </PaymentFact>
          {vat > 0 ? (
            <PaymentFact name={t('vat')}>
              <bdi>{formatToman(vat, locale)}</bdi>
            </PaymentFact>
          ) : null}
        </dl>
        <div className={styles.actions}>
          {status === 'pending' ? (
            <ButtonLink size="sm" variant="primary" href={callbackPath(tracking_code)}>
              {t('askAgain')}
            </ButtonLink>
          ) : null}
          {kind === 'plan' ? (
            <ExistingLink size="sm" variant="ghost" href={href}>
              {t('toTitle')}
            </ExistingLink>
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
        </div>
      </div>
    </article>
  );
}

/** Returns the page of the title that was paid for, or that led to the payment. */
export function titlePathOf({
  content_type,
  content_id,
}: Pick<Payment, 'content_type' | 'content_id'>): string | undefined {
  const isTitle = isTitleType(content_type) && contentId.test(content_id ?? '');
  return isTitle && content_id !== null ? contentPath(content_type, content_id) : undefined;
}

/** Returns true if money has been paid, so that there is something to give a receipt for. */
export function hasReceipt({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'paid' || status === 'refunded';
}
