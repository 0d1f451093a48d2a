import type { Locator } from '@playwright/test';
import {
  distinctFaults,
  type FaultName,
  faultOf,
  faultsToTry,
  retryAtOnce,
  serverTexts,
  slowAnswerOf,
} from '../../support/faults.ts';
import { framedPath, open, pushPath } from '../../support/journey.ts';
import { openModal } from '../../support/modals.ts';
import { answerAtBank, bankUrl, newMobile } from '../../support/purchase.ts';
import type { ReferenceApi } from '../../support/servers/reference-api.ts';
import { expect, test } from '../../support/test.ts';

/** Credit, wallet and automatic payment under faults: for every answer of the API, the viewer sees a message. */

/** Excluded: a 401 ends the viewer's session, which session-end.spec.ts tests. A slow answer only arrives late. */
const failures = distinctFaults.filter((name) => name !== '401' && name !== 'slow');

/** Returns the server's text for the fault, or else the part's own text. */
const messagesOf = (fault: FaultName, own: string) => serverTexts[fault] ?? own;

const nothingTaken = 'چیزی از حساب شما کم نشده است.';

test.beforeEach(async ({ page, signInAs, watch }) => {
  watch.expectProblem(/^[45]\d\d from /);
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await retryAtOnce(page);
  await signInAs(newMobile());
});

interface Begun {
  readonly operationId: 'chargeWallet' | 'buyDebitSubscription';
  readonly title: string;
  readonly api: ReferenceApi;
}

/** Expects a message for every fault of a payment call and offline. Then a slow answer leads to the bank. */
async function expectReported(button: Locator, { operationId, title, api }: Begun): Promise<void> {
  const page = button.page();
  const notice = page.getByRole('dialog').getByRole('alert');
  for (const fault of failures) {
    await api.reset();
    await api.setFault(faultOf(operationId, fault));
    await button.click();
    await expect(notice, fault).toContainText(title);
    await expect(notice, fault).toContainText(messagesOf(fault, nothingTaken));
  }
  await api.reset();
  await page.context().setOffline(true);
  await button.click();
  await expect(notice, 'offline').toContainText(nothingTaken);
  await page.context().setOffline(false);

  await api.setFault(slowAnswerOf(operationId));
  await button.click();
  await expect(button, 'slow').toHaveAttribute('aria-busy', 'true');
  await page.waitForURL(bankUrl);
}

test('credit, wallet and a top-up show a message for every answer of the API and offline, and the viewer can retry @states', async ({
  page,
  api,
  labels,
}) => {
  const dialog = page.getByRole('dialog', { name: labels.topUpTitle });
  const wallet = page.getByRole('dialog', { name: labels.wallet, exact: true });
  const fail = async (fault: FaultName) => {
    await api.reset();
    for (const operationId of ['getWallet', 'listPayments', 'getGateways'] as const) {
      await api.setFault(faultOf(operationId, fault));
    }
  };
  await fail('500');
  await openModal(page, framedPath, 'credit');
  for (const fault of faultsToTry(failures)) {
    await fail(fault);
    await dialog.getByRole('button', { name: labels.walletHistory }).click();
    await expect(
      wallet.getByText(messagesOf(fault, 'گردش کیف پول بارگذاری نشد.')),
      fault,
    ).toHaveCount(fault === 'malformed' ? 1 : 2);
    await page.goBack();
    const faultText = dialog.getByText(messagesOf(fault, 'اعتبار شما بارگذاری نشد.'));
    await expect(faultText, fault).toBeVisible();
    await expect(dialog.getByText('روش‌های پرداخت بارگذاری نشد.'), fault).toBeVisible();
  }

  // The payment methods load while the credit is late.
  await api.reset();
  await api.setFault(slowAnswerOf('getWallet'));
  await openModal(page, framedPath, 'credit');
  await expect(dialog.getByText('در حال بارگذاری اعتبار…')).toBeAttached();
  await dialog.getByRole('button', { name: '۱۰٬۰۰۰ تومان', exact: true }).click();
  const button = dialog.getByRole('button', { name: 'پرداخت ۱۰٬۰۰۰ تومان' });
  await expect(button).toBeEnabled();
  await expectReported(button, { operationId: 'chargeWallet', title: 'پرداخت آغاز نشد', api });
});

test('automatic payment shows a message for every answer of the API and offline, and the viewer can retry @states', async ({
  page,
  context,
  api,
  labels,
}) => {
  const dialog = page.getByRole('dialog');
  const opens = page.getByRole('main').getByRole('button', { name: labels.automaticRenewal });
  await open(page, '/profile/plans');
  for (const [operationId, own] of [
    ['getDebitSubscriptions', 'تنظیمات پرداخت خودکار بارگذاری نشد.'],
    ['getDebitBanks', 'فهرست بانک‌ها بارگذاری نشد.'],
  ] as const) {
    for (const fault of faultsToTry(failures)) {
      await api.setFault(faultOf(operationId, fault));
      await opens.click();
      await expect(dialog.getByText(messagesOf(fault, own)), fault).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog, fault).toHaveCount(0);
      await api.reset();
    }
  }
  await opens.click();
  const button = dialog.getByRole('button', { name: labels.goToBank });
  await expectReported(button, {
    operationId: 'buyDebitSubscription',
    title: 'تنظیمات ذخیره نشد',
    api,
  });
  await answerAtBank(page, 'pay');

  await test.step('a bank whose deletion fails remains, and can be deleted on retry', async () => {
    await api.reset();
    await pushPath(page, '/profile/plans');
    await opens.click();
    await dialog.getByRole('button', { name: 'حذف بانک ملت' }).click();
    const remove = dialog.getByRole('button', { name: 'حذف بانک', exact: true });
    const notice = page.getByRole('alert');
    for (const fault of faultsToTry(failures)) {
      // No code reads the answer, so any 200 is a success.
      if (fault === 'malformed') continue;
      await api.setFault(faultOf('deleteDebitSubscription', fault));
      await remove.click();
      await expect(notice, fault).toContainText(messagesOf(fault, 'بانک حذف نشد.'));
      await api.reset();
    }
    await context.setOffline(true);
    await remove.click();
    await expect(notice, 'offline').toContainText('بانک حذف نشد.');
    await context.setOffline(false);
    await remove.click();
    await expect(button).toBeVisible();
  });
});
