import type { Locator, Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { holdRequests, open } from '../../support/journey.ts';
import { brandPhone } from '../../support/messages.ts';
import {
  codeField,
  mobileField,
  people,
  requestCode,
  sendButton,
  wrongCode,
} from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const { mobile, shown } = people.lapsed;
/** Clicks twice before the page rerenders. */
function clickTwice(button: Locator): Promise<void> {
  return button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return;
    element.click();
    element.click();
  });
}

test('a waiting time is shown and counted down, the typed text stays, and then the form works @states', async ({
  page,
  api,
  watch,
  labels,
}) => {
  await page.clock.install();
  await open(page, '/login');
  const alert = page.getByRole('alert');
  const timer = page.getByRole('timer');
  watch.expectAnswer(429, /send-code$/);

  await test.step('a wait of hours is not counted down in seconds', async () => {
    await api.setFault({ operationId: 'sendCode', status: 429, retryAfter: 40_000 });
    await mobileField(page).fill(people.subscriber.mobile);
    await sendButton(page).click();
    await expect(alert).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
    await expect(page.getByText(labels.untilTryAgain)).toHaveCount(0);
    await expect(timer).toHaveCount(0);
  });

  await test.step('too many codes', async () => {
    await api.setFault({ operationId: 'sendCode', status: 429, retryAfter: 40 });
    await mobileField(page).fill(mobile);
    await expect(alert).toHaveCount(0);
    await sendButton(page).click();
    await expect(alert).toContainText('۴۰');
    await expect(page.getByText(labels.untilTryAgain)).toBeVisible();
    await expect(timer).toHaveText(/۰:[۳۴]/);
    await expect(sendButton(page)).toBeDisabled();
    await expect(mobileField(page)).toHaveValue(shown);
    await checkState(page, 'a number that must wait');
    await page.clock.fastForward(41_000);
    await expect(alert).toHaveCount(0);
  });

  await test.step('ninety seconds until the next code', async () => {
    await sendButton(page).click();
    await expect(codeField(page)).toBeVisible();
    const resend = page.getByRole('button', { name: labels.resend });
    await expect(timer).toHaveText(/۱:(?:۳۰|۲[۰-۹])/);
    await expect(page.getByText(labels.untilResend)).toBeVisible();
    await expect(page.locator(`main a[href="tel:${brandPhone('main')}"]`)).toBeVisible();
    const isAnnounced = await timer.evaluate(
      (it) => it.closest('[aria-live="polite"], [role="status"], [role="alert"]') !== null,
    );
    expect(isAnnounced, 'no screen reader says every second').toBe(false);
    await page.clock.fastForward(85_000);
    await expect(timer).toHaveText(/۰:۰[1-5۱-۵]/);
    await expect(resend).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(timer).toHaveCount(0);

    const first = await api.codeSentTo(mobile);
    await codeField(page).fill(first.slice(0, 2));
    await resend.click();
    await expect(timer).toHaveText(/۱:/);
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
  });

  await test.step('too many wrong codes', async () => {
    watch.expectAnswer(429, /\/login$/);
    await api.setFault({ operationId: 'login', status: 429, retryAfter: 30 });
    const code = await api.codeSentTo(mobile);
    await codeField(page).fill(code);
    await expect(alert).toContainText('۳۰');
    const submit = page.getByRole('main').getByRole('button', { name: labels.signIn, exact: true });
    await expect(submit).toBeDisabled();
    await expect(codeField(page)).toHaveValue(code);
    await page.clock.fastForward(31_000);
    await submit.click();
    await expect(page).toHaveURL('/');
  });
});

