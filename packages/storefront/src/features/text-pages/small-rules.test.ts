import { bytesAnHour, countedBytes, megabyte } from '@parde/domain';
import { expect, it } from 'vitest';
import { createI18n } from '../../app/i18n/create-i18n.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { formatBytes } from '../../app/parts/file-size.ts';

it('counts half of the data at half price, and no data if it is free', async () => {
  const i18n = createI18n({ locale: 'fa' });
  await loadMessages({ brand: {}, i18n, facts: { locale: 'fa' } }, 'shell');
  const shown = (bytes: number) => formatBytes(bytes, i18n.getFixedT('fa', 'shell'));
  const { '720p': usual, '2160p': largest } = bytesAnHour;
  expect([shown(usual), shown(countedBytes(usual, 'half'))]).toEqual([
    '۱٫۱\u00a0گیگابایت',
    '۵۵۰\u00a0مگابایت',
  ]);
  expect(shown(countedBytes(largest, 'full'))).toBe('۷\u00a0گیگابایت');
  expect(shown(countedBytes(largest, 'free'))).toBe('۰\u00a0مگابایت');
  expect(shown(1023.4 * megabyte)).toBe('۱٬۰۲۳\u00a0مگابایت');
});
