import {
  dismissSignIn,
  distinctFaults,
  type FaultName,
  faultNames,
  faultOf,
  faultsToTry,
  retryAtOnce,
  serverTexts,
  slowAnswerOf,
} from '../../support/faults.ts';
import { holdRequests, open, pushPath } from '../../support/journey.ts';
import { newMobile } from '../../support/purchase.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { expect, test } from '../../support/test.ts';
import { films, titles } from '../../support/titles.ts';

/** Buying under faults: for every answer of the API, the viewer sees a message. */

const film = `/movie/${films.usual}`;
const notFound = 'این صفحه پیدا نشد';
const failed = 'صفحه بارگذاری نشد';
const noFiles = 'صفحهٔ دانلود بارگذاری نشد.';
const unclear = 'نتیجهٔ پرداخت هنوز روشن نیست';

/** Excluded: a slow answer only arrives late, and a 401 opens the sign-in. */
const failures = distinctFaults.filter((each) => each !== 'slow' && each !== '401');

/** A modal over the film's page fetches again each time that it opens. */
const modals = [
  {
    operationId: 'getPlans',
    opens: 'خرید اشتراک',
    expected: (fault: FaultName) =>
      serverTexts[fault] ?? 'بسته‌ها بارگذاری نشد. مشکلی از سمت ما پیش آمد.',
    shown: 'li button',
  },
  {
    operationId: 'getGateways',
    opens: /^خرید تکی/,
    expected: () => 'روش‌های پرداخت بارگذاری نشد.',
    shown: 'input[type=radio]',
  },
] as const;

