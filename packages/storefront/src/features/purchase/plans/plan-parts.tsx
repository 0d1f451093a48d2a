import type { Plan } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { Locale, PlanPrice } from '@parde/domain';
import { CheckIcon, Link, Notice } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Note } from '../../../app/parts/Note.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { SupportLink } from '../../../app/parts/SupportLink.tsx';
import { usePlanClaims } from '../../../app/session/plan-claims.ts';
import { useViewer } from '../../../app/session/use-viewer.ts';
import { textIn } from '../../../names/names.ts';
import * as styles from './PlanNotes.css.ts';

export function PlanFeatures() {
  const { t } = useTranslation('purchase');
  const { fullRateOperators: operators } = useViewer();
  const { episodes, downloads, halfPrice } = usePlanClaims();
  const halfPriceText = operators === undefined ? t('halfPrice') : t('halfPriceBut', { operators });
  // A brand removes a feature by an empty text.
  const features = [
    episodes === undefined ? '' : t('episodes', { count: episodes }),
    downloads ? t('downloads') : '',
    halfPrice ? halfPriceText : '',
  ].filter((feature) => feature.trim() !== '');
  if (features.length === 0) return null;
  return (
    <ul className={styles.features} aria-label={t('features')}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <span className={styles.tick}>
            <CheckIcon />
          </span>
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** The notes to read before choosing a plan: the server's texts about its plans, and the purpose of the plans. */
export function PlanNotes() {
  const { t } = useTranslation('purchase');
  const { api, brand, facts } = usePage();
  const { plusCatalogue } = brand;
  const { data } = useQuery(ask(api, 'getPlans'));
  const texts = data && [
    textIn(facts.locale, data.description, data.description_en),
    textIn(facts.locale, data.message, data.message_en),
  ];
  const catalogue = plusCatalogue?.name[facts.locale];
  return (
    <Note leading="ui">
      {texts
        ?.filter((text) => text !== '')
        .map((text) => (
          <span key={text}>
            <ServerText>{text}</ServerText>{' '}
          </span>
        ))}
      {plusCatalogue && catalogue !== undefined ? (
        <>
          {t('catalogueOnly', { catalogue })}{' '}
          <Link href={plusCatalogue.href}>{t('openCatalogue', { catalogue })}</Link>
        </>
      ) : null}
    </Note>
  );
}

/** The id comes from an address. */
export function findPlan(plans: Readonly<Record<string, Plan>>, id: string): Plan | undefined {
  return Object.hasOwn(plans, id) ? plans[id] : undefined;
}

export function planSummary({ description, description_en }: Plan, locale: Locale): string {
  return textIn(locale, description, description_en);
}

/** Returns undefined without a discount or a gift. */
export function discountBanner(price: PlanPrice, t: TFunction<'purchase'>): string | undefined {
  const off =
    price.discountPercent === undefined
      ? undefined
      : t('off', { share: price.discountPercent / 100 });
  const gift = price.giftDays === undefined ? undefined : t('giftDays', { count: price.giftDays });
  return off !== undefined && gift !== undefined ? t('offAndGift', { off, gift }) : (off ?? gift);
}

/** Says that the price of a plan cannot be paid on this site, and how to contact support. */
export function PlansSoldElsewhere() {
  const { t } = useTranslation('purchase');
  return (
    <Notice>
      {t('elsewhere.plan')} <SupportLink before={t('elsewhere.ask')} />
    </Notice>
  );
}
