import { intercept, open } from '../support/journey.ts';
import {
  allowBank,
  answerAtBank,
  bankUrl,
  buyPlanForFilm,
  newMobile,
  payButton,
  planForFilm,
  plansBought,
  resultHeading,
} from '../support/purchase.ts';
import { askForCode, codeField, endSessionElsewhere, tokenIn } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

test('pressed again and again while the API is slow, the button buys once', async ({
  page,
  signInAs,
  api,
  watch,
  say,
}) => {
  allowBank(watch, api);
  await signInAs(newMobile());
  await open(page, planForFilm);
  await expect(payButton(page, say.pay)).toBeEnabled();
  await api.setFault({ operationId: 'buyPlan', delayMs: 700 });
  // Twice before the page rerenders, and once after.
  await payButton(page, say.pay).evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });
  await page.keyboard.press('Enter');
  await page.waitForURL(bankUrl);
  expect(await plansBought(api)).toBe(1);
});

test('who comes back from the bank without paying goes on with the same payment, and pays once', async ({
  page,
  signInAs,
  api,
  watch,
  say,
}) => {
  allowBank(watch, api);
  await signInAs(newMobile());
  await buyPlanForFilm(page, say.pay);
  const first = page.url();
  await page.goBack();
  await page.getByRole('button', { name: say.goOnAtBank }).click();
  await page.waitForURL(first);
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
  // The bank’s page is still in history, and is asked to be paid once more.
  await page.goBack();
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
  await page.getByRole('link', { name: say.goOn }).click();
  await expect(page.getByText(say.daysLeft(30)).first()).toBeAttached();
});

test('two tabs: a page that waits for the bank learns by itself what was paid in the other', async ({
  page,
  signInAs,
  context,
  api,
  watch,
  say,
}) => {
  allowBank(watch, api);
  await signInAs(newMobile());
  await buyPlanForFilm(page, say.pay);
  const code = await page.locator('input[name=tracking_code]').inputValue();
  const waiting = await context.newPage();
  await open(waiting, `/callback?tracking_code=${code}`);
  await expect(resultHeading(waiting)).toHaveText(say.waitingForBank);
  await answerAtBank(page, 'pay');
  await expect(resultHeading(waiting)).toHaveText(say.paid);
  expect(await plansBought(api)).toBe(1);
});

test('a film bought in two tabs and paid in both: what came second goes back', async ({
  page,
  signInAs,
  context,
  api,
  watch,
  say,
}) => {
  allowBank(watch, api);
  await signInAs(newMobile());
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await open(tab, `/movie/${titles.paidMovie}`);
    await tab.getByRole('main').getByRole('link', { name: say.buyAlone }).click();
    // The payment of the first tab is not finished.
    if (tab === second) await tab.getByRole('button', { name: say.payOtherwise }).click();
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${say.pay}`) })
      .click();
    await tab.waitForURL(bankUrl);
  }
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
  await answerAtBank(second, 'pay');
  await expect(resultHeading(second)).toHaveText(say.givenBack);
  await second.getByRole('link', { name: say.goOn }).click();
  await expect(
    second.getByRole('main').getByRole('link', { name: say.watchFilm, exact: true }),
  ).toBeVisible();
});

test('a session that ended at the bank: what was paid is not lost', async ({
  page,
  signInAs,
  context,
  api,
  watch,
  say,
}) => {
  allowBank(watch, api);
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

test('a price that has changed is not paid before it has been seen', async ({
  page,
  signInAs,
  api,
  watch,
  say,
}) => {
  allowBank(watch, api);
  await signInAs(newMobile());
  await open(page, planForFilm);
  watch.expectAnswer(422, /\/buy\/plan$/);
  await intercept(page, '**/buy/plan', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), amount: 99_000 } }),
  );
  await page.route('**/get/app/plans', async (route) => {
    const response = await route.fetch();
    const plans: { data: { m1: object } } = await response.json();
    plans.data.m1 = { ...plans.data.m1, toman: 200_000 };
    await route.fulfill({ response, json: plans });
  });
  await payButton(page, say.pay).click();
  await expect(page.getByRole('alert').getByText(say.priceChanged)).toBeVisible();
  await expect(page.getByText('۲۲۰٬۰۰۰').first()).toBeVisible();
  await expect(page).toHaveURL(planForFilm);
});
