import { operationById } from '@parde/api-client/operations';
import type { Fault } from '@parde/reference-api';
import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import {
  distinctFaults,
  type FaultName,
  faultOf,
  faultsToTry,
  retryAtOnce,
  serverTexts,
} from '../../support/faults.ts';
import { framedPath, open, pushPath, quietPath, rest } from '../../support/journey.ts';
import { newMobile } from '../../support/purchase.ts';
import { addSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const settings = '/profile/settings';

/** Excluded: a 401 ends the session, and a slow answer only arrives late. */
const failures = distinctFaults.filter((name) => name !== '401' && name !== 'slow');

/** The text for a 404: a server may have no list of downloads. */
const noList = 'فهرست دانلودهای شما در این سرویس';

interface Part {
  readonly operationId: Fault['operationId'];
  /** Matches the browser's request. */
  readonly address: RegExp;
  /** The part's own text for a failure. The server's text takes precedence if `showsServerText` is set. */
  readonly message: string;
  readonly showsServerText?: boolean;
  /** The text after a late answer has arrived. */
  readonly loaded: string;
}

/** A page of the viewer, the parts of the page that call the API, and a part that must not fail with them. */
interface Row {
  readonly path: string;
  readonly parts: readonly Part[];
  readonly heading: string;
}

function textOf({ operationId, message, showsServerText = false }: Part, fault: FaultName): string {
  if (operationId === 'listMyDownloads' && fault === '404') return noList;
  return (showsServerText ? serverTexts[fault] : undefined) ?? message;
}

const ofAccount = { message: 'بارگذاری نشد.', showsServerText: true } as const;

const table: readonly Row[] = [
  // The first account page, because each of them shows the credit.
  {
    path: '/profile',
    heading: 'nav a[href="/profile/list/history"]',
    parts: [
      {
        ...ofAccount,
        operationId: 'getDebitSubscriptions',
        address: /\/directdebit\/subscriptions/,
        loaded: 'هنوز بانکی برای پرداخت خودکار فعال نکرده‌اید.',
      },
      { ...ofAccount, operationId: 'getWallet', address: /\/get\/my_wallet/, loaded: '۰ تومان' },
      {
        ...ofAccount,
        operationId: 'getReferral',
        address: /\/referral/,
        loaded: 'هنوز کسی با دعوت شما عضو نشده است.',
      },
      {
        ...ofAccount,
        operationId: 'listGiftDays',
        address: /\/get\/gift_days/,
        loaded: 'هنوز روز هدیه‌ای نگرفته‌اید.',
      },
      {
        operationId: 'listMyTitles',
        address: /\/my\/list\//,
        message: 'فهرست بارگذاری نشد',
        loaded: 'شب‌های بی‌ستارهٔ یزد',
      },
      {
        // The names are our own texts. Only the numbers are missing.
        operationId: 'listMyLists',
        address: /\/my\/lists/,
        message: 'فهرست من',
        loaded: 'فهرست من ۱',
      },
    ],
  },
  {
    path: '/payments',
    heading: 'main h1',
    parts: [
      {
        operationId: 'listPayments',
        address: /\/get\/payments/,
        message: 'پرداخت‌ها بارگذاری نشد',
        loaded: 'افزایش اعتبار کیف پول',
      },
    ],
  },
  {
    path: '/download',
    heading: 'main h1',
    parts: [
      {
        operationId: 'listMyDownloads',
        address: /\/get\/my\/downloads/,
        message: 'دانلودها بارگذاری نشد.',
        showsServerText: true,
        loaded: 'هنوز چیزی دانلود نکرده‌اید',
      },
    ],
  },
  {
    path: '/',
    heading: `li a[href="/movie/${films.usual}"]`,
    parts: [
      {
        operationId: 'listWatching',
        address: /\/my\/watching/,
        message: 'این بخش بارگذاری نشد.',
        loaded: '۳۳ درصد تماشاشده',
      },
    ],
  },
  {
    // The page of a new viewer, on which the film can be rated.
    path: `/movie/${films.usual}`,
    heading: 'main header h1',
    parts: [
      {
        operationId: 'getTitleState',
        address: /\/my\/state\//,
        message: 'امتیاز دهید',
        loaded: 'امتیاز شما',
      },
    ],
  },
];

/** Creates a payment that is pending at its bank, and the history, watchlist and rating of one film. */
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

test('a viewer’s own data fails in its position on the page, and loads on retry @states', async ({
  page,
  signInAs,
  site,
  api,
  watch,
  labels,
}) => {
  test.slow();
  watch.expectProblem(/^[45]\d\d from /);
  await retryAtOnce(page);
  await signInAs(newMobile());
  await createHistory(page, site.publicOrigin);
  await open(page, quietPath);
  const main = page.getByRole('main');
  for (const { path, parts, heading } of table) {
    const show = async (fault: FaultName) => {
      for (const { operationId } of parts) await api.setFault(faultOf(operationId, fault));
      const answers = parts.map(({ address }) => page.waitForResponse(address));
      await Promise.all([...answers, pushPath(page, path)]);
      await expect(page.locator(heading).first(), `${path}, ${fault}`).toBeVisible();
    };
    for (const fault of faultsToTry(failures)) {
      await show(fault);
      for (const part of parts) {
        const shown = main.getByText(textOf(part, fault));
        // Several parts show the same text.
        const alike = parts.filter(({ message }) => message === part.message).length;
        await expect(shown.nth(alike - 1), `${part.operationId}, ${fault}`).toBeVisible();
      }
      await rest(page);
      await api.reset();
    }
    // Successful answers are cached, so this comes last.
    await show('slow');
    for (const { operationId, loaded } of parts) {
      await expect(main.getByText(loaded).first(), operationId).toBeVisible();
    }
    await rest(page);
    await api.reset();
  }

  // The session has ended, so the page reloads as a guest's page. Its other requests may be refused too.
  await api.setFault({ operationId: 'listSessions', status: 401, times: 1 });
  await pushPath(page, settings);
  await expect(page.getByText(labels.signIn, { exact: true }).first()).toBeVisible();
});

/** Buttons of the settings page, with the texts of their failure and success. */
const rows = [
  {
    operationId: 'updateUser',
    button: 'ذخیرهٔ نام',
    own: 'نام شما ذخیره نشد.',
    done: 'نام شما ذخیره شد.',
  },
  {
    operationId: 'revokeSession',
    button: 'خروج از Chrome · Android',
    own: 'خروج انجام نشد.',
    done: /» انجام شد\.$/,
  },
  {
    operationId: 'revokeAllSessions',
    asks: 'خروج از همهٔ دستگاه‌ها',
    button: 'خروج از همه',
    own: 'خروج انجام نشد.',
    done: 'شمارهٔ همراه',
  },
] as const;

test('the name and the devices show a message for every answer of the API and offline, and the viewer can retry @states', async ({
  page,
  context,
  site,
  signInAs,
  anotherViewer,
  api,
  watch,
  labels,
}) => {
  watch.expectProblem(/^[45]\d\d from /);
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await retryAtOnce(page);
  const mobile = newMobile();
  await signInAs(mobile);
  const phone = await anotherViewer();
  await addSession(phone.context(), { site, api, mobile });
  await open(phone, framedPath);
  await expect(phone.getByRole('button', { name: labels.account })).toBeVisible();

  await test.step('the list of devices fails alone, and loads on retry', async () => {
    const section = page.getByRole('region', { name: 'دستگاه‌ها' });
    await open(page, framedPath);
    for (const fault of faultsToTry(failures)) {
      await api.setFault(faultOf('listSessions', fault));
      await pushPath(page, settings);
      const text = serverTexts[fault] ?? 'فهرست دستگاه‌ها بارگذاری نشد.';
      await expect(section.getByText(text), fault).toBeVisible();
      await expect(page.getByLabel('نام', { exact: true }), fault).toBeVisible();
      await api.reset();
      if (fault === 'malformed') break;
      await rest(page);
    }
    await section.getByRole('button', { name: labels.tryAgain }).click();
    await expect(section.getByText('همین دستگاه', { exact: true })).toBeVisible();
  });

  await page.getByLabel('نام', { exact: true }).fill('مهسا رضایی');
  const alert = page.getByRole('alert');
  for (const { operationId, button, own, done, ...way } of rows) {
    await test.step(operationId, async () => {
      if ('asks' in way) {
        await page.getByRole('button', { name: way.asks }).click();
        await checkState(page, 'signing out everywhere');
      }
      const now = page.getByRole('button', { name: button, exact: true });
      for (const fault of faultsToTry(failures)) {
        // An answer that no code reads is always a success.
        if (fault === 'malformed' && operationById(operationId).answer === 'unused') continue;
        await api.setFault(faultOf(operationId, fault));
        await now.click();
        await expect(alert, fault).toContainText(serverTexts[fault] ?? `${own} ${labels.ourSide}`);
        await expect(page.getByLabel('نام', { exact: true })).toHaveValue('مهسا رضایی');
        await api.reset();
      }
      await context.setOffline(true);
      await now.click();
      await expect(alert, 'offline').toContainText(`${own} ${labels.checkConnection}`);
      await context.setOffline(false);
      await now.click();
      await expect(page.getByText(done).first()).toBeVisible();
    });
    if (operationId !== 'revokeSession') continue;
    await phone.reload();
    const signIn = phone
      .getByRole('banner')
      .getByRole('link', { name: labels.signIn, exact: true });
    await expect(signIn).toBeVisible();
  }
  await expect(page).toHaveURL(/\/login/);
});
