import type { Fault } from '@parde/reference-api';
import {
  distinctFaults,
  expectFault,
  type FaultName,
  faultOf,
  retryAtOnce,
  serverTexts,
} from '../support/faults.ts';
import { open, pushPath } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

interface Row {
  readonly path: string;
  readonly operationId: Fault['operationId'];
  readonly address: RegExp;
  /** Where the server says nothing of its own. */
  readonly says: string;
  /** When the answer comes. */
  readonly comes: string;
  /** One page is tried with all of them: the others show a failure by the same part. */
  readonly faults: readonly FaultName[];
}

const rows: readonly Row[] = [
  {
    path: '/profile/terms',
    operationId: 'getPage',
    address: /\/get\/page\/terms/,
    says: 'این بخش بارگذاری نشد.',
    comes: 'کد ورود را به هیچ‌کس ندهید',
    faults: distinctFaults.filter((fault) => fault !== 'slow' && fault !== '401'),
  },
  {
    path: '/profile/internet',
    operationId: 'listOperators',
    address: /\/get\/operators/,
    says: 'این بخش بارگذاری نشد.',
    comes: 'آسیاتک',
    faults: ['500'],
  },
  {
    path: '/namad',
    operationId: 'getTrustBadges',
    address: /\/get\/namad/,
    says: 'نمادها بارگذاری نشد.',
    comes: 'نماد اعتماد الکترونیکی (اینماد)',
    faults: ['500'],
  },
];

test('a text that fails says so alone, may be asked for again, and comes late', async ({
  page,
  api,
  watch,
}) => {
  test.slow();
  await retryAtOnce(page);
  await open(page, '/callback');
  for (const { path, operationId, address, says, comes, faults } of rows) {
    await test.step(`${path}, where ${operationId} fails`, async () => {
      const main = page.locator('main');
      for (const fault of faults) {
        const what = `${path}, ${fault}`;
        const shown = serverTexts[fault] ?? says;
        expectFault(watch, fault, address);
        await api.setFault(faultOf(operationId, fault));
        await pushPath(page, path);
        await expect(main.getByText(shown), what).toBeVisible();
        await expect(main.getByRole('heading', { level: 1 }), what).toBeVisible();
        await api.reset();
        await pushPath(page, '/callback');
        await expect(main.getByText(shown), what).toHaveCount(0);
      }
      // A good answer is kept, so this comes last.
      await api.setFault(faultOf(operationId, '500'));
      await pushPath(page, path);
      const again = main.getByRole('button', { name: 'تلاش دوباره' });
      await expect(again).toBeVisible();
      await api.reset();
      await api.setFault(faultOf(operationId, 'slow'));
      await again.click();
      await expect(main.getByText(comes).first(), path).toBeVisible();
      await api.reset();
    });
  }
});
