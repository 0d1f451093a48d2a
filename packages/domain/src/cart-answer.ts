import { type CartItem, isRecord } from './cart.ts';

/** A row of the cart response. */
export interface CartRow extends CartItem {
  /** The viewer may download it, also where the answer's `pass` says no. */
  readonly pass?: boolean | undefined;
}

/**
 * The cart response: what this viewer may do with one title. `Row` is the caller's type of a download row, and is
 * returned unchanged.
 */
export interface CartAnswer<Row extends CartRow = CartRow> {
  /** One row a file. Empty: nothing to download, or not yet. */
  readonly downloads: readonly Row[];
  /** Sold before it can be watched. */
  readonly presale: boolean;
  /** When a title in presale can be watched. */
  readonly presale_date: string | null;
  /** The viewer may watch now, for whatever reason. */
  readonly pass: boolean;
  readonly screening: ScreeningAnswer;
  /** An operator's purchase code. */
  readonly ussd: string | null;
  /** For viewers without a subscription whose operator charges the full data rate. */
  readonly fullrate_data: FullRateAnswer | null;
  readonly show_free: boolean;
  readonly show_buy: boolean;
  readonly notes: readonly string[];
  /** The price of the title alone. */
  readonly price?: number | null | undefined;
  /** In the future for a title that is not released. */
  readonly release_date?: string | null | undefined;
}

/** The cart response's part on screenings (ekran). */
export interface ScreeningAnswer {
  /** The title is a screening now. */
  readonly ekran: boolean;
  /** When ticket sales end. */
  readonly ekran_period_end: string | null;
  /** Hours to watch in, from the first play on. */
  readonly ekran_hour: number | null;
  /** The viewer has a ticket. */
  readonly ekran_owned: boolean;
  /** When the ticket expires; null before the first play. */
  readonly owned_period_end: string | null;
  readonly ekran_id: string | null;
}

/** The cart response's part on data at full rate. */
export interface FullRateAnswer {
  readonly message: string;
  readonly show_download: boolean;
  readonly show_subscription: boolean;
  readonly title_fa: string;
  readonly title_en: string | null;
}

/** For a title that is no screening. */
export const noScreening: ScreeningAnswer = {
  ekran: false,
  ekran_period_end: null,
  ekran_hour: null,
  ekran_owned: false,
  owned_period_end: null,
  ekran_id: null,
};

/** The client checks only the top level of an answer. Replaces missing or malformed parts below it with defaults. */
export function normalizeAnswer<Row extends CartItem>(answer: CartAnswer<Row>): CartAnswer<Row> {
  const { downloads, screening, ussd, fullrate_data, notes } = answer;
  return {
    ...answer,
    downloads: Array.isArray(downloads) ? downloads : [],
    screening: isRecord(screening) ? screening : noScreening,
    ussd: typeof ussd === 'string' ? ussd : null,
    fullrate_data: isRecord(fullrate_data) ? fullrate_data : null,
    notes: Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [],
  };
}
