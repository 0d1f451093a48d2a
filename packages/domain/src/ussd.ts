import { foldDigits, showDigits } from './digits.ts';
import type { Locale } from './locale.ts';

/** The longest that the contract knows. */
const maxLength = 63;

/** Spaces, and the marks that keep a code in order in a right-to-left text. */
const around = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const ussd = /^\*\d+(?:\*\d+)*#$/;

/**
 * Codes of the network itself, which look like any other: they forward or bar the calls of a viewer, or change
 * the password of the line. No operator sells by one of these.
 */
const ofTheNetwork = /^\*(?:21|6[127]|00[24]|33[0-3]?|35[13]?|03)[*#]/;

/** An operator's code. */
export interface Ussd {
  /** As it is dialled, `*780*1024#`: Latin digits, no spaces. */
  readonly code: string;
  /** What puts it into the dialler. An open # would begin a fragment and be lost. */
  readonly address: string;
}

/** The code in a text, or nothing where it is none. */
export function readUssd(text: string | null | undefined): Ussd | undefined {
  // Marks and spaces may be between all characters, but not without end.
  if (!text || text.length > 4 * maxLength) return undefined;
  const code = foldDigits(text).replace(around, '');
  if (code.length > maxLength || !ussd.test(code) || ofTheNetwork.test(code)) return undefined;
  return { code, address: `tel:${code.replace('#', '%23')}` };
}

/** The code in the digits of the locale: «*۷۸۰*۱۰۲۴#». It is shown from left to right. */
export function showUssd({ code }: Pick<Ussd, 'code'>, locale: Locale): string {
  return showDigits(code, locale);
}
