import { noBreakSpace, nothingToShow } from '../language/display.ts';
import type { Locale } from '../language/locale.ts';
import { formatNumber } from '../language/number.ts';

const words = {
  fa: { hour: 'ساعت', minute: 'دقیقه', and: ' و ' },
  en: { hour: 'h', minute: 'min', and: ' ' },
} as const satisfies Record<Locale, { hour: string; minute: string; and: string }>;

/**
 * Returns a short text for a length in minutes: «۱۴۱ دقیقه», 2 h 21 min. In Persian, minutes alone are half as long
 * as hours and minutes, and usual.
 *
 * @param minutes not seconds: `duration_minutes` as the API gives it
 */
export function formatShortDuration(minutes: number, locale: Locale): string {
  if (locale === 'en' || !Number.isFinite(minutes) || minutes < 0) {
    return formatDuration(minutes, locale);
  }
  return `${formatNumber(Math.round(minutes), locale)}${noBreakSpace}${words[locale].minute}`;
}

/**
 * Returns a length in minutes as text: «۲ ساعت و ۱۰ دقیقه», 2 h 10 min. Returns a dash for an invalid length.
 *
 * @param minutes not seconds: `duration_minutes` as the API gives it
 */
export function formatDuration(minutes: number, locale: Locale): string {
  if (!Number.isFinite(minutes) || minutes < 0) return nothingToShow;
  const total = Math.round(minutes);
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  const { hour, minute, and } = words[locale];
  const parts: string[] = [];
  if (hours > 0) parts.push(`${formatNumber(hours, locale)}${noBreakSpace}${hour}`);
  if (rest > 0 || hours === 0) parts.push(`${formatNumber(rest, locale)}${noBreakSpace}${minute}`);
  return parts.join(and);
}
