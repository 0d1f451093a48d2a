import type { UssdLink } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { faultOf } from '../../support/faults.ts';
import { desktop } from '../../support/frame.ts';
import { open, pushPath } from '../../support/journey.ts';
import { buyFilm, newMobile } from '../../support/purchase.ts';
import { startAlteredApi } from '../../support/servers/altered-api.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { mobileField } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { titles } from '../../support/titles.ts';

const film = '/USSDlink/1024-1080p/u-48213';
const old = '/USSDlink/0-1080p/u-48213';

const messages = {
  fa: {
    film: 'شب‌های بی‌ستارهٔ یزد',
    price: '۴۵٬۰۰۰ تومان',
    withVat: 'با مالیات بر ارزش افزوده',
    operator: 'با خط همراه اول کد را شماره‌گیری کنید',
    code: '*۷۸۰*۱۰۲۴#',
    left: /مانده/,
    dial: 'شماره‌گیری',
    copy: 'کپی کد',
    copied: 'کد کپی شد',
    signInLead: 'با همان شماره‌ای وارد شوید که کد را با آن گرفته‌اید.',
    day: 'اشتراک یک‌روزه',
    month: 'اشتراک یک‌ماهه',
    wrong: 'این پیوند قدیمی یا نادرست است',
  },
  en: {
    film: 'Starless Nights of Yazd',
    price: '45,000 toman',
    withVat: 'VAT included',
    operator: 'Dial the code from your MCI line',
    code: '*780*1024#',
    left: /left/i,
    dial: 'Dial',
    copy: 'Copy code',
    copied: 'Code copied',
    signInLead: 'Sign in with the number you dialled from.',
    day: 'One-day subscription',
    month: 'One-month subscription',
    wrong: 'This link is old or wrong',
  },
} as const;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The purchase, its price, and the code to dial. */
async function expectOffer(page: Page, language: Locale): Promise<void> {
  const t = messages[language];
  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText(t.film);
  await expect(page).toHaveTitle(new RegExp(t.film));
  await expect(main.getByRole('link', { name: t.film })).toHaveAttribute('href', '/movie/1024');
  for (const text of [t.price, t.withVat, t.operator, t.left]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByText(t.code, { exact: true })).toHaveCSS('direction', 'ltr');
}

test('an operator’s link on a phone: the code is dialled by a link or copied; after dialling, the viewer signs in, sees that the purchase is not known yet, and then that the title is theirs @states', async ({
  page,
  context,
  signInAs,
  labels,
  site,
  api,
  watch,
}) => {
  const t = messages.fa;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await open(page, film);
  const main = page.getByRole('main');
  await expectOffer(page, 'fa');
  const dial = main.getByRole('link', { name: t.dial, exact: true });
  await expect(dial).toHaveAttribute('href', 'tel:*780*1024%23');
  await expect(main.getByRole('img', { name: /QR/ })).toHaveCount(0);
  expect(watch.requests().filter((request) => request.url().includes('UssdQr'))).toEqual([]);
  await main.getByRole('button', { name: t.copy }).click();
  await expect(main.getByText(t.copied)).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('*780*1024#');
  await checkState(page, film);

  await main.getByRole('link', { name: labels.signIn, exact: true }).click();
  await expect(page.getByRole('dialog').getByText(t.signInLead)).toBeVisible();
  await expect(mobileField(page)).toBeFocused();
  await page.keyboard.press('Escape');

  await test.step('a link whose answer fails shows a message, and a refused or old link leads to the plans', async () => {
    for (const [fault, message] of [
      ['500', labels.failed],
      ['malformed', labels.failed],
      ['422', t.wrong],
    ] as const) {
      await pushPath(page, '/profile/plans');
      await expect(heading(page)).not.toHaveText(message);
      if (fault !== 'malformed') watch.expectAnswer(Number(fault), /\/get\/ussd_link\?/);
      await api.setFault(faultOf('getUssdLink', fault));
      await pushPath(page, `${film}/m1`);
      await expect(heading(page), fault).toHaveText(message);
      await api.reset();
    }
    await checkState(page, old);
    await main.locator('a[href="/profile/plans"]').click();
    await expect(page).toHaveURL('/profile/plans');
  });

  await signInAs(newMobile());
  await open(page, `/USSDlink/${titles.paidMovie}-1080p/u-1`);
  await main.getByRole('button', { name: 'شماره‌گیری کردم' }).click();
  await expect(main.getByRole('status').getByText('هنوز روشن نیست')).toBeVisible();
  // Meanwhile the operator has reported the purchase to the server.
  await buyFilm(page, site, titles.paidMovie);
  await main.getByRole('button', { name: 'بررسی دوباره' }).click();
  await expect(main.getByText('این عنوان برای شما باز است.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'تماشا', exact: true })).toHaveAttribute(
    'href',
    `/movie/show/${titles.paidMovie}`,
  );
});

test.describe('on a desktop, in English', () => {
  test.use({ ...desktop, language: 'en' });

  test('an operator’s link shows a QR code instead', async ({ page }) => {
    await open(page, film);
    await expectOffer(page, 'en');
    const main = page.getByRole('main');
    const square = main.getByRole('img', { name: /QR/ });
    await expect(square).toBeVisible();
    await expect(square.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
    await expect(main.getByRole('link', { name: messages.en.dial, exact: true })).toBeHidden();
    await expect(main.getByRole('button', { name: messages.en.copy })).toBeVisible();
  });
});

test('each form of the link opens its purchase, and an old link leads to the plans, all without script', async ({
  site,
}) => {
  const t = messages.fa;
  for (const [path, status, name] of [
    ['/USSDlink/u-48213', 200, t.day],
    [film, 200, t.film],
    [`${film}/m1`, 200, t.month],
    ['/USSDlink/u-48213/m1', 200, t.month],
    [old, 404, t.wrong],
    ['/USSDlink/a.b', 404, t.wrong],
  ] as const) {
    const answer = await sendRequest(site.origin + path);
    expect(answer.status, path).toBe(status);
    expect(answer.text, path).toMatch(new RegExp(`<h1[^>]*>(<[^>]*>)*${name}<`));
    expect(answer.text.includes('tel:*780*'), path).toBe(status === 200);
    expect(answer.text, path).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    if (status === 404) expect(answer.text, path).toContain('href="/profile/plans"');
  }
});

test('an expired code is not shown, without script either', async ({ api, startSite }) => {
  const linkUrl = `${api.baseUrl}/get/ussd_link?file_id=1024-1080p&user_id=u-48213`;
  const { data }: { data: UssdLink } = await (await fetch(linkUrl)).json();
  const link = { ...data, expires_at: '2020-11-21T23:59:59+03:30' };
  const altered = await startAlteredApi(api, { '/get/ussd_link': { data: link } });
  const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
  const { text } = await sendRequest(origin + film);
  expect(text).toContain('مهلت این کد تمام شد');
  expect(text).not.toContain('tel:*780*');
  await altered.stop();
});
