import type { Payment } from '@parde/api-client';
import { formatDate, formatMobile, formatTimeOfDay, formatToman, showDigits } from '@parde/domain';
import { Button } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { chargedTotal } from '../../app/payment.ts';
import { useViewer } from '../../app/session/use-viewer.ts';
import { DebitAgreed, isKnownKind, isKnownStatus, paymentTitle } from './PaymentParts.tsx';
import * as factStyles from './Payments.css.ts';
import * as styles from './Receipt.css.ts';

interface ReceiptProps {
  payment: Payment;
  open: boolean;
  onClose: () => void;
}

/** In print, the receipt is the only content of the page, on one sheet. */
export function Receipt({ payment, open, onClose }: ReceiptProps) {
  const { t } = useTranslation('payments');
  return (
    <ModalDialog
      open={open}
      size="md"
      title={t('receipt')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      <Sheet payment={payment} />
    </ModalDialog>
  );
}

/** From this number of items on, the list of bought items is smaller and has two columns. */
const manyItems = 12;

function Sheet({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { locale } = usePage().facts;
  const { mobile } = useViewer();
  const { status, kind, gateway, items, debit } = payment;
  const paidAt = payment.paid_at ?? payment.created_at;
  const toman = (amount: number) => <bdi>{formatToman(amount, locale)}</bdi>;
  return (
    <div className={styles.sheet}>
      <p className={styles.brand}>{t('receiptOf')}</p>
      <dl className={styles.facts}>
        {mobile === undefined ? null : (
          <PaymentFact name={t('mobile')}>
            <bdi dir="ltr">{showDigits(formatMobile(mobile), locale)}</bdi>
          </PaymentFact>
        )}
        <PaymentFact name={t('day')}>
          <time dateTime={paidAt}>
            {formatDate(paidAt, locale)} <bdi>{formatTimeOfDay(paidAt, locale)}</bdi>
          </time>
        </PaymentFact>
        {isKnownKind(kind) ? (
          <PaymentFact name={t('kind')}>{t(`kinds.${kind}`)}</PaymentFact>
        ) : null}
        <PaymentFact name={t('for')}>
          <ServerText>{paymentTitle(payment, locale)}</ServerText>
        </PaymentFact>
        {isKnownStatus(status) ? (
          <PaymentFact name={t('state')}>{t(`status.${status}`)}</PaymentFact>
        ) : null}
        {gateway ? (
          <PaymentFact name={t('gateway')}>
            <Name of={gateway} />
          </PaymentFact>
        ) : null}
        <PaymentFact name={t('trackingCode')}>
          <bdi dir="ltr">{payment.tracking_code}</bdi>
        </PaymentFact>
      </dl>
      {items.length === 0 ? null : (
        <ul
          className={items.length > manyItems ? styles.many : styles.items}
          aria-label={t('items')}
        >
          {items.map(({ itemid, name, name_en, quality, amount }) => (
            <li key={itemid} className={styles.item}>
              <span>
                <Name of={{ name_fa: name, name_en }} /> <bdi dir="ltr">{quality}</bdi>
              </span>
              <span className={styles.price}>{toman(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {debit ? <DebitAgreed debit={debit} level={3} /> : null}
      <dl className={styles.sum}>
        {debit ? (
          <>
            <PaymentFact name={t('activation')}>{toman(payment.total)}</PaymentFact>
            <PaymentFact name={t('chargedInAll')} strong>
              {toman(chargedTotal(payment))}
            </PaymentFact>
          </>
        ) : (
          <>
            <PaymentFact name={t('amount')}>{toman(payment.amount)}</PaymentFact>
            <PaymentFact name={t('vat')}>{toman(payment.vat)}</PaymentFact>
            <PaymentFact name={t('total')} strong>
              {toman(payment.total)}
            </PaymentFact>
          </>
        )}
      </dl>
    </div>
  );
}

interface PaymentFactProps {
  name: string;
  strong?: boolean;
  children: ReactNode;
}

/** One row of a `dl`. */
export function PaymentFact({ name, strong = false, children }: PaymentFactProps) {
  return (
    <div className={strong ? factStyles.total : factStyles.fact}>
      <dt>{name}</dt>
      <dd className={factStyles.value}>{children}</dd>
    </div>
  );
}
