import { type CartAnswer, noScreening, type ScreeningAnswer } from '../money/cart-answer.ts';

/** The tests' current time. */
export const now = Date.parse('2026-11-21T10:00:00+03:30');

const hour = 60 * 60 * 1000;

/** Returns a server timestamp some hours from `now`. */
export function inHours(hours: number): string {
  return new Date(now + hours * hour).toISOString();
}

/** A screening whose ticket sale is open for two more days. */
export const openScreening: ScreeningAnswer = {
  ekran: true,
  ekran_period_end: inHours(48),
  ekran_hour: 8,
  ekran_owned: false,
  owned_period_end: null,
  ekran_id: 'ekran-7',
};

/** Creates the answer for a title that is closed and has no offers. */
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