test('after a lost connection the typed text stays, and each step is sent once with the referral @states', async ({
  page,
  context,
  site,
  api,
  watch,
  labels,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.addCookies([{ name: 'ref', value: '39134', url: site.origin }]);
  await open(page, '/login');
  await mobileField(page).fill(mobile);
  await context.setOffline(true);
  await sendButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(labels.checkConnection);
  await expect(mobileField(page)).toHaveValue(shown);
  await checkState(page, 'a number without a connection');
  await context.setOffline(false);

  watch.clearRequests();
  const codes = await holdRequests(page, '**/login/send-code');
  await clickTwice(alert.getByRole('button', { name: labels.tryAgain }));
  await expect(sendButton(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  codes.release();
  await expect(codeField(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
  const sent = watch.requests().filter((each) => each.url().endsWith('/login/send-code'));
  expect(sent.map((request) => request.postDataJSON())).toEqual([{ mobile, ref: '39134' }]);

  const code = await api.codeSentTo(mobile);
  const logins = () => watch.apiCalls().filter((call) => call === 'POST /login').length;
  await codeField(page).pressSequentially(code.slice(0, 3));
  expect(logins(), 'before it is complete').toBe(0);
  await context.setOffline(true);
  await codeField(page).press(code.slice(3));
  await expect(alert).toContainText(labels.checkConnection);
  await expect(codeField(page)).toHaveValue(code);
  await context.setOffline(false);

  watch.clearRequests();
  await api.setFault({ operationId: 'login', delayMs: 300 });
  await clickTwice(alert.getByRole('button', { name: labels.tryAgain }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(logins()).toBe(1);
});

test('an answer that violates the contract is not reported as a lost connection', async ({
  page,
  api,
  watch,
  labels,
}) => {
  await open(page, '/login');
  const alert = page.getByRole('alert');
  await page.route('**/login/send-code', (route) => route.fulfill({ status: 400, json: [] }));
  watch.expectAnswer(400, /\/login\/send-code$/);
  await mobileField(page).fill(mobile);
  await sendButton(page).click();
  await expect(mobileField(page)).toHaveAccessibleDescription(new RegExp(labels.refused));
  await page.unroute('**/login/send-code');
  await sendButton(page).click();
  await expect(codeField(page)).toBeVisible();

  const bodies = ['', '<!doctype html>'];
  await page.route('**/api/v1/login', (route) =>
    route.fulfill({ body: bodies.pop() ?? '', contentType: 'text/html' }),
  );
  await codeField(page).pressSequentially(await api.codeSentTo(mobile));
  await expect(alert).toContainText(labels.unreadable);
  const retry = alert.getByRole('button', { name: labels.tryAgain });
  await retry.click();
  await expect.poll(() => bodies.length).toBe(0);
  await expect(alert).toContainText(labels.unreadable);
  await page.unroute('**/api/v1/login');
  await retry.click();
  await expect(page).toHaveURL('/');
});

test.describe('the code from the SMS', () => {
  /**
   * Simulates a browser with WebOTP, which returns the code when the test delivers it, and reports whether a request
   * is pending.
   */
  async function readMessages(page: Page): Promise<{ arrive: (code: string) => Promise<void> }> {
    await page.addInitScript(() => {
      let hand: ((credential: unknown) => void) | undefined;
      Object.assign(window, { OTPCredential: class {}, otpWaits: 0 });
      const change = (by: number) =>
        Object.assign(window, { otpWaits: Reflect.get(window, 'otpWaits') + by });
      navigator.credentials.get = (options) => {
        change(1);
        return new Promise((resolve, reject) => {
          hand = (credential) => {
            change(-1);
            Reflect.apply(resolve, undefined, [credential]);
          };
          options?.signal?.addEventListener('abort', () => {
            change(-1);
            reject(options.signal?.reason);
          });
        });
      };
      Object.assign(window, { otpArrives: (code: string) => hand?.({ type: 'otp', code }) });
    });
    return {
      arrive: (code) => page.evaluate((text) => Reflect.get(window, 'otpArrives')(text), code),
    };
  }
  const waiting = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'otpWaits')));

  test('signs in automatically if the browser reads it, and is no longer awaited after the viewer has typed a code or gone back', async ({
    page,
    api,
    watch,
    labels,
  }) => {
    const { arrive } = await readMessages(page);
    await open(page, '/login');
    expect(await waiting(page)).toBe(0);
    await requestCode(page, mobile);
    await expect.poll(() => waiting(page)).toBe(1);
    watch.expectAnswer(422, /\/login$/);
    await api.setFault({ operationId: 'login', delayMs: 500 });
    await codeField(page).fill(wrongCode(await api.codeSentTo(mobile)));
    await expect.poll(() => waiting(page)).toBe(0);
    await expect(page.getByText(labels.wrongCode)).toBeVisible();

    await page.getByRole('button', { name: labels.editMobile }).click();
    await expect.poll(() => waiting(page)).toBe(0);
    await requestCode(page, mobile);
    await expect.poll(() => waiting(page)).toBe(1);
    await arrive(await api.codeSentTo(mobile));
    await expect(page).toHaveURL('/');
  });
});
