import type { Cart } from '@parde/api-client';
import { holdRequests, intercept, open } from '../../support/journey.ts';
import {
  answerAtBank,
  bankUrl,
  buyPlanForFilm,
  newMobile,
  payButton,
  planForFilm,
  plansBought,
  resultHeading,
} from '../../support/purchase.ts';
import {
  addSession,
  codeField,
  endSessionElsewhere,
  requestCode,
  tokenIn,
} from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { titles } from '../../support/titles.ts';

test('two tabs that pay at once reach the same payment; another device waits for this payment and learns automatically that it is paid', async ({
  page,
  site,
  signInAs,
  context,
  anotherViewer,
  api,
  labels,
}) => {
  const mobile = newMobile();
  await signInAs(mobile);
  await open(page, planForFilm);
  const second = await context.newPage();
  await open(second, planForFilm);
  await api.setFault({ operationId: 'buyPlan', delayMs: 700 });
  await payButton(page, labels.pay).click();
  await payButton(second, labels.pay).click();
  await page.waitForURL(bankUrl);
  await second.getByRole('button', { name: labels.continueAtBank }).click();
  await second.waitForURL(page.url());

  const other = await anotherViewer();
  await addSession(other.context(), { site, api, mobile });
  await open(other, planForFilm);
  await expect(other.getByRole('alert').getByText(labels.unfinished)).toBeVisible();
  await other.getByRole('link', { name: labels.seePayment }).click();
  await expect(resultHeading(other)).toHaveText(labels.waitingForBank);
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(labels.paid);
  await other.bringToFront();
  await expect(resultHeading(other)).toHaveText(labels.paid);
  expect(await plansBought(api)).toBe(1);
});

test('pages that were opened before a payment, on this and another device, report the payment on the click, and can buy again', async ({
  page,
  site,
  signInAs,
  context,
  anotherViewer,
  api,
  labels,
}) => {
  const mobile = newMobile();
  await signInAs(mobile);
  const stale = await context.newPage();
  await open(stale, planForFilm);
  const other = await anotherViewer();
  await addSession(other.context(), { site, api, mobile });
  await open(other, planForFilm);

  await test.step('an unfinished payment: the other tab may pay in another way', async () => {
    await buyPlanForFilm(page, labels.pay);
    await stale.bringToFront();
    await payButton(stale, labels.pay).click();
    await expect(stale.getByRole('alert').getByText(labels.unfinished)).toBeVisible();
    await stale.getByRole('button', { name: labels.payOtherwise }).click();
    await expect(stale.getByRole('radio', { checked: true })).toBeFocused();
    await payButton(other, labels.pay).click();
    await expect(other.getByRole('alert').getByText(labels.unfinished)).toBeVisible();
    expect(await plansBought(api)).toBe(1);
  });

  await test.step('a finished payment: the click reports it', async () => {
    await page.bringToFront();
    await answerAtBank(page, 'pay');
    await expect(resultHeading(page)).toHaveText(labels.paid);
    await stale.bringToFront();
    await payButton(stale, labels.pay).click();
    await expect(stale.getByRole('alert').getByText(labels.paidJustNow)).toBeVisible();
    await other.bringToFront();
    await other.getByRole('button', { name: labels.payOtherwise }).click();
    await payButton(other, labels.pay).click();
    await stale.bringToFront();
    expect(await plansBought(api)).toBe(1);
  });

  await test.step('buying again on purpose', async () => {
    await stale.getByRole('button', { name: labels.buyOnceMore }).click();
    await payButton(stale, labels.pay).click();
    await answerAtBank(stale, 'pay');
    await expect(resultHeading(stale)).toHaveText(labels.paid);
    expect(await plansBought(api)).toBe(2);
  });
});

test('a session that ends while paying: nothing is paid, and the same payment continues after the sign-in', async ({
  page,
  signInAs,
  context,
  api,
  watch,
  labels,
}) => {
  watch.expectAnswer(401, /\/api\/v1\//);
  const mobile = newMobile();
  await signInAs(mobile);
  await open(page, planForFilm);
  const saman = page.getByRole('radio', { name: 'پرداخت الکترونیک سامان' });
  await saman.check();
  await endSessionElsewhere(api, await tokenIn(context));
  await payButton(page, labels.pay).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(labels.endedUnpaid)).toBeVisible();
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByRole('button', { name: labels.account })).toBeVisible();
  await expect(page).toHaveURL(planForFilm);
  await expect(saman).toBeChecked();
  await payButton(page, labels.pay).click();
  await page.waitForURL(bankUrl);
  expect(await plansBought(api)).toBe(1);
});

