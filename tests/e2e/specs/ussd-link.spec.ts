import type { UssdLink } from '@parde/api-client';
import type { Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { startAlteredApi } from '../support/altered-api.ts';
import { faultOf } from '../support/faults.ts';
import { ask } from '../support/http.ts';
import { open, pushPath } from '../support/journey.ts';
import { buyFilm, newMobile } from '../support/purchase.ts';
import { mobileField } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const film = '/USSDlink/1024-1080p/u-48213';
const old = '/USSDlink/0-1080p/u-48213';

const words = {
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

test('an operator’s link says what is bought, for how much, and what to dial: on a phone by a link, on a desktop by a square to scan @story @states', async ({
  page,
  context,
  language,
  say,
  site,
  watch,
}) => {
  const t = words[language];
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await open(page, film);
  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText(t.film);
  await expect(page).toHaveTitle(new RegExp(t.film));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(main.getByRole('link', { name: t.film })).toHaveAttribute('href', '/movie/1024');
  for (const text of [t.price, t.withVat, t.operator, t.left]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  const code = main.getByText(t.code, { exact: true });
  await expect(code).toHaveCSS('direction', 'ltr');

  const dial = main.getByRole('link', { name: t.dial, exact: true });
  const square = main.getByRole('img', { name: /QR/ });
  const loadsSquare = () => watch.requests().some((request) => request.url().includes('UssdQr'));
  if (language === 'fa') {
    await expect(dial).toHaveAttribute('href', 'tel:*780*1024%23');
    await expect(square).toHaveCount(0);
    expect(loadsSquare()).toBe(false);
  } else {
    await expect(square).toBeVisible();
    await expect(square.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
    await expect(dial).toBeHidden();
  }
  await main.getByRole('button', { name: t.copy }).click();
  await expect(main.getByText(t.copied)).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('*780*1024#');
  await checkState(page, film);

  await main.getByRole('link', { name: say.signIn, exact: true }).click();
  await expect(page.getByRole('dialog').getByText(t.signInLead)).toBeVisible();
  await expect(mobileField(page)).toBeFocused();
});

test('each form of the link reaches its meaning, and an old one leads on, all without script @states', async ({
  page,
  site,
  language,
  watch,
}) => {
  const t = words[language];
  for (const [path, status, name] of [
    ['/USSDlink/u-48213', 200, t.day],
    [film, 200, t.film],
    [`${film}/m1`, 200, t.month],
    ['/USSDlink/u-48213/m1', 200, t.month],
    [old, 404, t.wrong],
    ['/USSDlink/a.b', 404, t.wrong],
  ] as const) {
    const answer = await ask(site.origin + path);
    expect(answer.status, path).toBe(status);
    expect(answer.text, path).toMatch(new RegExp(`<h1[^>]*>(<[^>]*>)*${name}<`));
    expect(answer.text.includes('tel:*780*'), path).toBe(status === 200);
    expect(answer.text, path).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  }
  watch.expectAnswer(404, new RegExp(`${old}$`));
  await open(page, old);
  await checkState(page, old);
  await page.getByRole('main').locator('a[href="/profile/plans"]').click();
  await expect(page).toHaveURL('/profile/plans');
});

test('a code that has run out is not offered, without script either', async ({
  api,
  startSite,
}) => {
  const asked = `${api.baseUrl}/get/ussd_link?file_id=1024-1080p&user_id=u-48213`;
  const { data }: { data: UssdLink } = await (await fetch(asked)).json();
  const link = { ...data, expires_at: '2020-11-21T23:59:59+03:30' };
  const altered = await startAlteredApi(api, { '/get/ussd_link': { data: link } });
  const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
  const { text } = await ask(origin + film);
  expect(text).toContain('مهلت این کد تمام شد');
  expect(text).not.toContain('tel:*780*');
  await altered.stop();
});

test('who has dialled is told that nothing is known yet, and then that it is theirs', async ({
  page,
  signInAs,
  site,
}) => {
  await signInAs(newMobile());
  await open(page, `/USSDlink/${titles.paidMovie}-1080p/u-1`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'شماره‌گیری کردم' }).click();
  await expect(main.getByRole('status').getByText('هنوز روشن نیست')).toBeVisible();

  // The operator has told the server meanwhile.
  await buyFilm(page, site, titles.paidMovie);
  await main.getByRole('button', { name: 'بررسی دوباره' }).click();
  await expect(main.getByText('این عنوان برای شما باز است.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'تماشا', exact: true })).toHaveAttribute(
    'href',
    `/movie/show/${titles.paidMovie}`,
  );
});

test('a link whose answer fails says so, and a refused one is old or wrong', async ({
  page,
  api,
  watch,
}) => {
  await open(page, '/profile/plans');
  for (const [fault, says] of [
    ['500', 'صفحه بارگذاری نشد'],
    ['malformed', 'صفحه بارگذاری نشد'],
    ['422', words.fa.wrong],
  ] as const) {
    await pushPath(page, '/profile/plans');
    await expect(heading(page)).not.toHaveText(says);
    if (fault !== 'malformed') watch.expectAnswer(Number(fault), /\/get\/ussd_link\?/);
    await api.setFault(faultOf('getUssdLink', fault));
    await pushPath(page, film);
    await expect(heading(page), fault).toHaveText(says);
    await api.reset();
  }
  await pushPath(page, '/profile/plans');
  await pushPath(page, film);
  await expect(heading(page)).toHaveText(words.fa.film);
});
