import type { Plan } from '@parde/api-client';
import type { Locale, PlanPrice } from '@parde/domain';
import type { TFunction } from 'i18next';
import { textIn } from '../../../names/names.ts';

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
