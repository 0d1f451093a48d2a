import type { Plan, Plans } from '@parde/api-client';

/** The texts above the plans. */
export const aboutPlans = {
  description: 'با اشتراک، فیلم‌ها و سریال‌ها را بی‌وقفه تماشا یا دانلود کنید.',
  description_en: 'With a subscription, watch or download films and series without interruption.',
  message: 'اشتراک تازه از پایان اشتراک کنونی شما آغاز می‌شود.',
  message_en: 'A new plan begins when your current one ends.',
};

type Sold = Plan & { name_en: string; days: number };

const monthly: Sold = {
  name_fa: 'یک‌ماهه',
  name_en: 'One month',
  toman: 149_000,
  description: '۳۰ روز تماشا، بدون تعهد',
  description_en: '30 days of watching, without commitment',
  days: 30,
  discount: null,
};

/** The plan used for automatic renewals. */
export const renewalPlan = { id: 'm1', ...monthly };

export const plans: Plans & Record<string, Sold> = {
  m1: monthly,
  m3: {
    name_fa: 'سه‌ماهه',
    name_en: 'Three months',
    toman: 399_000,
    description: '۹۰ روز تماشا، برای یک فصل سریال',
    description_en: '90 days of watching: a season of a series',
    days: 90,
    discount: { discount_percent: 10, discount_price: 39_900, discount_day: 0 },
  },
  m6: {
    name_fa: 'شش‌ماهه',
    name_en: 'Six months',
    toman: 749_000,
    description: '۱۸۰ روز تماشا، انتخاب بیشتر خانواده‌ها',
    description_en: '180 days of watching: what most families choose',
    days: 180,
    discount: { discount_percent: 20, discount_price: 149_800, discount_day: 7 },
  },
  m12: {
    name_fa: 'یک‌ساله',
    name_en: 'One year',
    toman: 1_349_000,
    description: '۳۶۵ روز تماشا، با کمترین هزینهٔ ماهانه',
    description_en: '365 days of watching at the lowest monthly cost',
    days: 365,
    discount: { discount_percent: 25, discount_price: 337_250, discount_day: 30 },
  },
};
