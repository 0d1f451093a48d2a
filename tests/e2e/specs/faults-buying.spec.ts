import {
  distinctFaults,
  type FaultName,
  faultNames,
  faultOf,
  retryAtOnce,
  slowAnswerOf,
} from '../support/faults.ts';
import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { holdRequests, open, pushPath } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

/** Buying under faults: whatever the API answers, the viewer is told. */

const server = 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.';
const fields = 'لطفاً موارد مشخص‌شده را بررسی کنید.';
const noTitle = 'این عنوان پیدا نشد.';
const wait = 'تعداد تلاش‌ها بیش از اندازه است.';
const away = 'در حال حاضر ارتباط با سرویس برقرار نمی‌شود.';
const notFound = 'این صفحه پیدا نشد';
const failed = 'صفحه بارگذاری نشد';
const noPlans = 'بسته‌ها بارگذاری نشد.';
const home = 'صفحهٔ دانلود بارگذاری نشد.';
const noMethods = 'روش‌های پرداخت بارگذاری نشد.';
const unclear = 'نتیجهٔ پرداخت هنوز روشن نیست';

const signIn = 'برای ادامه وارد حساب خود شوید.';

/** Texts that a viewer then sees. */
type Words = Readonly<Record<FaultName, string>>;

/** Good answers are cached, and a guest's 401 opens the sign-in, so each fault gets its own page. */
const others = (names: readonly FaultName[]) =>
  names.filter((each) => each !== 'slow' && each !== '401');

const ofPlans: Words = {
  slow: 'لطفا کمی منتظر بمانید...',
  'connection lost': away,
  400: server,
  401: signIn,
  404: noTitle,
  422: fields,
  429: wait,
  500: server,
  malformed: noPlans,
  empty: noPlans,
};

const ofMethods: Words = {
  slow: 'روش پرداخت',
  'connection lost': noMethods,
  400: noMethods,
  401: signIn,
  404: noMethods,
  422: noMethods,
  429: noMethods,
  500: noMethods,
  malformed: noMethods,
  empty: noMethods,
};

/** A modal over the film's page requests again each time that it opens. */
const modals = [
  {
    name: 'the plans over a film',
    operationId: 'getPlans',
    path: `/movie/${films.usual}`,
    opens: 'خرید اشتراک',
    says: ofPlans,
    names: faultNames,
  },
  {
    name: 'the ways to pay for a film',
    operationId: 'getGateways',
    path: `/movie/${titles.paidMovie}`,
    opens: /^خرید تکی/,
    says: ofMethods,
    names: distinctFaults,
  },
] as const;

for (const { name, operationId, path, opens, says, names } of modals) {
  test(`${name}: whatever the API answers, the viewer is told`, async ({ page, api, watch }) => {
    watch.expectProblem(/^[45]\d\d from /);
    await retryAtOnce(page);
    await open(page, path);
    const show = async (fault: FaultName) => {
      await page.getByRole('main').getByRole('link', { name: opens }).click();
      await expect(page.getByText(says[fault]).first(), fault).toBeVisible();
    };
    const fail = async (fault: FaultName) => {
      // The link has the focus again and prefetches: an answer between two faults would be kept.
      const held = await holdRequests(page, '**/get/app/{plans,gateways}');
      await api.reset();
      await api.setFault(faultOf(operationId, fault));
      held.release();
    };
    for (const fault of others(names)) {
      await fail(fault);
      await show(fault);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), fault).toHaveCount(0);
    }
    await fail('401');
    await show('401');

    await api.reset();
    await api.setFault(slowAnswerOf(operationId));
    await open(page, path);
    await show('slow');
  });
}

const ofPlanPage: Words = {
  slow: '۱۶۳٬۹۰۰',
  'connection lost': failed,
  400: failed,
  401: failed,
  404: notFound,
  422: failed,
  429: failed,
  500: failed,
  malformed: failed,
  empty: failed,
};

