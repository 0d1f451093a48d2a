import { formatDate, formatToman, storageKeys } from '@parde/domain';
import type { Locator, Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { serverTexts } from '../../support/faults.ts';
import { framedPath, open, press, pushPath } from '../../support/journey.ts';
import { expectToPlay, playingVideo } from '../../support/player.ts';
import { newMobile } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';
import { titleMessages } from '../../support/title-messages.ts';
import { films, readFilm, titles } from '../../support/titles.ts';

const film = `/movie/${films.usual}`;
const series = `/series/${titles.series}`;

/** A subscriber whom no other test uses, because earlier history would resume playback. */
const alone = '09120000004';

/** Calls the API as the player and the pages do. */
const post = (page: Page, path: string, data: object) =>
  page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/v1${to}`, { method: 'POST', headers, body });
    },
    [path, JSON.stringify(data)] as const,
  );

/** The part of the page with the actions. */
const top = (page: Page) => page.locator('main header').first();

/**
 * The texts of fixed boxes, which are visible at every scroll position. Boxes that are empty or above the screen are
 * left out.
 */
const fixedBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((box) => getComputedStyle(box).position === 'fixed' && box.checkVisibility())
      .filter((box) => {
        const { bottom, height } = box.getBoundingClientRect();
        return bottom > 0 && height > 0;
      })
      .map((box) => box.textContent),
  );

test('a guest can buy a subscription, or the film alone at its price @story', async ({
  page,
  language,
}) => {
  const t = titleMessages[language];
  await open(page, film);
  const subscribe = top(page).getByRole('link', { name: t.subscribe });
  await expect(subscribe).toHaveAttribute(
    'href',
    `/profile/plans?content_type=movie&content_id=${films.usual}`,
  );
  await expect(
    top(page).getByRole('link', { name: formatToman(45_000, language) }),
  ).toHaveAttribute('href', `/movie/download/${films.usual}`);
  await expect(top(page).getByRole('link', { name: t.watch, exact: true })).toHaveCount(0);
  await subscribe.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(film);
});

test('the first screen shows the director, the language, the quality and the way to watch; a guest copies the film’s address, and signs in to rate the film', async ({
  page,
  context,
  site,
  api,
  labels,
  language,
}) => {
  const t = titleMessages[language];
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The device cannot share by itself, and the film has no comments.
  await page.addInitScript(() => Reflect.defineProperty(navigator, 'share', { value: undefined }));
  await page.route('**/api/v1/get/comments/**', (route) =>
    route.fulfill({ json: { data: { about: { count: 0 }, items: [], next_cursor: null } } }),
  );
  const { directors, dubbed, subtitles } = await readFilm(api, films.usual);
  expect(dubbed || subtitles.length > 0).toBe(true);
  await open(page, `${film}?ref=4`);
  const texts = [
    top(page).getByRole('link', { name: directors[0]?.name_fa ?? '' }),
    top(page).getByText(dubbed ? 'دوبله' : 'زیرنویس', { exact: true }),
    top(page).getByText(/^(?:4K|\d+p)$/),
    top(page).getByRole('link', { name: t.subscribe }),
  ];
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const each of texts) {
      const end = async () => {
        const { y, height } = (await each.boundingBox()) ?? { y: 9999, height: 0 };
        return y + height;
      };
      await expect.poll(end, `${viewport.width}: ${each}`).toBeLessThan(viewport.height);
    }
  }

  await page.getByRole('heading', { name: t.comments, exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByText('هنوز دیدگاهی نوشته نشده است')).toBeVisible();
  await page.getByRole('button', { name: t.share }).click();
  await expect(page.getByText(t.linkCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + film);
  await page.getByRole('button', { name: t.rate }).click();
  await expect(page.getByRole('dialog').getByText(labels.signInFirst)).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('a title that is not in the subscription is sold alone', async () => {
    await pushPath(page, `/movie/${titles.paidMovie}`);
    await expect(
      top(page).getByRole('link', { name: formatToman(59_000, language) }),
    ).toBeVisible();
    await expect(top(page).getByRole('link', { name: t.subscribe })).toHaveCount(0);
    await expect(top(page).getByText('این عنوان در اشتراک نیست')).toBeVisible();
  });
  await test.step('anyone can play a free title', async () => {
    await pushPath(page, `/movie/${titles.freeMovie}`);
    const watch = top(page).getByRole('link', { name: t.watch, exact: true });
    await expect(watch).toHaveAttribute('href', `/movie/show/${titles.freeMovie}`);
  });
  await test.step('an unreleased title shows its release date', async () => {
    const { release_date } = await readFilm(api, titles.soonMovie);
    await pushPath(page, `/movie/${titles.soonMovie}`);
    await expect(
      top(page).getByText(`هنوز منتشر نشده؛ تماشا از ${formatDate(release_date ?? '', language)}`),
    ).toBeVisible();
    for (const name of [t.watch, t.subscribe]) {
      await expect(top(page).getByRole('link', { name, exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: t.share })).toBeVisible();
    await expect(page.getByRole('button', { name: t.rate })).toHaveCount(0);
  });
});

test('a film is added to the list, removed and rated by keyboard; a series shows what was watched, and a season is marked and the mark undone', async ({
  page,
  api,
  watch,
  signInAs,
  language,
}) => {
  const t = titleMessages[language];
  await signInAs(newMobile());
  await open(page, film);
  const toggle = top(page).getByRole('button', { name: t.myList });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: t.rate }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: t.saveRating })).toBeDisabled();
  await dialog.getByRole('radio', { name: '۸ از ۱۰' }).press('Space');
  watch.expectAnswer(422, /\/rating$/);
  await api.setFault({ operationId: 'rateTitle', status: 422, times: 1 });
  await dialog.getByRole('button', { name: t.saveRating }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(serverTexts[422] ?? '');
  await dialog.getByRole('button', { name: t.saveRating }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const own = page.getByRole('button', { name: 'امتیاز شما: ۸' });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  // The icons of all tools are in one row.
  const topOf = async (tool: Locator) => (await tool.locator('svg').boundingBox())?.y;
  expect(await topOf(own)).toBe(await topOf(toggle));
  await own.click();
  await dialog.getByRole('button', { name: t.removeRating }).click();
  await expect(page.getByRole('button', { name: t.rate })).toBeVisible();

  await test.step('a series', async () => {
    const seen = page.getByRole('main').getByRole('listitem').filter({ hasText: 'تماشاشده' });
    const mark = page.getByRole('button', { name: 'این فصل را تماشا کرده‌ام' });
    const id = `${titles.series}-1-4`;
    await post(page, '/my/watching/mark', { content_type: 'episode', id, watched: true });
    await pushPath(page, series);
    await expect(seen).toHaveCount(1);
    await expect(seen.getByRole('link')).toHaveAttribute('href', `/episode/${id}`);
    // The episode to continue with is in view, after the previous episode.
    const episodes = page.locator('main a[href^="/episode/"]');
    await expect(episodes.nth(1)).toHaveAttribute('href', `/episode/${titles.series}-1-5`);

    await press(mark);
    await expect(page.getByText('تماشاشده: ۱۳ از ۱۳')).toBeVisible();
    await expect(seen).toHaveCount(6);
    // The next episode to watch is in the next season, but the page remains at this season.
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: 'این فصل را تماشا نکرده‌ام' })).toBeVisible();
    await press(page.getByRole('button', { name: 'برگرداندن' }));
    await expect(page.getByText('تماشاشده: ۱ از ۱۳')).toBeVisible();
    await expect(mark).toBeVisible();
  });
});

test('a subscriber resumes where they stopped, and the data cost is shown beside the button', async ({
  page,
  signInAs,
}) => {
  await signInAs(alone);
  await page.addInitScript((key) => localStorage.setItem(key, 'rightel'), storageKeys.dataOperator);
  await open(page, framedPath);
  await post(page, '/my/watching/save', {
    content_type: 'movie',
    id: films.usual,
    position_seconds: 3900,
    duration_seconds: 7800,
  });
  await post(page, '/my/watching/save', {
    content_type: 'episode',
    id: `${titles.series}-1-5`,
    position_seconds: 1200,
    duration_seconds: 2400,
  });
  await pushPath(page, film);
  await expect(top(page).locator(`a[href="/movie/show/${films.usual}"]`)).toHaveText('ادامهٔ تماشا');
  await expect(top(page).getByText('۱ ساعت و ۵ دقیقه مانده')).toBeVisible();
  // On paper, a fixed box would cover text on every sheet.
  await page.emulateMedia({ media: 'print' });
  expect(await fixedBoxes(page)).toEqual([]);
  await page.emulateMedia({ media: null });

  for (const address of [series, `/episode/${titles.episode}`]) {
    await pushPath(page, address);
    const play = top(page).locator('a[href^="/episode/show/"]');
    if (address === series) await expect(play).toHaveText('ادامهٔ فصل ۱، قسمت ۵');
    const cost = top(page).getByRole('listitem').filter({ hasText: 'تومان' });
    await expect(cost, address).toHaveText(/^[۰-۹٬]+\sتومان، نیم‌بها با اینترنت رایتل$/);
    const line = async () => (await cost.locator('..').boundingBox())?.height ?? 99;
    await expect.poll(line, `${address}: one line`).toBeLessThan(30);
    await expect(top(page).getByText('بسیاری از اپراتورها'), address).toHaveCount(0);
  }
});

test('an operator’s customer sees the data cost before playback starts, and which operator is theirs @states', async ({
  page,
  startSite,
  api,
  labels,
  watch,
}) => {
  // Our server trusts the proxy in front of it, which names the viewer's address.
  const site = await startSite({ TRUSTED_HOPS: '1' });
  const setClientAddress = (address: string) =>
    page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  await setClientAddress('198.51.100.7');
  await open(page, site.origin + film);
  await expect(page.getByText('حجم مصرفی تمام‌بها حساب می‌شود')).toBeVisible();
  const cost = top(page).getByRole('listitem').filter({ hasText: 'تومان' });
  await expect(cost).toHaveText(/^[۰-۹٬]+\sتومان با اینترنت همراه اول$/);
  await press(top(page).getByRole('link', { name: labels.watch, exact: true }));
  const accept = page.getByRole('dialog').getByRole('button', { name: 'متوجه شدم؛ پخش' });
  await expect(accept).toBeVisible();
  expect(await playingVideo(page).evaluate((video) => Reflect.get(video, 'currentSrc'))).toBe('');
  await press(accept);
  await expectToPlay(page);

  await test.step('half price is shown by operator', async () => {
    await setClientAddress('198.18.0.7');
    // The page is the same for all viewers, so the browser requests the viewer's operator.
    watch.expectAnswer(500, /\/ghost\/get\/check\/user/);
    await api.setFault({ operationId: 'ghostCheck', status: 500, times: 20 });
    await open(page, `${site.origin}/profile/internet`);
    const main = page.locator('main');
    await expect(main.getByText('نتوانستیم اپراتور شما را بشناسیم')).toBeVisible();
    await api.reset();
    await main.getByRole('button', { name: labels.tryAgain }).click();
    await expect(main.getByText('با اینترنت رایتل وصل شده‌اید. حجم مصرفی شما نیم‌بها')).toBeVisible();
    const row = main.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: 'رایتل' }),
    });
    await expect(row.getByRole('cell')).toHaveText(['نیم‌بها', '۵۵۰\u00a0مگابایت']);
    await expect(row.getByRole('rowheader')).toHaveAccessibleName(/^رایتل ?، اپراتور شما/);
    await expect(main.getByText('اپراتور شما', { exact: true })).toHaveCount(2);
    await checkState(page, 'a viewer’s own operator');
  });
});
