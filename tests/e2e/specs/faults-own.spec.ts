import { operationById } from '@parde/api-client/operations';
import type { Fault } from '@parde/reference-api';
import type { Page } from '@playwright/test';
import {
  distinctFaults,
  expectFault,
  type FaultName,
  faultOf,
  retryAtOnce,
  serverTexts,
} from '../support/faults.ts';
import { films } from '../support/films.ts';
import { open, pushPath, quietPath, rest } from '../support/journey.ts';
import { openModal } from '../support/modals.ts';
import { allowBank, answerAtBank, newMobile } from '../support/purchase.ts';
import type { ReferenceApi } from '../support/reference-api.ts';
import { addSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import type { Watch } from '../support/watch.ts';

interface Row {
  readonly name: string;
  readonly path: string;
  readonly operationId: Fault['operationId'];
  /** The address of the browser's request. */
  readonly address: RegExp;
  /** The text in place of the failed part; a 401 ends the session instead. */
  readonly says: Readonly<Record<Exclude<FaultName, 'slow' | '401'>, string>>;
  /** The text when the answer is late. */
  readonly comes: string;
  /** A part that must not fail with it. */
  readonly stands: string;
}

/** The text does not depend on the fault. */
function inEveryCase(words: string): Row['says'] {
  return {
    'connection lost': words,
    400: words,
    404: words,
    422: words,
    429: words,
    500: words,
    malformed: words,
    empty: words,
  };
}

/** The server's own text, which the part shows where there is one. */
function orOfTheServer(words: string): Row['says'] {
  return { ...inEveryCase(words), ...serverTexts };
}

const ofAccount = (row: Pick<Row, 'name' | 'operationId' | 'address' | 'comes'>): Row => ({
  ...row,
  path: '/profile',
  says: orOfTheServer('بارگذاری نشد.'),
  stands: 'nav a[href="/profile/list/history"]',
});

const table: readonly Row[] = [
  {
    name: 'one’s payments',
    path: '/payments',
    operationId: 'listPayments',
    address: /\/get\/payments/,
    says: inEveryCase('پرداخت‌ها بارگذاری نشد'),
    comes: 'افزایش اعتبار کیف پول',
    stands: 'main h1',
  },
  {
    name: 'one’s downloads',
    path: '/download',
    operationId: 'listMyDownloads',
    address: /\/get\/my\/downloads/,
    says: { ...orOfTheServer('دانلودها بارگذاری نشد.'), 404: 'فهرست دانلودهای شما در این سرویس' },
    comes: 'هنوز چیزی دانلود نکرده‌اید',
    stands: 'main h1',
  },
  ofAccount({
    name: 'one’s automatic payment',
    operationId: 'getDebitSubscriptions',
    address: /\/directdebit\/subscriptions/,
    comes: 'هنوز بانکی برای پرداخت خودکار فعال نکرده‌اید.',
  }),
  ofAccount({
    name: 'one’s credit',
    operationId: 'getWallet',
    address: /\/get\/my_wallet/,
    comes: '۰ تومان',
  }),
  ofAccount({
    name: 'one’s invitation',
    operationId: 'getReferral',
    address: /\/referral/,
    comes: 'هنوز کسی با دعوت شما نیامده است.',
  }),
  ofAccount({
    name: 'one’s gift days',
    operationId: 'listGiftDays',
    address: /\/get\/gift_days/,
    comes: 'هنوز روز هدیه‌ای نگرفته‌اید.',
  }),
  {
    name: 'where one is signed in',
    path: '/profile/settings',
    operationId: 'listSessions',
    address: /\/get\/sessions/,
    says: orOfTheServer('فهرست دستگاه‌ها بارگذاری نشد.'),
    comes: 'آخرین استفاده: ',
    stands: 'input[name="name"]',
  },
  {
    name: 'what was begun',
    path: '/',
    operationId: 'listWatching',
    address: /\/my\/watching/,
    says: inEveryCase('این بخش بارگذاری نشد.'),
    comes: '۳۳ درصد تماشا شده',
    stands: `li a[href="/movie/${films.usual}"]`,
  },
  {
    name: 'a list of one’s own',
    path: '/profile/list',
    operationId: 'listMyTitles',
    address: /\/my\/list\//,
    says: inEveryCase('فهرست بارگذاری نشد'),
    comes: 'شب‌های بی‌ستارهٔ یزد',
    stands: 'nav a[href="/profile/list/history"]',
  },
  {
    // The names are ours: only the numbers are missing.
    name: 'how much is in each list',
    path: '/profile/list',
    operationId: 'listMyLists',
    address: /\/my\/lists/,
    says: inEveryCase('می‌خواهم ببینم'),
    comes: 'می‌خواهم ببینم ۱',
    stands: `li a[href="/movie/${films.usual}"]`,
  },
  {
    // A new viewer's page, which offers a rating.
    name: 'one’s rating of a film',
    path: `/movie/${films.usual}`,
    operationId: 'getTitleState',
    address: /\/my\/state\//,
    says: inEveryCase('امتیاز دهید'),
    comes: 'امتیاز شما',
    stands: 'main header h1',
  },
];

/** A payment that waits for its bank; history, watchlist and rating of one film. */
async function createHistory(page: Page, origin: string): Promise<void> {
  await page.request.post('/api/v1/get/charge_wallet', {
    data: { amount: 20_000, payment_method: 'mellat', callback_url: `${origin}/callback` },
    headers: { origin },
  });
  const film = { content_type: 'movie', id: films.usual };
  const headers = { origin };
  const post = (to: string, data: object) =>
    page.request.post(`/api/v1/my/${to}`, { data: { ...film, ...data }, headers });
  await post('watching/save', { position_seconds: 2000, duration_seconds: 6000 });
  await post('list/add', { list: 'watchlist' });
  await post('rating', { value: 8 });
}

interface Fixtures {
  readonly page: Page;
  readonly api: ReferenceApi;
  readonly watch: Watch;
}

async function expectUnderFault(row: Row, { page, api, watch }: Fixtures): Promise<void> {
  const { name, path, operationId, address, says, comes, stands } = row;
  const show = async (fault: FaultName, shown: string) => {
    const what = `${name}, ${fault}`;
    await api.setFault(faultOf(operationId, fault));
    await Promise.all([page.waitForResponse(address), pushPath(page, path)]);
    await expect(page.locator(stands).first(), what).toBeVisible();
    await expect(page.locator('main').getByText(shown).first(), what).toBeVisible();
  };
  for (const fault of distinctFaults) {
    if (fault === 'slow' || fault === '401') continue;
    expectFault(watch, fault, address);
    await show(fault, says[fault]);
    await rest(page);
    await api.reset();
  }
  // Good answers are cached, so this comes last.
  await show('slow', comes);
}

for (const row of table) {
  test(`${row.name} fails alone`, async ({ page, signInAs, site, api, watch }) => {
    await retryAtOnce(page);
    await signInAs(newMobile());
    await createHistory(page, site.publicOrigin);
    await open(page, quietPath);
    await expectUnderFault(row, { page, api, watch });

    // The session ended: the page reloads as a guest's.
    await open(page, quietPath);
    await api.reset();
    // Other requests of the page may also get a 401.
    watch.expectAnswer(401, /\/api\/v1\//);
    await api.setFault(faultOf(row.operationId, '401', { times: 1 }));
    await pushPath(page, row.path);
    await expect(page.getByText('ورود', { exact: true }).first()).toBeVisible();
  });
}

/** What a viewer presses, what says that it failed, and what is there when it is done. */
const pressed = [
  {
    operationId: 'updateUser',
    path: '/profile/settings',
    button: 'ذخیرهٔ نام',
    says: orOfTheServer('نام شما ذخیره نشد.'),
    done: 'نام شما ذخیره شد.',
  },
  {
    operationId: 'revokeSession',
    path: '/profile/settings',
    button: 'خروج از Chrome · Android',
    says: orOfTheServer('خروج انجام نشد.'),
    done: /» انجام شد\.$/,
  },
  {
    operationId: 'revokeAllSessions',
    path: '/profile/settings',
    asks: 'خروج از همهٔ دستگاه‌ها',
    button: 'خروج از همه',
    says: orOfTheServer('خروج انجام نشد.'),
    done: 'شمارهٔ همراه',
  },
  {
    operationId: 'deleteDebitSubscription',
    path: '/magazines',
    modal: 'direct-debit',
    asks: 'حذف بانک ملت',
    button: 'حذف بانک',
    says: orOfTheServer('بانک حذف نشد.'),
    done: 'رفتن به صفحهٔ بانک',
  },
] as const;

for (const { operationId, path, button, says, done, ...way } of pressed) {
  test(`${operationId}: whatever the API answers, and offline, the viewer is told and may press again`, async ({
    page,
    context,
    site,
    signInAs,
    anotherViewer,
    api,
    watch,
  }) => {
    watch.expectProblem(/^[45]\d\d from /);
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    allowBank(watch, api);
    const mobile = newMobile();
    await signInAs(mobile);
    if (operationId === 'revokeSession') {
      await addSession((await anotherViewer()).context(), { site, api, mobile });
    }
    await open(page, path);
    if ('modal' in way) {
      await openModal(page, path, way.modal);
      await page.getByRole('button', { name: 'رفتن به صفحهٔ بانک' }).click();
      await answerAtBank(page, 'pay');
      await open(page, path);
      await openModal(page, path, way.modal);
    }
    if (operationId === 'updateUser') {
      await page.getByLabel('نام', { exact: true }).fill('مهسا رضایی');
    }
    if ('asks' in way) await page.getByRole('button', { name: way.asks }).click();
    const now = page.getByRole('button', { name: button, exact: true });
    const told = page.getByRole('alert');
    for (const fault of distinctFaults) {
      if (fault === 'slow' || fault === '401') continue;
      // Whatever a server says where nobody reads it is a success.
      if (fault === 'malformed' && operationById(operationId).answer === 'unused') continue;
      await api.setFault(faultOf(operationId, fault));
      await now.click();
      await expect(told, fault).toContainText(says[fault]);
      await api.reset();
    }
    await context.setOffline(true);
    await now.click();
    await expect(told, 'offline').toContainText(says.malformed);
    await context.setOffline(false);
    await now.click();
    await expect(page.getByText(done).first()).toBeVisible();
  });
}
