import {
  distinctFaults,
  type FaultName,
  faultOf,
  retryAtOnce,
  serverTexts,
  slowAnswerOf,
} from '../support/faults.ts';
import { framedPath, open } from '../support/journey.ts';
import { openModal } from '../support/modals.ts';
import { allowBank, bankUrl, newMobile } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';

/** Credit, wallet and automatic payment under faults: whatever the API answers, the viewer is told. */

/** A 401 of who is signed in ends the session, which session-end.spec.ts tests. */
const faultsOfViewers = distinctFaults.filter((name) => name !== '401' && name !== 'slow');

/** Else those of the part. */
const wordsOf = (fault: FaultName, own: string) => serverTexts[fault] ?? own;

test('credit and wallet: whatever the API answers, the viewer is told', async ({
  page,
  signInAs,
  api,
  watch,
  say,
}) => {
  watch.expectProblem(/^[45]\d\d from /);
  await retryAtOnce(page);
  await signInAs(newMobile());
  const dialog = page.getByRole('dialog', { name: say.topUpTitle });
  const wallet = page.getByRole('dialog', { name: say.wallet, exact: true });
  const fail = async (fault: FaultName) => {
    await api.reset();
    for (const operationId of ['getWallet', 'listPayments', 'getGateways'] as const) {
      await api.setFault(faultOf(operationId, fault));
    }
  };
  await open(page, framedPath);
  await fail('500');
  await openModal(page, framedPath, 'credit');
  for (const fault of faultsOfViewers) {
    await fail(fault);
    await dialog.getByRole('button', { name: say.walletHistory }).click();
    await expect(wallet.getByText(wordsOf(fault, 'گردش کیف پول بارگذاری نشد.')), fault).toHaveCount(
      fault === 'malformed' ? 1 : 2,
    );
    await page.goBack();
    const told = dialog.getByText(wordsOf(fault, 'اعتبار شما بارگذاری نشد.'));
    await expect(told, fault).toBeVisible();
    await expect(dialog.getByText('روش‌های پرداخت بارگذاری نشد.'), fault).toBeVisible();
  }

  await api.reset();
  await api.setFault(slowAnswerOf('getWallet'));
  await openModal(page, framedPath, 'credit');
  await expect(dialog.getByText('در حال بارگذاری اعتبار…')).toBeAttached();
  await dialog.getByRole('button', { name: '۱۰٬۰۰۰ تومان' }).click();
  await expect(dialog.getByRole('button', { name: 'پرداخت ۱۰٬۰۰۰ تومان' })).toBeEnabled();
});

test('automatic payment: whatever the API answers, the viewer is told', async ({
  page,
  signInAs,
  api,
  watch,
  say,
}) => {
  watch.expectProblem(/^[45]\d\d from /);
  await retryAtOnce(page);
  await signInAs(newMobile());
  const dialog = page.getByRole('dialog');
  await open(page, '/profile/plans');
  for (const [operationId, own] of [
    ['getDebitSubscriptions', 'تنظیمات پرداخت خودکار بارگذاری نشد.'],
    ['getDebitBanks', 'فهرست بانک‌ها بارگذاری نشد.'],
  ] as const) {
    for (const fault of faultsOfViewers) {
      await api.setFault(faultOf(operationId, fault));
      await page.getByRole('main').getByRole('button', { name: say.automaticRenewal }).click();
      await expect(dialog.getByText(wordsOf(fault, own)), fault).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog, fault).toHaveCount(0);
      await api.reset();
    }
  }
  await api.setFault(slowAnswerOf('getDebitSubscriptions'));
  await openModal(page, framedPath, 'direct-debit');
  await expect(dialog.getByText('در حال بارگذاری تنظیمات پرداخت خودکار…')).toBeVisible();
});

/** What is begun in a modal, and what a viewer presses for it. */
const begun = [
  {
    modal: 'credit',
    operationId: 'chargeWallet',
    choice: '۱۰٬۰۰۰ تومان',
    presses: 'پرداخت ۱۰٬۰۰۰ تومان',
    title: 'پرداخت آغاز نشد',
  },
  {
    modal: 'direct-debit',
    operationId: 'buyDebitSubscription',
    choice: undefined,
    presses: 'رفتن به صفحهٔ بانک',
    title: 'تنظیمات ذخیره نشد',
  },
] as const;

for (const { modal, operationId, choice, presses, title } of begun) {
  test(`${operationId}: whatever the API answers, and offline, the viewer is told and may go on`, async ({
    page,
    context,
    signInAs,
    api,
    watch,
  }) => {
    watch.expectProblem(/^[45]\d\d from /);
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    allowBank(watch, api);
    await signInAs(newMobile());
    await open(page, framedPath);
    await openModal(page, framedPath, modal);
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name: presses });
    if (choice) await dialog.getByRole('button', { name: choice, exact: true }).click();
    const own = 'چیزی از حساب شما کم نشده است.';
    const notice = dialog.getByRole('alert');
    for (const fault of faultsOfViewers) {
      await api.reset();
      await api.setFault(faultOf(operationId, fault));
      await button.click();
      await expect(notice, fault).toContainText(title);
      await expect(notice, fault).toContainText(wordsOf(fault, own));
    }
    await api.reset();
    await context.setOffline(true);
    await button.click();
    await expect(notice, 'offline').toContainText(own);
    await context.setOffline(false);

    await api.setFault(slowAnswerOf(operationId));
    await button.click();
    await expect(button, 'slow').toHaveAttribute('aria-busy', 'true');
    await page.waitForURL(bankUrl);
  });
}
