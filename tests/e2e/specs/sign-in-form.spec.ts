import type { Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { clearSession } from '../support/clear-session.ts';
import { holdRequests, open, waitForHydration } from '../support/journey.ts';
import {
  askForCode,
  codeField,
  mobileField,
  people,
  sendButton,
  wrongCode,
} from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const { mobile, shown } = people.lapsed;
const sendCode = '/login/send-code';

/** How often each step was requested. */
function counts(calls: readonly string[]): { codes: number; logins: number } {
  const number = (call: string) => calls.filter((each) => each === call).length;
  return { codes: number(`POST ${sendCode}`), logins: number('POST /login') };
}

/** Two presses before the page rerenders. */
function pressTwice(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluate((element) => {
    if (!(element instanceof HTMLElement)) return;
    element.click();
    element.click();
  });
}

test.describe('the countdown', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('a new code may be asked for after ninety seconds, and again after as long', async ({
    page,
    api,
    say,
  }) => {
    await open(page, '/login');
    await askForCode(page, mobile);
    const resend = page.getByRole('button', { name: say.resend });
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText(/۱:(?:۳۰|۲[۰-۹])/);
    await expect(page.getByText(say.untilResend)).toBeVisible();
    const isHeard = await timer.evaluate(
      (it) => it.closest('[aria-live="polite"], [role="status"], [role="alert"]') !== null,
    );
    expect(isHeard, 'nobody hears every second of it').toBe(false);
    await page.clock.fastForward(85_000);
    await expect(page.getByRole('timer')).toHaveText(/۰:۰[1-5۱-۵]/);
    await expect(resend).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('timer')).toHaveCount(0);

    const first = await api.codeSentTo(mobile);
    await codeField(page).fill(first.slice(0, 2));
    await resend.click();
    await expect(page.getByRole('timer')).toHaveText(/۱:/);
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(await api.codeSentTo(mobile));
    await expect(page).toHaveURL('/');
  });

  test('a wait of hours is said, and not counted in seconds', async ({ page, api, watch, say }) => {
    await open(page, '/login');
    watch.expectAnswer(429, /send-code$/);
    await api.setFault({ operationId: 'sendCode', status: 429, retryAfter: 40_000 });
    await mobileField(page).fill(mobile);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
    await expect(page.getByText(say.untilTryAgain)).toHaveCount(0);
    await expect(page.getByRole('timer')).toHaveCount(0);
  });

  test('too many codes, or wrong ones: the wait is said and counted, what was typed waits, and then works @states', async ({
    page,
    api,
    watch,
    say,
  }) => {
    await open(page, '/login');
    watch.expectAnswer(429, /send-code$/);
    await api.setFault({ operationId: 'sendCode', status: 429, retryAfter: 40 });
    await mobileField(page).fill(mobile);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('۴۰');
    await expect(page.getByText(say.untilTryAgain)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/۰:[۳۴]/);
    await expect(sendButton(page)).toBeDisabled();
    await expect(mobileField(page)).toHaveValue(shown);
    await checkState(page, 'a number that must wait');

    await page.clock.fastForward(41_000);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await sendButton(page).click();
    await expect(codeField(page)).toBeVisible();

    watch.expectAnswer(429, /\/login$/);
    await api.setFault({ operationId: 'login', status: 429, retryAfter: 30 });
    const code = await api.codeSentTo(mobile);
    await codeField(page).fill(code);
    await expect(page.getByRole('alert')).toContainText('۳۰');
    const submit = page.getByRole('main').getByRole('button', { name: say.signIn, exact: true });
    await expect(submit).toBeDisabled();
    await expect(codeField(page)).toHaveValue(code);
    await page.clock.fastForward(31_000);
    await submit.click();
    await expect(page).toHaveURL('/');
  });
});

test('a code is tried by itself when it is complete; a second press while a request is under way sends nothing', async ({
  page,
  api,
  watch,
}) => {
  await open(page, '/login');
  const codes = await holdRequests(page, '**/login/send-code');
  await mobileField(page).fill(mobile);
  await pressTwice(page, 'main button[type="submit"]');
  await expect(sendButton(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  codes.release();
  await expect(codeField(page)).toBeVisible();
  expect(counts(watch.apiCalls()).codes).toBe(1);

  await api.setFault({ operationId: 'login', delayMs: 300 });
  const code = await api.codeSentTo(mobile);
  await codeField(page).pressSequentially(code.slice(0, 3));
  expect(counts(watch.apiCalls()).logins, 'before it is complete').toBe(0);
  await codeField(page).press(code.slice(3));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(counts(watch.apiCalls()).logins).toBe(1);
});

test('an error is gone as soon as the viewer tries again', async ({ page, api, watch, say }) => {
  await open(page, '/login');
  await askForCode(page, mobile);
  const right = await api.codeSentTo(mobile);
  watch.expectAnswer(422, /\/login$/);
  await codeField(page).fill(wrongCode(right));
  await expect(page.getByText(say.wrongCode)).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
  await codeField(page).press('1');
  await expect(page.getByText(say.wrongCode)).toHaveCount(0);
  await expect(codeField(page)).not.toHaveAttribute('aria-invalid');
});

test('where the connection is lost, what was typed stays, and can be sent again @states', async ({
  page,
  context,
  api,
  watch,
  say,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/login');
  await mobileField(page).fill(mobile);
  await context.setOffline(true);
  await sendButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(say.noAnswer);
  await expect(mobileField(page)).toHaveValue(shown);
  await checkState(page, 'a number without a connection');
  await context.setOffline(false);
  await alert.getByRole('button', { name: say.tryAgain }).click();
  await expect(codeField(page)).toBeVisible();
  await expect(alert).toHaveCount(0);

  const code = await api.codeSentTo(mobile);
  await context.setOffline(true);
  await codeField(page).fill(code);
  await expect(alert).toContainText(say.noAnswer);
  await expect(codeField(page)).toHaveValue(code);
  await context.setOffline(false);
  await alert.getByRole('button', { name: say.tryAgain }).click();
  await expect(page).toHaveURL('/');
});

test('who referred the viewer goes with the number', async ({ page, context, site, watch }) => {
  await context.addCookies([{ name: 'ref', value: '39134', url: site.origin }]);
  await open(page, '/login');
  await askForCode(page, mobile);
  const [request] = watch.requests().filter((each) => each.url().endsWith(sendCode));
  expect(request?.postDataJSON()).toEqual({ mobile, ref: '39134' });
});

test.describe('the code out of the message', () => {
  /** A browser with WebOTP: it returns the code on demand, and tells whether it still waits. */
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

  test('signs in by itself where the browser reads it, and is waited for no more when the viewer goes back or types it', async ({
    page,
    api,
    say,
  }) => {
    const { arrive } = await readMessages(page);
    await open(page, '/login');
    expect(await waiting(page)).toBe(0);
    await askForCode(page, mobile);
    await expect.poll(() => waiting(page)).toBe(1);
    await arrive(await api.codeSentTo(mobile));
    await expect(page).toHaveURL('/');
    await waitForHydration(page);

    await clearSession(page);
    await open(page, '/login');
    await askForCode(page, mobile);
    await page.getByRole('button', { name: say.editMobile }).click();
    await expect.poll(() => waiting(page)).toBe(0);
    await askForCode(page, mobile);
    await expect.poll(() => waiting(page)).toBe(1);
    await api.setFault({ operationId: 'login', delayMs: 500 });
    await codeField(page).fill(await api.codeSentTo(mobile));
    await expect.poll(() => waiting(page)).toBe(0);
    await expect(page).toHaveURL('/');
  });
});
