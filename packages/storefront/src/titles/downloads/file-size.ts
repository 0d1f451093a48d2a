import type { Cart } from '@parde/api-client';
import { formatNumber, type Locale } from '@parde/domain';

const units: Record<Locale, readonly [mega: string, giga: string]> = {
  fa: ['مگابایت', 'گیگابایت'],
  en: ['MB', 'GB'],
};
const step = 1024;

/** The server writes the size in Persian. English is formatted from the bytes, if known. */
export function fileSize(
  { size, size_bytes: bytes }: Pick<Cart['downloads'][number], 'size' | 'size_bytes'>,
  locale: Locale,
): string {
  return locale === 'fa' || bytes === undefined ? size : formatBytes(bytes, locale);
}

export function formatBytes(bytes: number, locale: Locale): string {
  const megabytes = bytes / step ** 2;
  const [mega, giga] = units[locale];
  return megabytes < step
    ? `${formatNumber(Math.round(megabytes), locale)} ${mega}`
    : `${formatNumber(megabytes / step, locale)} ${giga}`;
}
