import { foldDigits } from '../language/digits.ts';

export const codeLength = 4;

/** Returns the code in typed, pasted or autofilled text, such as «کد شما: ۴۸۲۱». At most four Latin digits. */
export function readCode(text: string): string {
  return foldDigits(text).replace(/\D/g, '').slice(0, codeLength);
}

/** True for a complete code, which is submitted automatically. */
export function isCodeComplete(code: string): boolean {
  return /^\d{4}$/.test(code);
}
