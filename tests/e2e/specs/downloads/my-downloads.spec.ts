import { storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { retryAtOnce } from '../../support/faults.ts';
import { open, waitForHydration } from '../../support/journey.ts';
import { buyFilm, newMobile } from '../../support/purchase.ts';
import { codeField, requestCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films, titles } from '../../support/titles.ts';

const waiting = 'خریده و هنوز دانلود نشده';
const fetched = 'دانلودشده‌ها';
const film = 'شب‌های بی‌ستارهٔ یزد';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a bought file waits until its download, even if the server has no list; a failed click shows the reason; a downloaded file can be downloaded again, copied and removed @states', async ({
  page,
  context,
  site,
  api,
  signInAs,
  watch,
}) => {
  watch.expectProblem(/^[45]\d\d from /);
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await retryAtOnce(page);
  await signInAs(newMobile());
  await buyFilm(page, site, films.usual);
  const main = page.getByRole('main');

  await test.step('a server without a list still shows the bought files, and no message that there are none', async () => {
    await api.setFault({ operationId: 'listMyDownloads', status: 404, times: 9 });
    await open(page, '/download');
    await expect(main.getByRole('link', { name: film })).toHaveAttribute(
      'href',
      `/movie/download/${films.usual}`,
    );
    await expect(main.getByText('هنوز چیزی دانلود نکرده‌اید')).toHaveCount(0);
    await api.reset();
  });

  await open(page, '/download');
  await expect(region(page, waiting).getByRole('article', { name: film })).toContainText('480p');
  await expect(region(page, fetched)).toContainText('هنوز چیزی دانلود نکرده‌اید.');

  await test.step('a click that leads to no file shows the reason and the possible actions', async () => {
    const start = button(page, `دانلود ${film}، 720p`);
    const alert = page.getByRole('alert');

    await api.setFault({ operationId: 'getDownloadLinks', status: 403 });
    await start.click();
    await expect(alert.getByRole('link', { name: 'خرید اشتراک' })).toHaveAttribute(
      'href',
      `/profile/plans?content_type=movie&content_id=${films.usual}`,
    );
    await api.setFault({ operationId: 'getDownloadLinks', status: 404 });
    await start.click();
    await expect(alert).toContainText('این عنوان دیگر در دسترس نیست.');
    await api.reset();
    await page.route('**/get/download_links/**', (route) =>
      route.fulfill({ json: { data: { links: [{ quality: '720p', url: 'javascript:0' }] } } }),
    );
    await start.click();
    await expect(alert).toContainText('این فایل دیگر در دسترس نیست.');
    await page.unroute('**/get/download_links/**');

    // Without a clipboard, the address is shown for selection.
    const withClipboard = (has: boolean) =>
      page.evaluate((it) => {
        if (it) Reflect.deleteProperty(navigator, 'clipboard');
        else
          Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      }, has);
    await withClipboard(false);
    await button(page, `کپی پیوند ${film}، 720p`).click();
    await expect(alert).toContainText(`${site.origin}/media/download/`);

    await withClipboard(true);

    await context.setOffline(true);
    await start.click();
    await expect(alert).toContainText('پیوند دانلود بارگذاری نشد.');
    await context.setOffline(false);
  });

  const started = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'تلاش دوباره' }).click();
  expect((await started).suggestedFilename()).toMatch(/\.720p\.mp4$/);
  await (await started).cancel();
  const card = region(page, fetched).getByRole('article', { name: film });
  await expect(card).toContainText('720p');
  await expect(card).not.toContainText('480p');
  await expect(region(page, waiting)).toHaveCount(0);
  // The clicked button has disappeared with its list.
  await expect(page.locator(':focus')).toContainText(fetched);
  await checkState(page, 'what was fetched');

  await button(page, `کپی پیوند ${film}، 720p`).click();
  await expect(page.getByText('پیوند کپی شد.')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^${site.origin}/media/.*/720p\\.mp4`));
  const again = page.waitForEvent('download');
  await button(page, `دانلود دوبارهٔ ${film}، 720p`).click();
  await (await again).cancel();

  await button(page, `حذف «${film}» از دانلودشده‌ها`).click();
  await expect(page.getByRole('heading', { name: 'هنوز چیزی دانلود نکرده‌اید' })).toBeVisible();
  await button(page, 'برگرداندن').click();
  await expect(card).toBeVisible();
});

test('a guest sees an explanation of downloads, and returns signed in with the cart', async ({
  page,
  api,
}) => {
  await page.addInitScript(([key, cart]) => localStorage.setItem(key, cart), [
    storageKeys.cart,
    JSON.stringify({
      items: [
        {
          ...{ itemid: '1005-480p', amount: 30_000, size: '۷۸ مگابایت', quality: '480p' },
          ...{ name: 'ماه بر شانهٔ راست', id: titles.paidMovie, type: 'movie', poster: null },
        },
      ],
      total: 30_000,
    }),
  ] as const);
  await open(page, '/download');
  const main = page.getByRole('main');
  const cart = region(page, 'سبد خرید');
  await expect(cart).toContainText('۱ فایل در سبد۳۰٬۰۰۰ تومان');
  await cart.getByRole('button', { name: 'دیدن سبد' }).click();
  await expect(cart.getByRole('listitem')).toContainText('ماه بر شانهٔ راست');
  await expect(main.getByRole('link', { name: 'اپراتورهای نیم‌بها' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'رایگان برای دانلود' })).toBeVisible();

  await main.getByRole('link', { name: 'ورود و دیدن دانلودها' }).click();
  const mobile = newMobile();
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByRole('heading', { name: 'هنوز چیزی دانلود نکرده‌اید' })).toBeVisible();
  await expect(page).toHaveURL('/download');
  await waitForHydration(page);
  await expect(cart).toContainText('۱ فایل در سبد');
});
