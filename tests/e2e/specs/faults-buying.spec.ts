import {
  type FaultName,
  faultNames,
  faultOf,
  faultsToldApart,
  lateAnswerOf,
  leaveNothingToChance,
} from '../support/faults.ts';
import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { open, turnTo } from '../support/journey.ts';
import { newPerson } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

/** The bad days of buying: whatever the API suffers, the viewer is told. */

const server = 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.';
const fields = 'لطفاً موارد مشخص‌شده را بررسی کنید.';
const noTitle = 'این عنوان پیدا نشد.';
const wait = 'تعداد تلاش‌ها بیش از اندازه است.';
const away = 'در حال حاضر ارتباط با سرویس برقرار نمی‌شود.';
const notFound = 'این صفحه پیدا نشد';
const failed = 'صفحه باز نشد';
const noPlans = 'بسته‌ها دریافت نشدند.';
const home = 'صفحهٔ دانلود باز نشد.';
const noMethods = 'روش‌های پرداخت دریافت نشدند.';
const unclear = 'نتیجهٔ پرداخت هنوز روشن نیست';

const signIn = 'برای ادامه وارد حساب خود شوید.';

/** Words that a viewer then sees. */
type Words = Readonly<Record<FaultName, string>>;

/** What comes is kept by the browser, and a guest's 401 opens the sign-in: each gets a page of its own. */
const others = (names: readonly FaultName[]) =>
  names.filter((each) => each !== 'slow' && each !== '401');

const ofPlans: Words = {
  slow: 'لطفا کمی منتظر بمانید...',
  'lost on the way': away,
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
  'lost on the way': noMethods,
  400: noMethods,
  401: signIn,
  404: noMethods,
  422: noMethods,
  429: noMethods,
  500: noMethods,
  malformed: noMethods,
  empty: noMethods,
};

/** What asks in a modal over the page of a film, anew each time that it is opened. */
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
    names: faultsToldApart,
  },
] as const;

for (const { name, operationId, path, opens, says, names } of modals) {
  test(`${name}: whatever the API suffers, the viewer is told`, async ({ page, api, watch }) => {
    watch.expectComplaint(/^[45]\d\d from /);
    await leaveNothingToChance(page);
    await open(page, path);
    const show = async (fault: FaultName) => {
      await page.getByRole('main').getByRole('link', { name: opens }).click();
      await expect(page.getByText(says[fault]).first(), fault).toBeVisible();
    };
    for (const fault of others(names)) {
      await api.fail(faultOf(operationId, fault));
      await show(fault);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), fault).toHaveCount(0);
      await api.clear();
    }
    await api.fail(faultOf(operationId, '401'));
    await show('401');

    await api.clear();
    await api.fail(lateAnswerOf(operationId));
    await open(page, path);
    await show('slow');
  });
}

const ofPlanPage: Words = {
  slow: '۱۶۳٬۹۰۰',
  'lost on the way': failed,
  400: failed,
  401: failed,
  404: notFound,
  422: failed,
  429: failed,
  500: failed,
  malformed: failed,
  empty: failed,
};

test('the page of a plan: whatever the API suffers, the viewer is told', async ({
  page,
  api,
  watch,
  startSite,
}) => {
  // Its server notes what it could not draw, as it should: it is one of its own.
  const { origin } = await startSite({});
  const address = `${origin}/plan/m1`;
  for (const fault of faultNames) {
    await api.fail(faultOf('getPlans', fault));
    const { text } = await ask(address);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(main, fault).toContain(ofPlanPage[fault]);
    await api.clear();
  }

  // What the server has drawn stays when the page is alive.
  watch.expectComplaint(/^[45]\d\d from /);
  for (const fault of ['404', '500', 'malformed', 'slow'] as const) {
    await api.fail(faultOf('getPlans', fault));
    await open(page, address);
    await expect(page.getByText(ofPlanPage[fault]).first(), fault).toBeVisible();
    await api.clear();
  }
});

const ofFiles: Words = {
  slow: 'در حال بارگذاری…',
  'lost on the way': home,
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
  test(`the files of ${name}: whatever the API suffers, the viewer is told`, async ({
    page,
    api,
    watch,
    say,
  }) => {
    watch.expectComplaint(/^[45]\d\d from /);
    await leaveNothingToChance(page);
    await open(page, '/');
    const titleOfHome = await page.title();
    const said = page.getByRole('region', { name: say.messages });
    for (const fault of others(faultsToldApart)) {
      await api.fail(faultOf('ghostCart', fault));
      await turnTo(page, path);
      await expect(page.getByText(ofFiles[fault]).first(), fault).toBeVisible();
      if (ofFiles[fault] === home) {
        // The address comes before the page: who turns back meanwhile is still on the page that failed.
        await expect(page, fault).toHaveURL('/');
        await expect(page, fault).toHaveTitle(titleOfHome);
        await said.getByRole('button').click();
        await expect(page.getByText(home), fault).toHaveCount(0);
      }
      await api.clear();
    }

    // And as a document, which asks as soon as it is alive.
    for (const fault of ['empty', '401', 'slow'] as const) {
      const fails = fault === 'slow' ? lateAnswerOf('ghostCart') : faultOf('ghostCart', fault);
      await api.fail(fails);
      await open(page, path);
      await expect(page.getByText(ofFiles[fault]).first(), fault).toBeVisible();
      await api.clear();
    }
  });
}

test('the page after the bank: whatever the API suffers, the viewer is told', async ({
  page,
  enter,
  api,
  watch,
  say,
}) => {
  watch.expectComplaint(/^[45]\d\d from /);
  await leaveNothingToChance(page);
  await enter(newPerson());
  // A 401 ends a session, which is another story.
  const says: Readonly<Record<Exclude<FaultName, '401'>, string>> = {
    slow: 'در حال پرس‌وجو از بانک…',
    'lost on the way': unclear,
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
  for (const fault of faultsToldApart) {
    if (fault === '401' || fault === 'slow') continue;
    await turnTo(page, '/download');
    await expect(page.locator('main').getByText(say.soon), fault).toBeVisible();
    await api.clear();
    await api.fail(faultOf('getPayment', fault));
    await turnTo(page, path);
    await expect(page.getByText(says[fault]).first(), fault).toBeVisible();
  }

  await api.clear();
  await api.fail(lateAnswerOf('getPayment'));
  await open(page, path);
  await expect(page.getByText(says.slow).first(), 'slow').toBeVisible();
});

test('a line that breaks leaves the viewer at the files, and asks again', async ({
  page,
  watch,
  say,
}) => {
  watch.expectComplaint(/request failed \(net::ERR_FAILED\)/);
  await page.route('**/ghost/get/cart', (route) => route.abort('failed'));
  await open(page, `/movie/download/${films.usual}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('پاسخی نرسید.');
  await page.unroute('**/ghost/get/cart');
  await alert.getByRole('button', { name: say.tryAgain }).click();
  await expect(page.getByRole('button', { name: say.addToCart }).first()).toBeVisible();
});
