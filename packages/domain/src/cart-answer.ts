import { type CartItem, isRecord } from './cart.ts';

/**
 * The cart response: what the server says that this viewer may do with one title. `Row` is what the caller has
 * for a row of the download view, and gets back as it is.
 */
export interface CartAnswer<Row extends CartItem = CartItem> {
  /** One row a file. Empty: there is nothing to download, or not yet. */
  readonly downloads: readonly Row[];
  /** It is sold before it can be watched. */
  readonly presale: boolean;
  /** From when on a title in presale can be watched. */
  readonly presale_date: string | null;
  /** The viewer may watch now, whatever the reason. */
  readonly pass: boolean;
  readonly screening: ScreeningAnswer;
  /** The code by which an operator sells it. */
  readonly ussd: string | null;
  /** For a customer of an operator who watches without a subscription, data at full rate. */
  readonly fullrate_data: FullRateAnswer | null;
  readonly show_free: boolean;
  readonly show_buy: boolean;
  readonly notes: readonly string[];
  /** What it costs alone. */
  readonly price?: number | null | undefined;
  /** In the future for a title that is not released. */
  readonly release_date?: string | null | undefined;
}

/** The cart response's word on a screening (ekran). */
export interface ScreeningAnswer {
  /** The title is shown as a screening now. */
  readonly ekran: boolean;
  /** Until when tickets are sold. */
  readonly ekran_period_end: string | null;
  /** Hours to watch in, from the first play on. */
  readonly ekran_hour: number | null;
  /** The viewer has a ticket. */
  readonly ekran_owned: boolean;
  /** Until when that ticket holds; null before the first play. */
  readonly owned_period_end: string | null;
  readonly ekran_id: string | null;
}

/** The cart response's word on data at full rate. */
export interface FullRateAnswer {
  readonly message: string;
  readonly show_download: boolean;
  readonly show_subscription: boolean;
  readonly title_fa: string;
  readonly title_en: string | null;
}

/** That of a title that is shown as none. */
export const noScreening: ScreeningAnswer = {
  ekran: false,
  ekran_period_end: null,
  ekran_hour: null,
  ekran_owned: false,
  owned_period_end: null,
  ekran_id: null,
};

/**
 * An answer as its types promise it. The client looks at its top level only, so it may be half formed below: what is
 * missing or of another kind is as good as not said.
 */
export function soundAnswer<Row extends CartItem>(answer: CartAnswer<Row>): CartAnswer<Row> {
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
