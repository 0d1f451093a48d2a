/** A chart of payments by month, in both languages. */
import { formatToman } from '@parde/domain';
import type { StoryLocale } from '../story-locale.ts';

const texts = {
  fa: {
    label: 'پرداخت‌ها به تفکیک ماه',
    headings: { label: 'ماه', value: 'مبلغ' },
    months: ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', 'آبان', 'آذر'],
    storage: 'فضای این دستگاه',
    used: '۲٫۴ گیگابایت از ۸ گیگابایت',
  },
  en: {
    label: 'Payments by month',
    headings: { label: 'Month', value: 'Amount' },
    months: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    storage: 'Space on this device',
    used: '2.4 GB of 8 GB',
  },
} as const;

const amounts = [149_000, 89_000, 0, 298_000, 149_000, 35_000, 149_000, 0, 219_000];

export function chartMessages(locale: StoryLocale) {
  const { label, headings, months } = texts[locale];
  const number = new Intl.NumberFormat(locale);
  return {
    label,
    headings,
    bars: months.map((month, index) => {
      const value = amounts[index] ?? 0;
      return {
        id: month,
        label: month,
        shortLabel: month,
        value,
        valueText: formatToman(value, locale),
        shortText: number.format(value / 1000),
      };
    }),
  };
}

export const meterMessages = (locale: StoryLocale) => texts[locale];
