import type { Answer } from '@parde/api-client';
import { cookieNames, type Locale } from '@parde/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { films } from '../support/films.ts';
import { open, press } from '../support/journey.ts';
import { expectToPlay, playingVideo } from '../support/player.ts';
import { keptPaths, openWithWorker } from '../support/service-worker.ts';
import { addSession, people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

test.beforeEach(({ watch }) => {
  watch.expectProblem(
    /request failed \(net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CACHE_MISS|ABORTED)\)/,
  );
});

/** Free, with subtitles in Persian and English. */
const filmId = '1004';
const film = `/movie/${filmId}`;

/** Free, too, and for children. */
const kidsFilm = {
  id: '1903',
  name: 'ننه‌سرما و عمونوروز',
  offline: 'این‌ها بی‌اینترنت هم پخش می‌شوند',
  back: 'برگشت',
};

const words = {
  fa: {
    offline: 'بی‌اینترنت',
    begin: 'ذخیره روی این دستگاه',
    kept: 'روی این دستگاه ذخیره شد',
    onDevice: 'روی این دستگاه',
    settings: 'تنظیمات و فضای ذخیره',
    play: /^پخش /,
    remove: /^حذف .* از این دستگاه$/,
    yes: 'حذف',
    persian: 'فارسی',
  },
  en: {
    offline: 'Offline',
    begin: 'Keep on this device',
    kept: /^Kept on this device/,
    onDevice: 'On this device',
    settings: 'Settings and storage',
    play: /^Play /,
    remove: /^Remove .* from this device$/,
    yes: 'Remove',
    persian: 'Persian',
  },
} as const satisfies Record<Locale, unknown>;

/** The film is as long as its first pieces, so that its end comes soon. */
async function shorten(context: BrowserContext): Promise<void> {
  await context.route(
    /\/media\/stream\/.*\/(?!master|h264\.|vp9\.)[\w-]+\.m3u8$/,
    async (route) => {
      const answer = await route.fetch();
      const [head, ...pieces] = (await answer.text()).split('#EXTINF');
      const body = [head, ...pieces.slice(0, 4)].join('#EXTINF').trimEnd();
      await route.fulfill({ response: answer, body: `${body}\n#EXT-X-ENDLIST\n` });
    },
  );
}

async function keep(
  page: Page,
  say: (typeof words)[Locale],
  { subtitles = [say.persian] }: { subtitles?: readonly string[] } = {},
): Promise<void> {
  await press(page.getByRole('button', { name: say.offline, exact: true }));
  const modal = page.getByRole('dialog');
  for (const name of subtitles) await modal.getByRole('checkbox', { name }).check();
  await press(modal.getByRole('button', { name: say.begin }));
  await expect(modal.getByText(say.kept).first()).toBeVisible();
  // So that the page of downloads starts without a line.
  await expect.poll(() => keptPaths(page)).toContain('/download');
}

test('a kept film is watched to its end with subtitles, without a line and after a restart, and the server knows how far', async ({
  startBrowser,
  site,
  api,
}) => {
  const say = words.fa;
  const { mobile } = people.subscriber;
  let browser = await startBrowser();
  await addSession(browser, { site, api, mobile });
  await shorten(browser);
  let page = await browser.newPage();
  await openWithWorker(page, film);

  await test.step('what it takes is said before it begins', async () => {
    await press(page.getByRole('button', { name: say.offline, exact: true }));
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('radio')).toHaveCount(3);
    await expect(modal.getByText(/مگابایت/).first()).toBeVisible();
    await expectAccessible(page, 'the modal of keeping');
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
  });
  await keep(page, say);

  browser = await startBrowser();
  // A real session outlives its browser.
  await addSession(browser, { site, api, mobile });
  await browser.setOffline(true);
  page = await browser.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(/\/download$/);
  const here = page.getByRole('region', { name: say.onDevice });
  await expect(here.getByRole('article')).toHaveCount(1);
  await expectAccessible(page, 'what is on the device, without a connection');
  await press(here.getByRole('button', { name: say.settings }));
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await expectAccessible(page, 'the settings of keeping, without a connection');
  await page.keyboard.press('Escape');

  await press(here.getByRole('button', { name: say.play }));
  await expectToPlay(page);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog').getByText('تا کاروان‌سرای بعدی')).toBeVisible();
  await playingVideo(page).evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.currentTime = video.duration - 3;
  });
  await expect
    .poll(() =>
      playingVideo(page).evaluate((video) => video instanceof HTMLVideoElement && video.ended),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(here).toBeVisible();

  await browser.setOffline(false);
  const state = async () => {
    const answer = await browser.request.get(`/api/v1/get/my/state/movie/${filmId}`);
    const { data }: Answer<'getTitleState'> = await answer.json();
    return data.lists;
  };
  // A film that was watched to its end is one.
  await expect.poll(state).toContain('history');
});

