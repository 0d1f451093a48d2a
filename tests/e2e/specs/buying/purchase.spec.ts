import type { Page } from '@playwright/test';
import { intercept, open, waitForHydration } from '../../support/journey.ts';
import {
  answerAtBank,
  bankUrl,
  clickTwice,
  newMobile,
  payButton,
  planForFilm,
  plansBought,
  resultHeading,
  topUp,
} from '../../support/purchase.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { addSession, codeField, requestCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const film = `/movie/${films.usual}`;

/** 149,000 toman plus VAT. */
const total = '۱۶۳٬۹۰۰';

/** The idempotency keys with which the page buys a plan. */
function keysOf(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/buy/plan')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

test('a guest signs in by the plan’s own button, pays once however often they click or return, and may pay again after a failed payment', async ({
  page,
  context,
  api,
  labels,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mobile = newMobile();
  await open(page, planForFilm);
  await expect(page.getByText(total).first()).toBeVisible();
  await page.getByRole('button', { name: labels.signInToPay }).click();
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(payButton(page, labels.pay)).toBeEnabled();
  await expect(page).toHaveURL(planForFilm);
  await waitForHydration(page);

  await test.step('clicked repeatedly while the API is slow, the button buys once', async () => {
    await api.setFault({ operationId: 'buyPlan', delayMs: 700 });
    // Two clicks before the page rerenders, and one after that.
    await clickTwice(payButton(page, labels.pay));
    await page.keyboard.press('Enter');
    await page.waitForURL(bankUrl);
    expect(await plansBought(api)).toBe(1);
  });

  await test.step('after going back from the bank without paying, the same payment continues', async () => {
    const first = page.url();
    await page.goBack();
    await page.getByRole('button', { name: labels.continueAtBank }).click();
    await page.waitForURL(first);
    expect(await plansBought(api)).toBe(1);
  });

  for (const { choice, way, message } of [
    { choice: 'fail', way: 'get', message: labels.paymentProblem },
    { choice: 'leave', way: 'post', message: labels.notPaid },
  ] as const) {
    await test.step(`${choice}, and return by ${way}`, async () => {
      await answerAtBank(page, choice, way);
      await expect(resultHeading(page)).toHaveText(message);
      await page.getByRole('link', { name: labels.payAgain }).click();
      await expect(page).toHaveURL(planForFilm);
      await expect(payButton(page, labels.pay)).toBeEnabled();
      await payButton(page, labels.pay).click();
      await page.waitForURL(bankUrl);
    });
  }

  const other = await context.newPage();
  await test.step('a payment opens the film in the other open tab as well', async () => {
    await open(other, film);
    await expect(
      other.getByRole('main').getByRole('link', { name: labels.subscribe }),
    ).toBeVisible();
    await answerAtBank(page, 'pay', 'post');
    await expect(resultHeading(page)).toHaveText(labels.paid);
    await expect(other.getByRole('link', { name: labels.watch, exact: true })).toBeVisible();
    await expect(other.getByText(labels.daysLeft(30)).first()).toBeAttached();
  });

  await test.step('the code is copied', async () => {
    await page.bringToFront();
    await page.getByRole('button', { name: labels.copyCode }).click();
    await expect(page.getByText(labels.copied)).toBeAttached();
    const code = new URL(page.url()).searchParams.get('tracking_code');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  await test.step('the result can safely be reloaded, revisited and opened in another tab', async () => {
    await page.reload();
    await expect(resultHeading(page)).toHaveText(labels.paid);
    await waitForHydration(page);
    await page.getByRole('link', { name: labels.backToTitle }).click();
    await expect(page).toHaveURL(film);
    await page.goBack();
    await expect(resultHeading(page)).toHaveText(labels.paid);
    await other.goto(page.url());
    await expect(resultHeading(other)).toHaveText(labels.paid);
    await waitForHydration(other);
  });

  await test.step('the bank’s page is still in history; paying there again charges nothing more', async () => {
    await page.goBack();
    await answerAtBank(page, 'pay');
    await expect(resultHeading(page)).toHaveText(labels.paid);
    await other.getByRole('link', { name: labels.backToTitle }).click();
    await expect(resultHeading(other)).not.toHaveText(labels.paid);
    await other.getByRole('button', { name: labels.account }).click();
    await expect(other.getByText(labels.daysLeft(30)).filter({ visible: true })).toBeVisible();
    // One purchase for each visit to the bank.
    expect(await plansBought(api)).toBe(3);
  });
});

test('a purchase that does not start shows the reason: a changed price, insufficient credit, and no answer, after which the key stays the same', async ({
  page,
  signInAs,
  api,
  watch,
  labels,
}) => {
  await signInAs(newMobile());
  const pay = payButton(page, labels.pay);
  const alert = page.getByRole('alert');
  watch.expectAnswer(422, /\/buy\/plan$/);
  watch.expectAnswer(404, /\/get\/purchase\//);

  await test.step('a changed price is not paid before it has been shown', async () => {
    await open(page, planForFilm);
    await intercept(page, '**/buy/plan', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), amount: 99_000 } }),
    );
    await page.route('**/get/app/plans', async (route) => {
      const response = await route.fetch();
      const plans: { data: { m1: object } } = await response.json();
      plans.data.m1 = { ...plans.data.m1, toman: 200_000 };
      await route.fulfill({ response, json: plans });
    });
    await pay.click();
    await expect(alert.getByText(labels.priceChanged)).toBeVisible();
    await expect(page.getByText('۲۲۰٬۰۰۰').first()).toBeVisible();
    await expect(page).toHaveURL(planForFilm);
    await page.unrouteAll();
  });

  await test.step('insufficient credit', async () => {
    await open(page, planForFilm);
    await page.getByRole('radio', { name: labels.wallet }).check();
    await pay.click();
    await expect(alert.getByText(labels.notBegun)).toBeVisible();
    await expect(page).toHaveURL(planForFilm);
    await expect(pay).toBeEnabled();
  });

  await test.step('without an answer the purchase is sent again with its key, also after a reload', async () => {
    // Reload, because the first error message must not be mistaken for the second.
    await open(page, planForFilm);
    const keys = keysOf(page);
    watch.expectAnswer(502, /\/buy\/plan$/);
    await api.setFault({ operationId: 'buyPlan', drop: true, times: 2 });
    for (let times = 0; times < 2; times += 1) {
      const answered = page.waitForResponse(/\/buy\/plan$/);
      await pay.click();
      await answered;
      await expect(alert.getByText(labels.notBegun)).toBeVisible();
      await expect(pay).toBeEnabled();
    }
    await page.reload();
    await waitForHydration(page);
    await pay.click();
    await page.waitForURL(bankUrl);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });
});

test('nobody is sent to a page that is not a bank’s: a message is shown, and the retry uses the same key', async ({
  page,
  context,
  api,
  labels,
  startSite,
  watch,
}) => {
  const site = await startSite({ PAYMENT_HOSTS: 'bank.example' });
  const keys = keysOf(page);
  await addSession(context, { site, api, mobile: newMobile() });
  const alert = page.getByRole('alert');
  for (const visit of ['first', 'second']) {
    await test.step(`${visit} visit`, async () => {
      // Neither this device's purchase nor the server's newest purchase blocks a new attempt.
      await open(page, site.origin + planForFilm);
      await payButton(page, labels.pay).click();
      await expect(alert.getByText(labels.notBegun)).toBeVisible();
      await expect(alert).toContainText(labels.bankNotSafe);
      const again = page.waitForResponse(/\/buy\/plan$/);
      await payButton(page, labels.pay).click();
      await again;
      await expect(alert).toContainText(labels.bankNotSafe);
    });
  }
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(4);

  // The same key with another choice is refused. The purchase is sent again with a new key.
  watch.expectAnswer(409, /\/buy\/plan$/);
  await topUp(page, site, 200_000);
  await page.getByRole('radio', { name: labels.wallet }).check();
  await payButton(page, labels.pay).click();
  await expect(resultHeading(page)).toHaveText(labels.paid);
});

test('a bank’s form leads to the result page for any form content', async ({ site }) => {
  const post = (body: string) =>
    sendRequest(`${site.origin}/callback`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://bank.example',
      },
    });
  const payAtBank = async (body: string) => {
    const { status, headers } = await post(body);
    return [status, headers.get('location')];
  };
  expect(await payAtBank('tracking_code=140508301457&State=OK')).toEqual([
    303,
    '/callback?tracking_code=140508301457',
  ]);
  expect(await payAtBank('tracking_code=//evil.example')).toEqual([303, '/callback']);
  expect(await payAtBank(`tracking_code=1&x=${'y'.repeat(20_000)}`)).toEqual([303, '/callback']);
});
