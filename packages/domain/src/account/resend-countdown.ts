import { showDigits } from '../language/digits.ts';
import type { Locale } from '../language/locale.ts';

/** The time after a code before the next one may be requested. */
export const resendDelaySeconds = 90;

/**
 * Returns the whole seconds until the resend link appears; 0 is now. Computed from clock times, so that it is correct
 * after a phone has slept. `delay` is longer if the server requested it.
 */
export function secondsUntilResend(
  sentAt: number,
  now: number,
  delay: number = resendDelaySeconds,
): number {
  const left = Math.min(Math.ceil(delay - (now - sentAt) / 1000), Math.ceil(delay));
  return Number.isFinite(left) ? Math.max(left, 0) : 0;
}

/** Returns the remaining time: «۱:۳۰». */
export function formatCountdown(left: number, locale: Locale): string {
  const total = Number.isFinite(left) ? Math.max(Math.ceil(left), 0) : 0;
  const seconds = String(total % 60).padStart(2, '0');
  return showDigits(`${Math.floor(total / 60)}:${seconds}`, locale);
}
