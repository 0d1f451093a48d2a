import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { open } from '../support/journey.ts';
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
  topUp,
} from '../support/purchase.ts';
import { askForCode, codeField } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const film = `/movie/${films.usual}`;

/** 149,000 toman and VAT. */
const total = '۱۶۳٬۹۰۰';

test('a guest signs in by the plan’s own button, and is back to pay', async ({
  page,
  api,
  say,
}) => {
  const mobile = newMobile();
  await open(page, planForFilm);
  await expect(page.getByText(total)).toBeVisible();
  await page.getByRole('button', { name: say.signInToPay }).click();
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(payButton(page, say.pay)).toBeEnabled();
  await expect(page).toHaveURL(planForFilm);
});

const unpaid = [
  { choice: 'fail', way: 'get', says: 'paymentProblem' },
  { choice: 'leave', way: 'get', says: 'notPaid' },
  { choice: 'leave', way: 'post', says: 'notPaid' },
] as const;

test('whatever the bank answers is understood: who has not paid may pay again, who has may copy the code', async ({
  page,
  signInAs,
  context,
  api,
  watch,
  say,
}) => {
  allowBank(watch, api);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(newMobile());
  await buyPlanForFilm(page, say.pay);
  for (const { choice, way, says } of unpaid) {
    await test.step(`${choice}, and back by ${way}`, async () => {
      await answerAtBank(page, choice, way);
      await expect(resultHeading(page)).toHaveText(say[says]);
      await page.getByRole('link', { name: say.payAgain }).click();
      await expect(page).toHaveURL(planForFilm);
      await expect(payButton(page, say.pay)).toBeEnabled();
      await payButton(page, say.pay).click();
    });
  }
  await answerAtBank(page, 'pay', 'post');
  await expect(resultHeading(page)).toHaveText(say.paid);
  await page.getByRole('button', { name: say.copyCode }).click();
  await expect(page.getByText(say.copied)).toBeAttached();
  const code = new URL(page.url()).searchParams.get('tracking_code');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('the page after the bank is safe to load again, to come back to and to open elsewhere', async ({
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
  await answerAtBank(page, 'pay');
  await expect(resultHeading(page)).toHaveText(say.paid);
  await page.reload();
  await expect(resultHeading(page)).toHaveText(say.paid);
  await page.getByRole('link', { name: say.goOn }).click();
  await expect(page).toHaveURL(film);
  await page.goBack();
  await expect(resultHeading(page)).toHaveText(say.paid);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(resultHeading(second)).toHaveText(say.paid);
  await second.getByRole('link', { name: say.goOn }).click();
  await expect(resultHeading(second)).not.toHaveText(say.paid);
  await second.getByRole('button', { name: say.account }).click();
  await expect(second.getByText(say.daysLeft(30)).filter({ visible: true })).toBeVisible();
  expect(await plansBought(api)).toBe(1);
});

test('what does not begin says so: a credit that is too small, and no answer, after which the key is the same', async ({
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
  watch.expectAnswer(404, /\/get\/purchase\//);
  await page.getByRole('radio', { name: say.wallet }).check();
  await payButton(page, say.pay).click();
  await expect(page.getByRole('alert').getByText(say.notBegun)).toBeVisible();
  await expect(page).toHaveURL(planForFilm);
  await expect(payButton(page, say.pay)).toBeEnabled();

  // Load again: the first result must not stand in for the second.
  await open(page, planForFilm);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/buy/plan')) keys.push(request.headers()['idempotency-key']);
  });
  watch.expectAnswer(502, /\/buy\/plan$/);
  await api.setFault({ operationId: 'buyPlan', drop: true });
  await payButton(page, say.pay).click();
  await expect(page.getByText(say.notBegun)).toBeVisible();
  await payButton(page, say.pay).click();
  await page.waitForURL(bankUrl);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('nobody is sent to a page that is no bank’s: it is said, and sent again with its key', async ({
  page,
  api,
  say,
  startSite,
  watch,
}) => {
  const site = await startSite({ PAYMENT_HOSTS: 'bank.example' });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/buy/plan')) keys.push(request.headers()['idempotency-key']);
  });
  const address = `${site.origin}/login?redirect=${encodeURIComponent(planForFilm)}`;
  const mobile = newMobile();
  await open(page, address);
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  const alert = page.getByRole('alert');
  for (const visit of ['first', 'second']) {
    await test.step(`${visit} visit`, async () => {
      await payButton(page, say.pay).click();
      await expect(alert.getByText(say.notBegun)).toBeVisible();
      await expect(alert).toContainText(say.bankNotSafe);
      await payButton(page, say.pay).click();
      await expect(alert).toContainText(say.bankNotSafe);
    });
    await open(page, site.origin + planForFilm);
    // Neither of this device's purchase nor of the server's newest one.
    await expect(payButton(page, say.pay)).toBeEnabled();
  }
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(4);

  // Another wish than the key's. It is sent once more with a new one.
  watch.expectAnswer(409, /\/buy\/plan$/);
  await topUp(page, site, 200_000);
  await page.getByRole('radio', { name: say.wallet }).check();
  await payButton(page, say.pay).click();
  await expect(resultHeading(page)).toHaveText(say.paid);
});

test('no code, a code that is nobody’s, and another’s, is no payment', async ({
  page,
  signInAs,
  watch,
  say,
}) => {
  await open(page, '/callback');
  await expect(resultHeading(page)).toHaveText(say.noPayment);
  await expect(page.locator('main')).not.toContainText('۷۲');
  watch.expectAnswer(404, /\/get\/payment\//);
  await signInAs(newMobile());
  await open(page, '/callback?tracking_code=140508301457');
  await expect(resultHeading(page)).toHaveText(say.paymentProblem);
});

test('a bank’s form leads to the page, whatever is in it', async ({ site }) => {
  const post = (body: string) =>
    ask(`${site.origin}/callback`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://bank.example',
      },
    });
  const lead = async (body: string) => {
    const { status, headers } = await post(body);
    return [status, headers.get('location')];
  };
  expect(await lead('tracking_code=140508301457&State=OK')).toEqual([
    303,
    '/callback?tracking_code=140508301457',
  ]);
  expect(await lead('tracking_code=//evil.example')).toEqual([303, '/callback']);
  expect(await lead(`tracking_code=1&x=${'y'.repeat(20_000)}`)).toEqual([303, '/callback']);
});
