import type { Answer } from '@parde/api-client';

type OperatorRate = Answer<'listOperators'>['data'][number];

/** The rate of operators whose customers watch without a subscription and pay the full data rate. */
const fullRate = {
  rate: 'full',
  note_fa: 'بدون اشتراک هم می‌توانید تماشا کنید؛ حجم مصرفی تمام‌بها حساب می‌شود.',
  note_en: 'You can watch without a subscription. Data is billed at the full rate.',
} as const;

export const mci = { key: 'mci', name_fa: 'همراه اول', name_en: 'MCI' } as const;
export const irancell = { key: 'irancell', name_fa: 'ایرانسل', name_en: 'Irancell' } as const;
export const rightel = { key: 'rightel', name_fa: 'رایتل', name_en: 'RighTel' } as const;

/** The names in the format of the anonymous check. */
export const fullRateOperators = `${mci.name_fa} و ${irancell.name_fa}`;

/** Assumed prices, which are no real tariff. */
const priced = (toman_per_gigabyte: number) => ({
  price: { toman_per_gigabyte, as_of: '2026-11-01' },
});

export const operators: readonly OperatorRate[] = [
  { ...mci, ...fullRate, ...priced(10_000) },
  { ...irancell, ...fullRate, ...priced(9500) },
  { ...rightel, rate: 'half', note_fa: null, note_en: null, ...priced(9000) },
  {
    key: 'shatel',
    name_fa: 'شاتل',
    name_en: 'Shatel',
    rate: 'half',
    note_fa: 'اینترنت ثابت و شاتل موبایل',
    note_en: 'Fixed lines and Shatel Mobile',
    ...priced(3000),
  },
  {
    key: 'mokhaberat',
    name_fa: 'مخابرات',
    name_en: 'TCI',
    rate: 'half',
    note_fa: 'اینترنت خانگی VDSL و فیبر نوری',
    note_en: 'VDSL and fibre at home',
    ...priced(2500),
  },
  {
    key: 'asiatech',
    name_fa: 'آسیاتک',
    name_en: 'Asiatech',
    rate: 'free',
    note_fa: 'تنها از ساعت ۲ تا ۸ بامداد',
    note_en: 'Only from 2 to 8 in the morning',
    ...priced(2800),
  },
];
