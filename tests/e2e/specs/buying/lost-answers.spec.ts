import type { OperationId } from '@parde/api-client';
import type { Page } from '@playwright/test';
import { framedPath, open, pushPath, waitForRequests } from '../../support/journey.ts';
import type { Messages } from '../../support/messages.ts';
import { openModal } from '../../support/modals.ts';
import {
  answerAtBank,
  clickTwice,
  newMobile,
  payButton,
  planForFilm,
  plansBought,
  resultHeading,
  topUp,
} from '../../support/purchase.ts';
import type { ReferenceApi } from '../../support/servers/reference-api.ts';
import { expect, test } from '../../support/test.ts';
import { films, titles } from '../../support/titles.ts';
import type { Watch } from '../../support/watch.ts';

/**
 * Makes the API execute a call but lose its answer. `unasked` is the number of times that requests for the outcome
 * fail as well.
 */
async function loseAnswer(api: ReferenceApi, watch: Watch, operationId: OperationId, unasked = 0) {
  watch.expectAnswer(502, /\/(?:buy\/|get\/charge_wallet|directdebit\/buy)/);
  await api.setFault({ operationId, loseAnswer: true });
  if (unasked === 0) return;
  watch.expectAnswer(503, /\/get\/(?:purchase\/|payments)/);
  for (const operation of ['findPurchase', 'listPayments'] as const) {
    await api.setFault({ operationId: operation, status: 503, times: unasked });
  }
}

async function openOrder(page: Page, labels: Messages, path: string, link: string) {
  await open(page, path);
  await page.getByRole('main').getByRole('link', { name: link }).click();
  return page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${labels.pay} `) });
}

test('a plan at the bank: a lost answer still leads to the bank, and the button makes no second payment', async ({
  page,
  signInAs,
  api,
  watch,
  labels,
}) => {
  await signInAs(newMobile());
  await loseAnswer(api, watch, 'buyPlan');
  await open(page, planForFilm);
  await payButton(page, labels.pay).click();
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(labels.paid);
  await pushPath(page, planForFilm);
  await expect(page.getByRole('alert').getByText(labels.paidJustNow)).toBeVisible();
  await page.getByRole('link', { name: labels.seePayment }).click();
  await expect(resultHeading(page)).toHaveText(labels.paid);
  expect(await plansBought(api)).toBe(1);
});

test('a plan from the credit: the outcome stays unknown in another tab and after a browser restart, and then is known', async ({
  page,
  site,
  signInAs,
  context,
  api,
  watch,
  labels,
}) => {
  await signInAs(newMobile());
  await topUp(page, site, 200_000);
  await open(page, planForFilm);
  // The check on opening must not use up the faults.
  await waitForRequests(page, watch);
  // Three calls for each check, because the client retries a GET.
  await loseAnswer(api, watch, 'buyPlan', 9);
  await page.getByRole('radio', { name: labels.wallet }).check();
  await payButton(page, labels.pay).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText(labels.notKnownYet)).toBeVisible();
  await page.getByRole('button', { name: labels.checkAgain }).click();
  await expect(alert.getByText(labels.notKnownYet)).toBeVisible();
  await page.close();

  const second = await context.newPage();
  await open(second, planForFilm);
  await expect(second.getByRole('alert').getByText(labels.notKnownYet)).toBeVisible();
  await expect(payButton(second, labels.pay)).toHaveCount(0);

  // The next start of the app checks the outcome automatically.
  await open(second, '/');
  await second.getByRole('button', { name: labels.seePayment }).click();
  await expect(resultHeading(second)).toHaveText(labels.paid);
  await pushPath(second, planForFilm);
  await expect(second.getByRole('alert').getByText(labels.paidJustNow)).toBeVisible();
  expect(await plansBought(api)).toBe(1);

  // The viewer may buy the plan again on purpose.
  await second.getByRole('button', { name: labels.buyOnceMore }).click();
  await expect(payButton(second, labels.pay)).toBeEnabled();
});

test('a film and a cart, by the bank and from the credit: each is paid once, and the result is shown', async ({
  page,
  site,
  signInAs,
  api,
  watch,
  labels,
}) => {
  await signInAs(newMobile());
  await topUp(page, site, 100_000);
  await loseAnswer(api, watch, 'buyItems');
  const pay = await openOrder(page, labels, `/movie/${titles.paidMovie}`, labels.buyAlone);
  await page.getByRole('radio', { name: labels.wallet }).check();
  await clickTwice(pay);
  await expect(resultHeading(page)).toHaveText(labels.paid);

  await api.setFault({ operationId: 'buyItems', loseAnswer: true });
  await pushPath(page, `/movie/download/${films.usual}`);
  await page.getByRole('main').getByRole('button', { name: labels.addToCart }).first().click();
  await page
    .getByRole('region', { name: labels.cart })
    .getByRole('button', { name: labels.buyCart, exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${labels.pay} `) })
    .click();
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(labels.paid);
  const bought = (await api.calls()).filter(({ operationId }) => operationId === 'buyItems');
  expect(bought).toHaveLength(2);
});

test('a top-up and automatic payment: the bank is opened once, and settings are saved', async ({
  page,
  signInAs,
  api,
  watch,
  labels,
}) => {
  await signInAs(newMobile());
  const called = async (id: OperationId) =>
    (await api.calls()).filter(({ operationId }) => operationId === id).length;

  await test.step('a top-up', async () => {
    await openModal(page, framedPath, 'credit');
    const credit = page.getByRole('dialog', { name: labels.topUpTitle });
    await credit.getByRole('button', { name: '۲۰٬۰۰۰ تومان', exact: true }).click();
    await loseAnswer(api, watch, 'chargeWallet');
    await credit.locator('button[type="submit"]').click();
    await answerAtBank(page, 'pay');
    await expect(resultHeading(page)).toHaveText(labels.paid);
    expect(await called('chargeWallet')).toBe(1);
  });

  const debit = page.getByRole('dialog', { name: labels.automaticPayment });
  const openDebit = async () => {
    await pushPath(page, '/profile/plans');
    await page.getByRole('main').getByRole('button', { name: labels.automaticRenewal }).click();
  };
  await test.step('an agreement with a bank', async () => {
    await openDebit();
    await api.setFault({ operationId: 'buyDebitSubscription', loseAnswer: true });
    await debit.getByRole('button', { name: labels.goToBank }).click();
    await answerAtBank(page, 'pay');
    await expect(resultHeading(page)).toHaveText(labels.paid);
    expect(await called('buyDebitSubscription')).toBe(1);
  });

  await test.step('a change that needs no bank', async () => {
    await openDebit();
    await api.setFault({ operationId: 'buyDebitSubscription', loseAnswer: true });
    await debit.getByRole('switch').last().press('Space');
    await debit.getByRole('button', { name: labels.save }).click();
    await expect(debit.getByText(/^تنظیمات پرداخت خودکار ذخیره شد\./)).toBeVisible();
    expect(await called('buyDebitSubscription')).toBe(2);
  });
});