test.describe('fa', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a season is kept at once, its queue changes by keyboard, and the player offers the same', async ({
    page,
    context,
    signInAs,
  }) => {
    // What is kept waits for its turn as long as the test wants.
    await context.route(/\/media\/stream\//, (route) => route.abort());
    await signInAs(people.subscriber.mobile);
    await openWithWorker(page, `/series/${titles.series}?season=1`);
    const modal = page.getByRole('dialog');

    await test.step('some of its episodes are chosen, and what they take together is said', async () => {
      await press(page.getByRole('button', { name: 'ذخیرهٔ این فصل…' }));
      await expect(modal.getByText('برای ۱۳ قسمت، روی هم')).toBeVisible();
      await press(modal.getByText('قسمت‌ها: ۱۳ از ۱۳'));
      await press(modal.getByRole('button', { name: 'هیچ‌کدام' }));
      await expect(modal.getByRole('button', { name: 'ذخیرهٔ ۰ قسمت' })).toBeDisabled();
      for (const episode of ['۱.', '۲.', '۳.']) {
        await modal.getByRole('checkbox', { name: episode }).first().check();
      }
      await expect(modal.getByText(/مگابایت/).first()).toBeVisible();
      await expectAccessible(page, 'the modal of a season');
      await press(modal.getByRole('button', { name: 'ذخیرهٔ ۳ قسمت' }));
      await press(modal.getByRole('link', { name: 'دانلودها' }));
    });

    const cards = page.getByRole('region', { name: words.fa.onDevice }).getByRole('article');
    const expectOrder = (...episodes: string[]) =>
      expect(cards).toContainText(episodes.map((number) => `فصل ۱، قسمت ${number}`));
    await test.step('one goes before the others, and the focus goes with it', async () => {
      await expectOrder('۱', '۲', '۳');
      await cards
        .last()
        .getByRole('button', { name: /^زودتر/ })
        .focus();
      await page.keyboard.press('Enter');
      await expectOrder('۱', '۳', '۲');
      await expect(cards.nth(1).getByRole('button', { name: /^زودتر/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectOrder('۳', '۱', '۲');
      await expect(cards.first().getByRole('button', { name: /^دیرتر/ })).toBeFocused();
      await expect(page.getByText(/در نوبت ۱ از ۳ است/)).toBeAttached();
    });

    await test.step('over the player, which waits beneath', async () => {
      await context.unroute(/\/media\/stream\//);
      await open(page, `/movie/show/${filmId}`);
      await expectToPlay(page);
      await playingVideo(page).hover({ position: { x: 20, y: 100 }, force: true });
      await press(modal.getByRole('button', { name: words.fa.offline, exact: true }));
      await expect(modal.getByRole('radio').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal.getByRole('radio')).toHaveCount(0);
      expect(
        await playingVideo(page).evaluate(
          (video) => video instanceof HTMLVideoElement && video.paused && video.currentTime > 0,
        ),
      ).toBe(true);
    });
  });
});

test.describe('a child', () => {
  test.use({ serviceWorkers: 'allow' });

  test('watches without a line what was kept for that age, and nothing else', async ({
    page,
    context,
    site,
    signInAs,
  }) => {
    const say = words.fa;
    await signInAs(people.subscriber.mobile);
    await shorten(context);
    for (const id of [films.usual, kidsFilm.id]) {
      await openWithWorker(page, `/movie/${id}`);
      await keep(page, say, { subtitles: [] });
    }
    await context.addCookies([{ name: cookieNames.kids, value: '7', url: site.origin }]);
    await page.goto(`/kids/watch/movie/${kidsFilm.id}`);
    await expect(page.locator('video[src^="blob:"]')).toHaveCount(1);

    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kidsFilm.offline);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveText([kidsFilm.name]);
    await expect(page.getByRole('link')).toHaveCount(0);
    await expectAccessible(page, 'what a child watches without a connection');
    await press(cards.getByRole('button'));
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((one) => one instanceof HTMLVideoElement && one.currentTime))
      .toBeGreaterThan(0);
    await expectAccessible(page, 'a child’s player without a connection');
    await press(page.getByRole('button', { name: kidsFilm.back, exact: true }));
    await expect(cards).toHaveCount(1);
  });
});

test.describe('en', () => {
  test.use({ language: 'en', serviceWorkers: 'allow' });

  test('a guest keeps what is free, by keyboard, and takes it away again', async ({
    page,
    context,
  }) => {
    const say = words.en;
    await shorten(context);
    await openWithWorker(page, film);
    const tool = page.getByRole('button', { name: say.offline, exact: true });
    await tool.press('Enter');
    const modal = page.getByRole('dialog');
    const chosen = modal.getByRole('radio', { checked: true });
    const before = await chosen.getAttribute('value');
    await chosen.press('ArrowDown');
    await expect(chosen).not.toHaveAttribute('value', before ?? '');
    await modal.getByRole('checkbox', { name: say.persian }).press('Space');
    await modal.getByRole('button', { name: say.begin }).press('Enter');
    await expect(modal.getByRole('status').filter({ hasText: say.kept })).toBeVisible();
    await expect(modal.locator(':focus'), 'the button is gone, the focus is not').toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(tool).toBeFocused();
    await expect.poll(() => keptPaths(page)).toContain('/download');
    await open(page, '/download');
    const here = page.getByRole('region', { name: say.onDevice });
    await expectAccessible(page, 'what is on the device, in English');
    const remove = here.getByRole('button', { name: say.remove });
    await remove.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say.yes, exact: true })
      .press('Enter');
    await expect(here).toHaveCount(0);
    const left = await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('offline');
      const names: string[] = [];
      for await (const name of folder.keys()) names.push(name);
      return names;
    });
    expect(left, 'no byte of it is left').toEqual([]);
    await expect.poll(() => keptPaths(page)).not.toContain('/download');
  });
});
