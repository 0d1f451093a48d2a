import type { Plan } from '@parde/api-client';
import { formatToman, type Locale, type PlanPrice } from '@parde/domain';
import type { TFunction } from 'i18next';

/** In the viewer's language, where the plan has words in it. */
export function planSummary(plan: Plan, locale: Locale): string {
  return locale === 'en' ? (plan.description_en ?? plan.description) : plan.description;
}

/** What is saved, in a word or two; nothing where nothing is. */
export function discountBanner(price: PlanPrice, t: TFunction<'purchase'>): string | undefined {
  const off =
    price.discountPercent === undefined
      ? undefined
      : t('off', { share: price.discountPercent / 100 });
  const gift = price.giftDays === undefined ? undefined : t('giftDays', { count: price.giftDays });
  return off !== undefined && gift !== undefined ? t('offAndGift', { off, gift }) : (off ?? gift);
}

/** The price with what it was before, as the kit's `Price` draws it. */
export function priceWords(price: PlanPrice, locale: Locale, t: TFunction<'purchase'>) {
  return {
    amount: formatToman(price.price, locale),
    ...(price.before !== undefined && {
      before: { amount: formatToman(price.before, locale), label: t('instead') },
    }),
  };
}
