import type { Cart } from '@parde/api-client';
import { holdRequests, intercept, open } from '../support/journey.ts';
import {
  answerAtBank,
  bankUrl,
  buyPlanForFilm,
  newMobile,
  payButton,
  planForFilm,
  plansBought,
  resultHeading,
} from '../support/purchase.ts';
import {
  addSession,
  askForCode,
  codeField,
  endSessionElsewhere,
  tokenIn,
} from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

test('two tabs that pay at once reach the same payment; another device waits for this payment and learns automatically that it is paid', async ({
  page,
  site,
  signInAs,
  context,
  anotherViewer,
  api,
  say,
}) => {
  const mobile = newMobile();
  await signInAs(mobile);
  await open(page, planForFilm);
  const second = await context.newPage();
  await open(second, planForFilm);
  await api.setFault({ operationId: 'buyPlan', delayMs: 700 });
  await payButton(page, say.pay).click();
  await payButton(second, say.pay).click();
  await page.waitForURL(bankUrl);
  await second.getByRole('button', { name: say.goOnAtBank }).click();
  await second.waitForURL(page.url());

  const other = await anotherViewer();
  await addSession(other.context(), { site, api, mobile });
  await open(other, planForFilm);
  await expect(other.getByRole('alert').getByText(say.unfinished)).toBeVisible();
  await other.getByRole('link', { name: say.seePayment }).click();
  await expect(resultHeading(other)).toHaveText(say.waitingForBank);
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
  await other.bringToFront();
  await expect(resultHeading(other)).toHaveText(say.paid);
  expect(await plansBought(api)).toBe(1);
});

test('pages that were opened before a payment, on this and another device, report the payment on the click, and can buy again', async ({
  page,
  site,
  signInAs,
  context,
  anotherViewer,
  api,
  say,
}) => {
  const mobile = newMobile();
  await signInAs(mobile);
  const stale = await context.newPage();
  await open(stale, planForFilm);
  const other = await anotherViewer();
  await addSession(other.context(), { site, api, mobile });
  await open(other, planForFilm);

  await test.step('an unfinished payment: the other tab may pay in another way', async () => {
    await buyPlanForFilm(page, say.pay);
    await stale.bringToFront();
    await payButton(stale, say.pay).click();
    await expect(stale.getByRole('alert').getByText(say.unfinished)).toBeVisible();
    await stale.getByRole('button', { name: say.payOtherwise }).click();
    await expect(stale.getByRole('radio', { checked: true })).toBeFocused();
    await payButton(other, say.pay).click();
    await expect(other.getByRole('alert').getByText(say.unfinished)).toBeVisible();
    expect(await plansBought(api)).toBe(1);
  });

  await test.step('a finished payment: the click reports it', async () => {
    await page.bringToFront();
    await answerAtBank(page, 'pay');
    await expect(resultHeading(page)).toHaveText(say.paid);
    await stale.bringToFront();
    await payButton(stale, say.pay).click();
    await expect(stale.getByRole('alert').getByText(say.paidJustNow)).toBeVisible();
    await other.bringToFront();
    await other.getByRole('button', { name: say.payOtherwise }).click();
    await payButton(other, say.pay).click();
    await stale.bringToFront();
    expect(await plansBought(api)).toBe(1);
  });

  await test.step('buying again on purpose', async () => {
    await stale.getByRole('button', { name: say.buyOnceMore }).click();
    await payButton(stale, say.pay).click();
    await answerAtBank(stale, 'pay');
    await expect(resultHeading(stale)).toHaveText(say.paid);
    expect(await plansBought(api)).toBe(2);
  });
});

