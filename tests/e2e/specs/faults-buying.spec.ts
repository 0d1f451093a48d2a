import type { Fault } from '@parde/reference-api';
import type { Page } from '@playwright/test';
import { type FaultName, faultNames, faultOf } from '../support/faults.ts';
import { films } from '../support/films.ts';
import { open } from '../support/journey.ts';
import { newPerson } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

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

interface Screen {
  readonly name: string;
  readonly operationId: Fault['operationId'];
  /** Its server notes what it could not draw, as it should: it gets one of its own. */
  readonly drawnByServer?: true;
  readonly visit: (page: Page, origin: string) => Promise<void>;
  /** Words that a viewer then sees. */
  readonly says: Readonly<Record<FaultName, string>>;
}

const buyAlone = async (page: Page) => {
  await open(page, `/movie/${titles.paidMovie}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^خرید تکی/ })
    .click();
};

const film = `/movie/${films.usual}`;

const ofFiles: Screen['says'] = {
  slow: 'در حال بارگذاری…',
  'lost on the way': home,
  400: notFound,
  401: 'برای ادامه وارد حساب خود شوید.',
  404: home,
  422: home,
  429: home,
  500: home,
  malformed: home,
  empty: home,
};

const screens: readonly Screen[] = [
  {
    name: 'the plans over a film',
    operationId: 'getPlans',
    visit: async (page) => {
      await open(page, film);
      await page.getByRole('main').getByRole('link', { name: 'خرید اشتراک' }).click();
    },
    says: {
      slow: 'لطفا کمی منتظر بمانید...',
      'lost on the way': away,
      400: server,
      401: 'برای ادامه وارد حساب خود شوید.',
      404: noTitle,
      422: fields,
      429: wait,
      500: server,
      malformed: noPlans,
      empty: noPlans,
    },
  },
  {
    name: 'the page of a plan',
    operationId: 'getPlans',
    drawnByServer: true,
    visit: (page, origin) => open(page, `${origin}/plan/m1`),
    says: {
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
    },
  },
  {
    name: 'the files of a film',
    operationId: 'ghostCart',
    visit: (page) => open(page, `/movie/download/${films.usual}`),
    says: ofFiles,
  },
  {
    name: 'the files of an episode',
    operationId: 'ghostCart',
    visit: (page) => open(page, `/episode/download/${titles.episode}`),
    says: ofFiles,
  },
  {
    name: 'the ways to pay for a film',
    operationId: 'getGateways',
    visit: buyAlone,
    says: {
      slow: 'روش پرداخت',
      'lost on the way': noMethods,
      400: noMethods,
      401: 'برای ادامه وارد حساب خود شوید.',
      404: noMethods,
      422: noMethods,
      429: noMethods,
      500: noMethods,
      malformed: noMethods,
      empty: noMethods,
    },
  },
];

for (const { name, operationId, drawnByServer, visit, says } of screens) {
  test(`${name}: whatever the API suffers, the viewer is told`, async ({
    page,
    api,
    watch,
    site,
    startSite,
  }) => {
    test.slow();
    const { origin } = drawnByServer ? await startSite({}) : site;
    watch.expectComplaint(/^[45]\d\d from /);
    for (const fault of faultNames) {
      await test.step(fault, async () => {
        await api.clear();
        await api.fail(faultOf(operationId, fault));
        await visit(page, origin);
        await expect(page.getByText(says[fault]).first(), fault).toBeVisible();
      });
    }
  });
}

test('the page after the bank: whatever the API suffers, the viewer is told', async ({
  page,
  enter,
  api,
  watch,
}) => {
  test.slow();
  watch.expectComplaint(/^[45]\d\d from /);
  await enter(newPerson());
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
  for (const fault of faultNames) {
    // It ends a session, which is another story.
    if (fault === '401') continue;
    await test.step(fault, async () => {
      await api.clear();
      await api.fail(faultOf('getPayment', fault));
      await open(page, '/callback?tracking_code=140508301457');
      await expect(page.getByText(says[fault]).first(), fault).toBeVisible();
    });
  }
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
