import type { DebitAgreement, Payment } from '@parde/api-client';
import { formatToman, type Locale } from '@parde/domain';
import { type BadgeTone, Heading } from '@parde/ui';
import { Trans, useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { textIn } from '../../names/names.ts';
import * as styles from './Receipt.css.ts';

export const statusTones = {
  paid: 'success',
  pending: 'accent',
  refunded: 'soft',
  failed: 'danger',
  abandoned: 'neutral',
} as const satisfies Record<Payment['status'], BadgeTone>;

const kinds: Readonly<Record<Payment['kind'], true>> = {
  plan: true,
  items: true,
  wallet: true,
  direct_debit: true,
};

/** A server may send kinds for which there is no message. */
export const isKnownKind = (kind: string): boolean => Object.hasOwn(kinds, kind);
export const isKnownStatus = (status: string): boolean => Object.hasOwn(statusTones, status);

export function paymentTitle(
  { title_fa, title_en }: Pick<Payment, 'title_fa' | 'title_en'>,
  locale: Locale,
): string {
  return textIn(locale, title_fa, title_en);
}

/** Returns the server's message about the payment, such as why it failed. */
export function paymentMessage(
  { message, message_fa }: Pick<Payment, 'message' | 'message_fa'>,
  locale: Locale,
): string {
  return textIn(locale, message_fa, message);
}

/** The confirmed choices of automatic payment, and the payments that were made with them. */
export function DebitAgreed({ debit, level }: { debit: DebitAgreement; level: 2 | 3 }) {
  const { t } = useTranslation('payments');
  const { locale } = usePage().facts;
  const { subscription, pay_anything, series, charges } = debit;
  return (
    <>
      {subscription || pay_anything || series.length > 0 ? (
        <section className={styles.part}>
          <Heading level={level} size="sm">
            {t('agreed')}
          </Heading>
          <ul className={styles.lines}>
            {subscription ? <li>{t('agreement.subscription')}</li> : null}
            {pay_anything ? <li>{t('agreement.payAnything')}</li> : null}
            {series.map((each) => (
              <li key={each.id}>
                <Trans t={t} i18nKey="agreement.series" components={{ name: <Name of={each} /> }} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className={styles.part}>
        <Heading level={level} size="sm">
          {t('charged')}
        </Heading>
        {charges.length === 0 ? <span>{t('nothingCharged')}</span> : null}
        {charges.length > 0 ? (
          <ul className={styles.lines}>
            {charges.map((charge) => (
              <li key={charge.tracking_code}>
                <span className={styles.item}>
                  <ServerText>{paymentTitle(charge, locale)}</ServerText>
                  <bdi className={styles.price}>{formatToman(charge.total, locale)}</bdi>
                </span>
                <span className={styles.more}>
                  <span>
                    {t('trackingCode')} <bdi dir="ltr">{charge.tracking_code}</bdi>
                  </span>
                  {charge.status !== 'paid' && isKnownStatus(charge.status) ? (
                    <strong>{t(`status.${charge.status}`)}</strong>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </>
  );
}