test('the plans and the payment methods over a film show a message for every answer of the API @states', async ({
  page,
  api,
  watch,
  labels,
}) => {
  watch.expectProblem(/^[45]\d\d from /);
  await retryAtOnce(page);
  await open(page, film);
  const dialog = page.getByRole('dialog');
  for (const { operationId, opens, expected, shown } of modals) {
    const link = page.getByRole('main').getByRole('link', { name: opens });
    const tried = faultsToTry(failures);
    for (const fault of tried) {
      // The link has the focus again and prefetches. An answer between two faults would be cached.
      const blockedRequests = await holdRequests(page, '**/get/app/{plans,gateways}');
      await api.reset();
      await api.setFault(faultOf(operationId, fault));
      blockedRequests.release();
      await link.click();
      await expect(dialog.getByText(expected(fault)).first(), fault).toBeVisible();
      if (fault === tried.at(-1)) break;
      await page.keyboard.press('Escape');
      await expect(dialog, fault).toHaveCount(0);
    }
    await api.reset();
    await dialog.getByRole('button', { name: labels.tryAgain }).click();
    await expect(dialog.locator(shown).first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('a 401 opens the sign-in over the plans, also if a prefetch sent the call, and over the payment methods', async ({
  page,
  api,
  watch,
  labels,
}) => {
  watch.expectAnswer(401, /\/get\/app\/plans$/);
  watch.expectAnswer(401, /\/get\/app\/gateways$/);
  const main = page.getByRole('main');
  await open(page, film);
  await api.setFault({ operationId: 'getPlans', status: 401, delayMs: 1000 });
  const link = main.getByRole('link', { name: labels.subscribe });
  const plansRequest = page.waitForRequest(/\/get\/app\/plans$/);
  await link.hover();
  await plansRequest;
  await link.click();
  await expect(page.getByText(labels.signInFirst).first()).toBeVisible();

  // The sign-in opens only once in a document, so load another document.
  await open(page, film);
  await api.setFault({ operationId: 'getGateways', status: 401 });
  await main.getByRole('link', { name: /^خرید تکی/ }).click();
  await expect(page.getByText(labels.signInFirst).first()).toBeVisible();
});

test('the page of a plan shows a message in the document for every answer of the API, also after hydration', async ({
  page,
  api,
  watch,
  startSite,
}) => {
  // A server of its own, because it logs that it could not render.
  const { origin } = await startSite({});
  const address = `${origin}/plan/m1`;
  const expected: Readonly<Partial<Record<FaultName, string>>> = { slow: '۱۶۳٬۹۰۰', 404: notFound };
  for (const fault of faultNames) {
    await api.setFault(faultOf('getPlans', fault));
    const { text } = await sendRequest(address);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(main, fault).toContain(expected[fault] ?? failed);
    await api.reset();
  }
  watch.expectProblem(/^503 from /);
  await api.setFault(faultOf('getPlans', '500'));
  await open(page, address);
  await expect(page.getByText(failed).first()).toBeVisible();
});

test('the files of a film and of an episode show a message for every answer of the API @states', async ({
  page,
  api,
  watch,
  labels,
}) => {
  watch.expectProblem(/^[45]\d\d from /);
  watch.expectProblem(/request failed \(net::ERR_FAILED\)/);
  await retryAtOnce(page);
  const path = `/movie/download/${films.usual}`;
  await open(page, '/');
  const titleOfHome = await page.title();
  const messages = page.getByRole('region', { name: labels.messages });
  // A server that does not know the title answers 400.
  const tried: readonly FaultName[] = ['400', ...faultsToTry(failures)];
  for (const at of [path, `/episode/download/${titles.episode}`]) {
    for (const fault of new Set(tried)) {
      await api.setFault(faultOf('ghostCart', fault));
      await pushPath(page, at);
      if (fault === '400') {
        await expect(page.getByRole('heading', { level: 1 }), at).toHaveText(notFound);
        await expect(page, at).toHaveURL(at);
        await pushPath(page, '/');
        await expect(page, at).toHaveTitle(titleOfHome);
      } else {
        await expect(messages.getByText(noFiles), fault).toBeVisible();
        // The address changes before the page does: going back too early would stay on the failed page.
        await expect(page, fault).toHaveURL('/');
        await expect(page, fault).toHaveTitle(titleOfHome);
        await messages.getByRole('button').click();
        await expect(page.getByText(noFiles), fault).toHaveCount(0);
      }
      await api.reset();
    }
  }

  await test.step('a document, which sends its request on hydration, opens the sign-in after a 401', async () => {
    await api.setFault(faultOf('ghostCart', '401'));
    await open(page, path);
    await dismissSignIn(page, labels.signInFirst);
    await api.reset();
  });

  await test.step('a document whose connection was lost stays open, and the request is retried', async () => {
    await page.route('**/ghost/get/cart', (route) => route.abort('failed'));
    await open(page, path);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('دانلودها بارگذاری نشد.');
    await page.unroute('**/ghost/get/cart');
    await alert.getByRole('button', { name: labels.tryAgain }).click();
    await expect(page.getByRole('button', { name: labels.addToCart }).first()).toBeVisible();
  });
});

test('the page after the bank shows a message for every answer of the API, and for an unknown code', async ({
  page,
  signInAs,
  api,
  watch,
  labels,
}) => {
  watch.expectProblem(/^[45]\d\d from /);
  await retryAtOnce(page);
  await signInAs(newMobile());
  const heading = page.getByRole('heading', { level: 1 });
  const expected: Readonly<Partial<Record<FaultName, string>>> = { 404: labels.paymentProblem };
  await open(page, '/callback');
  for (const fault of failures) {
    await pushPath(page, '/callback');
    await expect(heading, fault).toHaveText(labels.noPayment);
    await expect(page.getByRole('main'), 'no code').not.toContainText('۷۲');
    await api.reset();
    await api.setFault(faultOf('getPayment', fault));
    await pushPath(page, '/callback?tracking_code=140508301457');
    await expect(page.getByText(expected[fault] ?? unclear).first(), fault).toBeVisible();
  }
  await api.reset();
  await api.setFault(slowAnswerOf('getPayment'));
  await pushPath(page, '/callback');
  await expect(heading).toHaveText(labels.noPayment);
  await pushPath(page, '/callback?tracking_code=140508301457');
  await expect(page.getByText('در حال پرس‌وجو از بانک…').first()).toBeVisible();
  // The API itself does not know this code.
  await expect(heading).toHaveText(labels.paymentProblem);
});
