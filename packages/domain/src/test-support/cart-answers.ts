import { type CartAnswer, noScreening, type ScreeningAnswer } from '../cart-answer.ts';

/** When the tests take place. */
export const now = Date.parse('2026-11-21T10:00:00+03:30');

const hour = 60 * 60 * 1000;

/** A moment so many hours from then, as the server writes one. */
export function inHours(hours: number): string {
  return new Date(now + hours * hour).toISOString();
}

/** A screening whose tickets are sold for two days more. */
export const openScreening: ScreeningAnswer = {
  ekran: true,
  ekran_period_end: inHours(48),
  ekran_hour: 8,
  ekran_owned: false,
  owned_period_end: null,
  ekran_id: 'ekran-7',
};

/** The answer about a title that is not open and that nothing opens. */
export function createAnswer(overrides: Partial<CartAnswer> = {}): CartAnswer {
  return {
    downloads: [],
    presale: false,
    presale_date: null,
    pass: false,
    screening: noScreening,
    ussd: null,
    fullrate_data: null,
    show_free: false,
    show_buy: false,
    notes: [],
    ...overrides,
  };
}

export const fullRate = {
  message: 'حجم اینترنت شما تمام‌بها حساب می‌شود.',
  show_download: true,
  show_subscription: true,
  title_fa: 'مشترکان ایرانسل',
  title_en: 'Irancell customers',
};
