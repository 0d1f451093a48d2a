import type { Gift } from './gift-days.ts';

/** The demo accounts. Any other number is a new user without a name or a subscription. */
export type SeedAccount = {
  mobile: string;
  name: string | null;
  scope: readonly string[];
  /** 0 if there is no subscription. */
  daysLeft: number;
};

export const accounts: readonly SeedAccount[] = [
  { mobile: '09120000001', name: 'مهسا رضایی', scope: ['watch', 'comment'], daysLeft: 18 },
  { mobile: '09120000002', name: 'سینا مرادی', scope: ['watch'], daysLeft: 0 },
  { mobile: '09120000003', name: 'نگار احمدی', scope: ['watch', 'comment'], daysLeft: 1 },
  { mobile: '09120000004', name: null, scope: ['watch', 'comment', 'moderate'], daysLeft: 365 },
];

/** Past gifts of the seed data's subscriber. */
export const pastGifts: readonly (Omit<Gift, 'mobile'> & { daysAgo: number })[] = [
  {
    daysAgo: 246,
    days: 7,
    reason: 'campaign',
    note: { fa: 'عیدی نوروز ۱۴۰۵', en: 'A gift for Nowruz 1405' },
  },
  {
    daysAgo: 114,
    days: 3,
    reason: 'apology',
    note: {
      fa: 'بابت قطعی پخش در شب فینال',
      en: 'For the outage on the night of the final',
    },
  },
  {
    daysAgo: 50,
    days: 7,
    reason: 'plan',
    note: { fa: 'هدیهٔ اشتراک شش‌ماهه', en: 'With your subscription: six months' },
  },
];
