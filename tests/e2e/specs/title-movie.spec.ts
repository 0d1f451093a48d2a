import { formatDate, formatToman } from '@parde/domain';
import type { Page } from '@playwright/test';
import { films, readFilm } from '../support/films.ts';
import { open } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titleWords } from '../support/title-words.ts';
import { titles } from '../support/titles.ts';

const film = `/movie/${films.usual}`;

/** The part of the page with the actions. */
const top = (page: Page) => page.locator('main header').first();

/** What stands on the screen wherever the page is scrolled to. What is empty or above it is not seen. */
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

test('a guest is offered a subscription, or the film alone at its price @story', async ({
  page,
  language,
}) => {
  const t = titleWords[language];
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

test('the first screen says whose film it is, and how it is heard, seen and opened', async ({
  page,
  api,
  language,
}) => {
  const { directors, dubbed, subtitles } = await readFilm(api, films.usual);
  const [director] = directors;
  expect(dubbed || subtitles.length > 0).toBe(true);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, film);
    const said = [
      top(page).getByRole('link', { name: director?.name_fa ?? '' }),
      top(page).getByText(dubbed ? 'دوبله' : 'زیرنویس', { exact: true }),
      top(page).getByText(/^(?:4K|\d+p)$/),
      top(page).getByRole('link', { name: titleWords[language].subscribe }),
    ];
    for (const each of said) {
      const { y, height } = (await each.boundingBox()) ?? { y: 9999, height: 0 };
      expect(y + height, `${viewport.width}: ${await each.textContent()}`).toBeLessThan(
        viewport.height,
      );
    }
  }
});

test('what the subscription does not open is sold alone, what is free is played by anyone, and what is to come says from when on', async ({
  page,
  language,
  api,
}) => {
  const t = titleWords[language];
  await open(page, `/movie/${titles.paidMovie}`);
  await expect(top(page).getByRole('link', { name: formatToman(59_000, language) })).toBeVisible();
  await expect(top(page).getByRole('link', { name: t.subscribe })).toHaveCount(0);
  await expect(top(page).getByText('این عنوان در اشتراک نیست')).toBeVisible();

  await open(page, `/movie/${titles.freeMovie}`);
  await expect(top(page).getByRole('link', { name: t.watch, exact: true })).toHaveAttribute(
    'href',
    `/movie/show/${titles.freeMovie}`,
  );

  const { release_date } = await readFilm(api, titles.soonMovie);
  await open(page, `/movie/${titles.soonMovie}`);
  await expect(
    top(page).getByText(`هنوز منتشر نشده؛ تماشا از ${formatDate(release_date ?? '', language)}`),
  ).toBeVisible();
  for (const name of [t.watch, t.subscribe]) {
    await expect(top(page).getByRole('link', { name, exact: true })).toHaveCount(0);
  }
});

test('a subscriber plays it, and goes on where they were', async ({ page, signInAs }) => {
  await signInAs(people.subscriber.mobile);
  await open(page, film);
  const play = top(page).locator(`a[href="/movie/show/${films.usual}"]`);
  await expect(play).toBeVisible();
  await page.evaluate(async (id) => {
    await fetch('/api/v1/my/watching/save', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        content_type: 'movie',
        id,
        position_seconds: 3900,
        duration_seconds: 7800,
      }),
    });
  }, films.usual);
  await page.reload();
  await expect(play).toHaveText('ادامهٔ تماشا');
  await expect(top(page).getByText('۱ ساعت و ۵ دقیقه مانده')).toBeVisible();

  // On every sheet of paper anything fixed would lie on the page's words.
  await page.emulateMedia({ media: 'print' });
  expect(await fixedBoxes(page)).toEqual([]);
});

test('an operator’s customer is told what the data costs before anything plays', async ({
  anotherViewer,
  startSite,
  language,
}) => {
  // Our server trusts the proxy in front of it, which names the viewer's address.
  const site = await startSite({ TRUSTED_HOPS: '1' });
  const page = await anotherViewer({
    baseURL: site.origin,
    extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.7' },
  });
  await open(page, film);
  await expect(page.getByText('حجم مصرفی تمام‌بها حساب می‌شود')).toBeVisible();
  await expect(
    top(page).getByRole('link', { name: titleWords[language].watch, exact: true }),
  ).toBeVisible();
  const cost = top(page).getByRole('listitem').filter({ hasText: 'تومان' });
  await expect(cost).toHaveText(/^[۰-۹٬]+\sتومان با اینترنت همراه اول$/);
  // The server stops with the test, and pictures may still be loading.
  await page.close();
});

test('a guest copies its address where the device has no sharing of its own, and is asked to sign in to rate it', async ({
  page,
  context,
  site,
  say,
  language,
}) => {
  const t = titleWords[language];
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, `${film}?ref=4`);
  await page.getByRole('button', { name: t.share }).click();
  await expect(page.getByText(t.linkCopied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + film);

  await page.getByRole('button', { name: t.rate }).click();
  await expect(page.getByRole('dialog').getByText(say.signInFirst)).toBeVisible();
});

test('it is put into the list and taken out, and rated by the keyboard, again, and not at all', async ({
  page,
  signInAs,
  language,
}) => {
  const t = titleWords[language];
  await signInAs(newMobile());
  await open(page, film);
  const keep = top(page).getByRole('button', { name: t.myList });
  await expect(keep).toHaveAttribute('aria-pressed', 'false');
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: t.rate }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: t.saveRating })).toBeDisabled();
  await dialog.getByRole('radio', { name: '۸ از ۱۰' }).press('Space');
  await dialog.getByRole('button', { name: t.saveRating }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const own = page.getByRole('button', { name: 'امتیاز شما: ۸' });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await own.click();
  await dialog.getByRole('button', { name: t.removeRating }).click();
  await expect(page.getByRole('button', { name: t.rate })).toBeVisible();
});
