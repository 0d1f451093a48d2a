import { foldDigits } from './digits.ts';

/** How many digits a code has. */
export const codeLength = 4;

/** The code in what was typed, pasted or filled in, «کد شما: ۴۸۲۱» included. At most four Latin digits. */
export function readCode(text: string): string {
  return foldDigits(text).replace(/\D/g, '').slice(0, codeLength);
}

/** More than three characters: the form sends itself. */
export function isCodeComplete(code: string): boolean {
  return /^\d{4}$/.test(code);
}
