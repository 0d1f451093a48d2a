import type { Cart } from '@parde/api-client';
import type { Locale } from '@parde/domain';

const units = ['megabyte', 'gigabyte'] as const;
const step = 1024;

/** The server writes the size in Persian. English is formatted from the bytes, if known. */
export function fileSize(
  { size, size_bytes: bytes }: Pick<Cart['downloads'][number], 'size' | 'size_bytes'>,
  locale: Locale,
): string {
  if (locale === 'fa' || bytes === undefined) return size;
  const megabytes = bytes / step ** 2;
  const isLarge = megabytes >= step;
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[isLarge ? 1 : 0],
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? megabytes / step : megabytes);
}
