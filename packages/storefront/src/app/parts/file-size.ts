import type { Cart } from '@parde/api-client';
import { gigabyte, type Locale, megabyte } from '@parde/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The server sends the size as Persian text. English text is formatted from the bytes, if known. */
export function fileSize(
  { size, size_bytes: bytes }: Pick<Cart['downloads'][number], 'size' | 'size_bytes'>,
  locale: Locale,
  shell: TFunction<'shell'>,
): string {
  return locale === 'fa' || bytes === undefined ? size : formatBytes(bytes, shell);
}

export function formatBytes(bytes: number, shell: TFunction<'shell'>): string {
  return bytes < gigabyte
    ? shell('megabytes', { size: Math.round(bytes / megabyte) })
    : shell('gigabytes', { size: bytes / gigabyte });
}

/** `formatBytes` in the page's language. */
export function useFormatBytes(): (bytes: number) => string {
  const { t } = useTranslation();
  return (bytes) => formatBytes(bytes, t);
}
