import { type CartItem, isRecord } from './cart.ts';

/** A row of the cart response. */
export interface CartRow extends CartItem {
  /** True if the viewer may download the file, even if the answer's `pass` is false. */
  readonly pass?: boolean | undefined;
}

/**
 * The cart response: the viewer's rights to one title. `Row` is the caller's type of a download row, which is
 * returned unchanged.
 */
export interface CartAnswer<Row extends CartRow = CartRow> {
  /** One row for each file. Empty if there is nothing to download, or nothing yet. */
  readonly downloads: readonly Row[];
  /** True if the title is sold before it can be watched. */
  readonly presale: boolean;
  /** The time from which a title in presale can be watched. */
  readonly presale_date: string | null;
  /** True if the viewer may watch now, for any reason. */
  readonly pass: boolean;
  readonly screening: ScreeningAnswer;
  /** A USSD purchase code of an operator. */
  readonly ussd: string | null;
  /** Present for viewers without a subscription whose operator charges the full data rate. */
  readonly fullrate_data: FullRateAnswer | null;
  readonly show_free: boolean;
  readonly show_buy: boolean;
  readonly notes: readonly string[];
  /** The price of the title when it is bought individually. */
  readonly price?: number | null | undefined;
  /** In the future if the title is not released yet. */
  readonly release_date?: string | null | undefined;
}

/** The cart response's part on screenings (ekran). */
export interface ScreeningAnswer {
  /** True if the title is a screening now. */
  readonly ekran: boolean;
  /** The end of ticket sales. */
  readonly ekran_period_end: string | null;
  /** The number of hours in which the title can be watched, from the first play on. */
  readonly ekran_hour: number | null;
  /** True if the viewer has a ticket. */
  readonly ekran_owned: boolean;
  /** The expiry time of the ticket. Null before the first play. */
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

/** The value for a title that is not a screening. */
export const noScreening: ScreeningAnswer = {
  ekran: false,
  ekran_period_end: null,
  ekran_hour: null,
  ekran_owned: false,
  owned_period_end: null,
  ekran_id: null,
};

/** Replaces missing or malformed parts of an answer with defaults, because the client checks only its top level. */
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