test('the page of a plan: whatever the API answers, the viewer is told', async ({
  page,
  api,
  watch,
  startSite,
}) => {
  // The server logs that it could not render; this is expected.
  const { origin } = await startSite({});
  const address = `${origin}/plan/m1`;
  for (const fault of faultNames) {
    await api.setFault(faultOf('getPlans', fault));
    const { text } = await ask(address);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(main, fault).toContain(ofPlanPage[fault]);
    await api.reset();
  }

  // The server's rendering survives hydration.
  watch.expectProblem(/^[45]\d\d from /);
  for (const fault of ['404', '500', 'malformed', 'slow'] as const) {
    await api.setFault(faultOf('getPlans', fault));
    await open(page, address);
    await expect(page.getByText(ofPlanPage[fault]).first(), fault).toBeVisible();
    await api.reset();
  }
});

const ofFiles: Words = {
  slow: 'در حال بارگذاری…',
  'connection lost': home,
  400: notFound,
  401: signIn,
  404: home,
  422: home,
  429: home,
  500: home,
  malformed: home,
  empty: home,
};

for (const [name, path] of [
  ['a film', `/movie/download/${films.usual}`],
  ['an episode', `/episode/download/${titles.episode}`],
] as const) {
  test(`the files of ${name}: whatever the API answers, the viewer is told`, async ({
    page,
    api,
    watch,
    say,
  }) => {
    watch.expectProblem(/^[45]\d\d from /);
    await retryAtOnce(page);
    await open(page, '/');
    const titleOfHome = await page.title();
    const said = page.getByRole('region', { name: say.messages });
    for (const fault of others(distinctFaults)) {
      await api.setFault(faultOf('ghostCart', fault));
      await pushPath(page, path);
      await expect(page.getByText(ofFiles[fault]).first(), fault).toBeVisible();
      if (ofFiles[fault] === home) {
        // The address changes before the page: going back too early stays on the failed page.
        await expect(page, fault).toHaveURL('/');
        await expect(page, fault).toHaveTitle(titleOfHome);
        await said.getByRole('button').click();
        await expect(page.getByText(home), fault).toHaveCount(0);
      }
      await api.reset();
    }

    // And as a document, which requests on hydration.
    for (const fault of ['empty', '401', 'slow'] as const) {
      const fails = fault === 'slow' ? slowAnswerOf('ghostCart') : faultOf('ghostCart', fault);
      await api.setFault(fails);
      await open(page, path);
      await expect(page.getByText(ofFiles[fault]).first(), fault).toBeVisible();
      await api.reset();
    }
  });
}

test('the page after the bank: whatever the API answers, the viewer is told', async ({
  page,
  signInAs,
  api,
  watch,
}) => {
  watch.expectProblem(/^[45]\d\d from /);
  await retryAtOnce(page);
  await signInAs(newMobile());
  // A 401 ends the session, which session-end.spec.ts tests.
  const says: Readonly<Record<Exclude<FaultName, '401'>, string>> = {
    slow: 'در حال پرس‌وجو از بانک…',
    'connection lost': unclear,
    400: unclear,
    404: 'مشکل در پردازش پرداخت',
    422: unclear,
    429: unclear,
    500: unclear,
    malformed: unclear,
    empty: unclear,
  };
  const path = '/callback?tracking_code=140508301457';
  await open(page, '/download');
  for (const fault of distinctFaults) {
    if (fault === '401' || fault === 'slow') continue;
    await pushPath(page, '/download');
    await expect(page.getByRole('heading', { level: 1 }), fault).toHaveText('دانلودها');
    await api.reset();
    await api.setFault(faultOf('getPayment', fault));
    await pushPath(page, path);
    await expect(page.getByText(says[fault]).first(), fault).toBeVisible();
  }

  await api.reset();
  await api.setFault(slowAnswerOf('getPayment'));
  await open(page, path);
  await expect(page.getByText(says.slow).first(), 'slow').toBeVisible();
});

test('a lost connection leaves the viewer at the files, and the request is retried', async ({
  page,
  watch,
  say,
}) => {
  watch.expectProblem(/request failed \(net::ERR_FAILED\)/);
  await page.route('**/ghost/get/cart', (route) => route.abort('failed'));
  await open(page, `/movie/download/${films.usual}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('دانلودها بارگذاری نشد.');
  await page.unroute('**/ghost/get/cart');
  await alert.getByRole('button', { name: say.tryAgain }).click();
  await expect(page.getByRole('button', { name: say.addToCart }).first()).toBeVisible();
});