test('a session that ends before the answer: the payment is found by its key, and is not repeated', async ({
  page,
  signInAs,
  context,
  api,
  watch,
  labels,
}) => {
  watch.expectProblem(/ERR_FAILED|50[03]|401/);
  const mobile = newMobile();
  await signInAs(mobile);
  await open(page, planForFilm);
  await intercept(page, '**/buy/plan', async (route) => {
    await route.fetch();
    await endSessionElsewhere(api, await tokenIn(context));
    await route.abort();
  });
  await payButton(page, labels.pay).click();
  const dialog = page.getByRole('dialog');
  await requestCode(page, mobile);
  await page.route('**/get/payments?*', (route) => route.fulfill({ status: 503, json: {} }));
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: labels.continueAtBank })).toBeVisible();
  expect(await plansBought(api)).toBe(1);
});

test('a bank’s page that never loads: the payment can be continued', async ({
  page,
  signInAs,
  labels,
}) => {
  await page.clock.install();
  await signInAs(newMobile());
  await open(page, planForFilm);
  await page.route(bankUrl, (route) => route.fulfill({ status: 204 }));
  const bankAnswer = page.waitForResponse(bankUrl);
  await payButton(page, labels.pay).click();
  await bankAnswer;
  await expect(payButton(page, labels.pay)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(20_000);
  const backToTitle = page.getByRole('button', { name: labels.continueAtBank });
  await expect(backToTitle).toBeVisible();
  await page.unroute(bankUrl);
  await backToTitle.click();
  await page.waitForURL(bankUrl);
});

test('a quality that is withdrawn during the payment is not replaced by another quality', async ({
  page,
  signInAs,
  watch,
  labels,
}) => {
  watch.expectAnswer(422, /\/buy\/items$/);
  watch.expectAnswer(404, /\/get\/purchase\//);
  await signInAs(newMobile());
  await open(page, `/movie/${titles.paidMovie}`);
  await page.getByRole('main').getByRole('link', { name: labels.buyAlone }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('480p').click();
  await intercept(page, '**/buy/items', async (route) => {
    await intercept(page, '**/get/cart', async (cart) => {
      const response = await cart.fetch();
      const { data }: { data: Cart } = await response.json();
      const downloads = data.downloads.filter(({ quality }) => quality !== '480p');
      await cart.fulfill({ response, json: { data: { ...data, downloads } } });
    });
    await route.fulfill({ status: 422, json: { errors: { items: ['Not sold.'] } } });
  });
  await dialog.getByRole('button', { name: new RegExp(`^${labels.pay}`) }).click();
  await expect(dialog.getByRole('alert')).toContainText('دیگر فروخته نمی‌شود');
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a film that is bought and paid in two tabs: the second payment is returned', async ({
  page,
  signInAs,
  context,
  labels,
}) => {
  await signInAs(newMobile());
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await open(tab, `/movie/${titles.paidMovie}`);
    await tab.getByRole('main').getByRole('link', { name: labels.buyAlone }).click();
    // The payment in the first tab is unfinished.
    if (tab === second) await tab.getByRole('button', { name: labels.payOtherwise }).click();
    const dialog = tab.getByRole('dialog');
    const pay = dialog.getByRole('button', { name: new RegExp(`^${labels.pay}`) });
    const blockedRequests = await holdRequests(tab, '**/get/payments?*');
    await pay.click();
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    // Nothing else can be chosen while the request is pending.
    await dialog.getByText('480p').click({ force: true });
    await expect(dialog.getByRole('radio', { name: '2160p', includeHidden: true })).toBeChecked();
    blockedRequests.release();
    await tab.waitForURL(bankUrl);
  }
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(labels.paid);
  await answerAtBank(second, 'pay');
  await expect(resultHeading(second)).toHaveText(labels.givenBack);
  await second.getByRole('link', { name: labels.backToTitle }).click();
  await expect(
    second.getByRole('main').getByRole('link', { name: labels.watch, exact: true }),
  ).toBeVisible();
});

test('a session that ended at the bank: the payment is not lost', async ({
  page,
  signInAs,
  context,
  api,
  labels,
}) => {
  const mobile = newMobile();
  await signInAs(mobile);
  await buyPlanForFilm(page, labels.pay);
  await endSessionElsewhere(api, await tokenIn(context));
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(labels.signInToSee);
  await page.getByRole('main').getByRole('button', { name: labels.signIn }).click();
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(resultHeading(page)).toHaveText(labels.paid);
  await page.getByRole('link', { name: labels.backToTitle }).click();
  await expect(page.getByText(labels.daysLeft(30)).first()).toBeAttached();
});