test('a session that ends while paying: nothing is paid, and the same payment continues after the sign-in', async ({
  page,
  signInAs,
  context,
  api,
  watch,
  say,
}) => {
  watch.expectAnswer(401, /\/api\/v1\//);
  const mobile = newMobile();
  await signInAs(mobile);
  await open(page, planForFilm);
  const saman = page.getByRole('radio', { name: 'پرداخت الکترونیک سامان' });
  await saman.check();
  await endSessionElsewhere(api, await tokenIn(context));
  await payButton(page, say.pay).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say.endedUnpaid)).toBeVisible();
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByRole('button', { name: say.account })).toBeVisible();
  await expect(page).toHaveURL(planForFilm);
  await expect(saman).toBeChecked();
  await payButton(page, say.pay).click();
  await page.waitForURL(bankUrl);
  expect(await plansBought(api)).toBe(1);
});

test('a session that ends before the answer: the payment is found by its key, and is not repeated', async ({
  page,
  signInAs,
  context,
  api,
  watch,
  say,
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
  await payButton(page, say.pay).click();
  const dialog = page.getByRole('dialog');
  await askForCode(page, mobile);
  await page.route('**/get/payments?*', (route) => route.fulfill({ status: 503, json: {} }));
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: say.goOnAtBank })).toBeVisible();
  expect(await plansBought(api)).toBe(1);
});

test('a bank’s page that never loads: the payment can be continued', async ({
  page,
  signInAs,
  say,
}) => {
  await page.clock.install();
  await signInAs(newMobile());
  await open(page, planForFilm);
  await page.route(bankUrl, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForResponse(bankUrl);
  await payButton(page, say.pay).click();
  await asked;
  await expect(payButton(page, say.pay)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(20_000);
  const goOn = page.getByRole('button', { name: say.goOnAtBank });
  await expect(goOn).toBeVisible();
  await page.unroute(bankUrl);
  await goOn.click();
  await page.waitForURL(bankUrl);
});

test('a quality that is withdrawn during the payment is not replaced by another quality', async ({
  page,
  signInAs,
  watch,
  say,
}) => {
  watch.expectAnswer(422, /\/buy\/items$/);
  watch.expectAnswer(404, /\/get\/purchase\//);
  await signInAs(newMobile());
  await open(page, `/movie/${titles.paidMovie}`);
  await page.getByRole('main').getByRole('link', { name: say.buyAlone }).click();
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
  await dialog.getByRole('button', { name: new RegExp(`^${say.pay}`) }).click();
  await expect(dialog.getByRole('alert')).toContainText('دیگر فروخته نمی‌شود');
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a film that is bought and paid in two tabs: the second payment is returned', async ({
  page,
  signInAs,
  context,
  say,
}) => {
  await signInAs(newMobile());
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await open(tab, `/movie/${titles.paidMovie}`);
    await tab.getByRole('main').getByRole('link', { name: say.buyAlone }).click();
    // The payment in the first tab is unfinished.
    if (tab === second) await tab.getByRole('button', { name: say.payOtherwise }).click();
    const dialog = tab.getByRole('dialog');
    const pay = dialog.getByRole('button', { name: new RegExp(`^${say.pay}`) });
    const held = await holdRequests(tab, '**/get/payments?*');
    await pay.click();
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    // Nothing else can be chosen while the request is pending.
    await dialog.getByText('480p').click({ force: true });
    await expect(dialog.getByRole('radio', { name: '2160p', includeHidden: true })).toBeChecked();
    held.release();
    await tab.waitForURL(bankUrl);
  }
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
  await answerAtBank(second, 'pay');
  await expect(resultHeading(second)).toHaveText(say.givenBack);
  await second.getByRole('link', { name: say.goOn }).click();
  await expect(
    second.getByRole('main').getByRole('link', { name: say.watch, exact: true }),
  ).toBeVisible();
});

test('a session that ended at the bank: the payment is not lost', async ({
  page,
  signInAs,
  context,
  api,
  say,
}) => {
  const mobile = newMobile();
  await signInAs(mobile);
  await buyPlanForFilm(page, say.pay);
  await endSessionElsewhere(api, await tokenIn(context));
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.signInToSee);
  await page.getByRole('main').getByRole('button', { name: say.signIn }).click();
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(resultHeading(page)).toHaveText(say.paid);
  await page.getByRole('link', { name: say.goOn }).click();
  await expect(page.getByText(say.daysLeft(30)).first()).toBeAttached();
});
