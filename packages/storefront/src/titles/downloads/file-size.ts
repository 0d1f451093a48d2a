import type { Cart } from '@parde/api-client';
import type { Locale } from '@parde/domain';

const units = ['megabyte', 'gigabyte'] as const;
const step = 1024;

/** How heavy a file is. The server writes it in Persian; in English it is written from the bytes, where they are said. */
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
