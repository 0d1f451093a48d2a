import type { Locator, Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { ask } from '../support/http.ts';
import { byKeyboard } from '../support/input-methods.ts';
import { open, press } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const channel = '/lives/parde-one';

const words = {
  fa: {
    play: /^پخش زندهٔ /,
    pause: 'مکث',
    backToLive: 'بازگشت به پخش زنده',
    mute: 'قطع صدا',
    unmute: 'وصل صدا',
    guide: 'جدول پخش',
    tomorrow: 'فردا',
    others: 'شبکه‌های دیگر',
    partFailed: 'این بخش بارگذاری نشد.',
  },
  en: {
    play: /^Play .* live$/,
    pause: 'Pause',
    backToLive: 'Back to live',
    mute: 'Mute',
    unmute: 'Unmute',
    guide: 'What’s on',
    tomorrow: 'Tomorrow',
    others: 'Other channels',
    partFailed: 'This section couldn’t be loaded.',
  },
} as const;

const video = (page: Page): Locator => page.locator('main video');

const secondsOf = (page: Page): Promise<number> =>
  video(page).evaluate((element) =>
    element instanceof HTMLVideoElement && !element.paused ? element.currentTime : 0,
  );

async function expectToRun(page: Page): Promise<void> {
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0);
  const began = await secondsOf(page);
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(began);
}

test('a channel plays from home on its page, and whoever turns to another watches that', async ({
  page,
  language,
}) => {
  const t = words[language];
  await open(page, '/');
  await press(page.locator(`main a[href="${channel}"]`).first());
  await expect(page).toHaveURL(channel);
  await expect(video(page)).toHaveCount(0);
  await press(page.getByRole('button', { name: t.play }));
  await expectToRun(page);

  // The player's keys do not work on the rest of the page.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await page.keyboard.press('k');
  await expectToRun(page);
  await page.locator('main section:has(> video)').focus();
  await page.keyboard.press('k');
  await expect
    .poll(() => video(page).evaluate((element) => Reflect.get(element, 'paused')))
    .toBe(true);

  const other = page.getByRole('region', { name: t.others }).getByRole('link').nth(2);
  const href = (await other.getAttribute('href')) ?? '';
  await press(other);
  await expect(page).toHaveURL(href);
  await expectToRun(page);
});

test('by the keyboard alone it is played, silenced, wound back and forth, and left for another', async ({
  page,
  language,
}) => {
  const t = words[language];
  await open(page, channel);
  await byKeyboard.press(page.getByRole('button', { name: t.play }));
  await expectToRun(page);
  const player = page.locator('main section:has(> video)');
  await page.keyboard.press('m');
  await expect(player.getByRole('button', { name: t.unmute })).toBeAttached();
  await page.keyboard.press('m');
  await expect(player.getByRole('button', { name: t.mute })).toBeAttached();
  for (const _ of Array.from({ length: 4 })) await page.keyboard.press('j');
  const toLive = player.getByRole('button', { name: t.backToLive });
  await byKeyboard.press(toLive);
  await expect(toLive).toHaveCount(0);
  await expectToRun(page);
  const other = page.getByRole('region', { name: t.others }).getByRole('link').nth(2);
  const href = (await other.getAttribute('href')) ?? '';
  await byKeyboard.press(other);
  await expect(page).toHaveURL(href);
  await expectToRun(page);
});

test('a channel of subscribers says so to others @states', async ({
  page,
  watch,
  say,
  language,
}) => {
  watch.expectAnswer(403, /\/play_live\//);
  await open(page, '/lives/parde-sport');
  await press(page.getByRole('button', { name: words[language].play }));
  await expect(page.getByText(say.subscribeToWatch)).toBeVisible();
  await checkState(page, 'a live channel of subscribers');
  await press(page.locator('main').getByRole('button', { name: say.signIn }));
  await expect(page.getByRole('dialog').getByLabel(say.mobile)).toBeVisible();
});

test('the guide turns to a day, which the address keeps, and is asked for again where it fails', async ({
  page,
  api,
  watch,
  say,
  language,
}) => {
  const t = words[language];
  await open(page, channel);
  const guide = page.locator('section').filter({
    has: page.getByRole('heading', { name: t.guide }),
  });
  const programmes = guide.getByRole('listitem');
  await expect(guide.locator('[aria-current]')).toHaveCount(1);
  const asked = watch.requests().filter((request) => request.url().includes('/schedule'));
  expect(asked, 'today’s guide is in the document').toEqual([]);
  watch.expectAnswer(500, /\/schedule\?date=/);
  await api.setFault({ operationId: 'getLiveSchedule', status: 500, times: 5 });
  await press(guide.getByRole('tab', { name: t.tomorrow }));
  await expect(guide.getByText(t.partFailed)).toBeVisible();
  await api.reset();
  await press(guide.getByRole('button', { name: say.tryAgain }));
  await expect(programmes.first()).toBeVisible();
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/);
  // A late programme continues tomorrow, so the next has not started.
  const day = new URL(page.url()).searchParams.get('day');
  await expect(guide.locator(`[aria-current]:has(time[datetime^="${day}"])`)).toHaveCount(0);
  await page.reload();
  await expect(guide.getByRole('tab', { selected: true })).toHaveText(t.tomorrow);
  await expect(programmes.first()).toBeVisible();
});

test('search engines are told who sends, what is on, and the way there', async ({ site }) => {
  const { text } = await ask(site.origin + channel);
  const nodes = [...text.matchAll(/ type="application\/ld\+json"[^>]*>([^<]*)</g)].flatMap(
    ([, json = '']) => JSON.parse(json)['@graph'],
  );
  expect(nodes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ '@type': 'BroadcastService', url: site.origin + channel }),
      expect.objectContaining({ '@type': 'BroadcastEvent', isLiveBroadcast: true }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]),
  );
});
