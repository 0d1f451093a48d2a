import { foldDigits, showDigits } from '../language/digits.ts';
import type { Locale } from '../language/locale.ts';

/** The contract's limit for the length of a code. */
const maxLength = 63;

/** Spaces, and the marks that order a code correctly in right-to-left text. */
const around = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const ussd = /^\*\d+(?:\*\d+)*#$/;

/**
 * Codes of the network itself have the same form: they forward or bar calls, or change the SIM's password. No
 * operator sells anything by these codes.
 */
const ofTheNetwork = /^\*(?:21|6[127]|00[24]|33[0-3]?|35[13]?|03)[*#]/;

/** An operator's USSD code. */
export interface Ussd {
  /** The code to dial, `*780*1024#`: Latin digits, no spaces. */
  readonly code: string;
  /** The address for the dialler. A raw # would start a fragment and be lost. */
  readonly address: string;
}

/** Returns the USSD code in a text, or undefined. */
export function readUssd(text: string | null | undefined): Ussd | undefined {
  // Marks and spaces may occur between all characters, but their number is limited.
  if (!text || text.length > 4 * maxLength) return undefined;
  const code = foldDigits(text).replace(around, '');
  if (code.length > maxLength || !ussd.test(code) || ofTheNetwork.test(code)) return undefined;
  return { code, address: `tel:${code.replace('#', '%23')}` };
}

/** Returns the code in the locale's digits: «*۷۸۰*۱۰۲۴#». It must be shown from left to right. */
export function formatUssd({ code }: Pick<Ussd, 'code'>, locale: Locale): string {
  return showDigits(code, locale);
}
