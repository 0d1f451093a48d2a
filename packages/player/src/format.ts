import type { Locale } from '@parde/domain';

/** Returns «۱:۰۲:۰۳». Hours are included only if `total` has them. */
export function clock(locale: Locale, seconds: number, total = seconds): string {
  const all = Math.max(0, Math.floor(seconds));
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  const last = two.format(all % 60);
  if (hours > 0 || total >= 3600) return [one.format(hours), two.format(minutes), last].join(':');
  return [one.format(minutes), last].join(':');
}

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Returns «۳ دقیقه و ۲ ثانیه», as screen readers announce it. */
export function formatSpokenTime(locale: Locale, seconds: number): string {
  let left = Math.max(0, Math.floor(seconds));
  const parts = units.flatMap(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count > 0 ? [formatUnit(locale, unit, count)] : [];
  });
  if (parts.length === 0) return formatUnit(locale, 'second', 0);
  // `Intl.ListFormat` writes a comma before the last «و» in Persian.
  if (locale === 'fa') return parts.join(' و ');
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}

function formatUnit(locale: Locale, unit: string, count: number): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

export function count(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(
    value,
  );
}

export function percent(locale: Locale, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );
}

/** Returns bytes with a unit: «۳۲۰ مگابایت». */
export function dataSize(locale: Locale, bytes: number): string {
  const [unit, value] =
    bytes >= 1e9 ? (['gigabyte', bytes / 1e9] as const) : (['megabyte', bytes / 1e6] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumSignificantDigits: 2,
  }).format(value);
}
