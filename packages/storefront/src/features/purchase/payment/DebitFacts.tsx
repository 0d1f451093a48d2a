import type { DebitAgreement, DebitCharge } from '@parde/api-client';
import { formatToman } from '@parde/domain';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Name, Sentence, ServerText } from '../../../app/parts/ServerText.tsx';
import { textIn } from '../../../words/names.ts';
import { nameSlot } from '../../../words/phrases.ts';
import * as styles from './DebitFacts.css.ts';

/** For a `dl`: the choices of automatic payment that were confirmed, and the payments that were made with them. */
export function DebitFacts({ debit }: { debit: DebitAgreement }) {
  const { t } = useTranslation('callback');
  const { subscription, pay_anything, series, charges } = debit;
  return (
    <>
      {subscription || pay_anything || series.length > 0 ? (
        <ListFact name={t('agreed')}>
          {subscription ? <li>{t('agreement.subscription')}</li> : null}
          {pay_anything ? <li>{t('agreement.payAnything')}</li> : null}
          {series.map((each) => (
            <li key={each.id}>
              <Sentence
                text={t('agreement.series', { name: nameSlot })}
                name={<Name of={each} />}
              />
            </li>
          ))}
        </ListFact>
      ) : null}
      {charges.length > 0 ? (
        <ListFact name={t('charged')}>
          {charges.map((charge) => (
            <Charge key={charge.tracking_code} charge={charge} />
          ))}
        </ListFact>
      ) : null}
    </>
  );
}

function ListFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.body}>
        <ul className={styles.list}>{children}</ul>
      </dd>
    </div>
  );
}

function Charge({ charge }: { charge: DebitCharge }) {
  const { t } = useTranslation('callback');
  const { locale } = usePage().facts;
  return (
    <li>
      <span className={styles.line}>
        <ServerText>{textIn(locale, charge.title_fa, charge.title_en)}</ServerText>
        <bdi>{formatToman(charge.total, locale)}</bdi>
      </span>
      <span className={styles.more}>
        <span>
          {t('trackingCode')} <bdi dir="ltr">{charge.tracking_code}</bdi>
        </span>
        {charge.status === 'paid' ? null : (
          <strong>{t(charge.status === 'refunded' ? 'chargeRefunded' : 'notCharged')}</strong>
        )}
      </span>
    </li>
  );
}
