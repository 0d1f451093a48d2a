import type { Fault } from '@parde/reference-api';
import {
  distinctFaults,
  expectFault,
  faultOf,
  faultsToTry,
  retryAtOnce,
  serverTexts,
} from '../../support/faults.ts';
import { open, pushPath, quietPath, rest } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';

interface Row {
  readonly path: string;
  readonly operationId: Fault['operationId'];
  readonly address: RegExp;
  /** The text if the server sends none of its own. */
  readonly message: string;
  /** A text of the page after the answer has arrived. */
  readonly loaded: string;
}

const rows: readonly Row[] = [
  {
    path: '/profile/terms',
    operationId: 'getPage',
    address: /\/get\/page\/terms/,
    message: 'این بخش بارگذاری نشد.',
    loaded: 'کد ورود را به هیچ‌کس ندهید',
  },
  {
    path: '/profile/internet',
    operationId: 'listOperators',
    address: /\/get\/operators/,
    message: 'این بخش بارگذاری نشد.',
    loaded: 'آسیاتک',
  },
  {
    path: '/namad',
    operationId: 'getTrustBadges',
    address: /\/get\/namad/,
    message: 'نمادها بارگذاری نشد.',
    loaded: 'نماد اعتماد الکترونیکی (اینماد)',
  },
];

test('a text page that fails shows a message, can be retried, and may load late @states', async ({
  page,
  api,
  watch,
}) => {
  test.slow();
  await retryAtOnce(page);
  await open(page, quietPath);
  const main = page.locator('main');
  const faults = distinctFaults.filter((fault) => fault !== 'slow' && fault !== '401');
  for (const [index, { path, operationId, address, message, loaded }] of rows.entries()) {
    await test.step(`${path}, where ${operationId} fails`, async () => {
      // The other pages show a failure with the same component.
      for (const fault of index === 0 ? faultsToTry(faults) : (['500'] as const)) {
        const what = `${path}, ${fault}`;
        await rest(page);
        await api.reset();
        expectFault(watch, fault, address);
        await api.setFault(faultOf(operationId, fault));
        await pushPath(page, path);
        await expect(main.getByText(serverTexts[fault] ?? message), what).toBeVisible();
        await expect(main.getByRole('heading', { level: 1 }), what).toBeVisible();
      }
      await api.reset();
      await api.setFault(faultOf(operationId, 'slow'));
      await main.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect(main.getByText(loaded).first(), path).toBeVisible();
    });
  }
});
