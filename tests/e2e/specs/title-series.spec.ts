import { storageKeys } from '@parde/domain';
import type { Page } from '@playwright/test';
import { ask } from '../support/http.ts';
import { holdRequests, open, press, waitForHydration } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titleWords } from '../support/title-words.ts';
import { titles } from '../support/titles.ts';

const path = `/series/${titles.series}`;

/** A subscriber that no other test uses: earlier history would resume. */
const alone = '09120000004';

const episodes = (page: Page) => page.locator('main a[href^="/episode/"]');

test('its seasons are chosen by tabs and stand in the address', async ({ page }) => {
  await open(page, path);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  await expect(episodes(page)).toHaveCount(6);
  await tabs.nth(1).click();
  await expect(page).toHaveURL(`${path}?season=2`);
  await expect(episodes(page).first()).toHaveAttribute('href', `/episode/${titles.series}-2-1`);
  await page.reload();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(episodes(page).first()).toHaveAttribute('href', `/episode/${titles.series}-2-1`);
});

test('its episodes are in the document, of the season in the address', async ({ site }) => {
  const { text } = await ask(`${site.origin}${path}?season=2`);
  expect(text).toContain(`href="/episode/${titles.series}-2-1"`);
  expect(text).not.toContain(`href="/episode/${titles.series}-1-1"`);
});

test('a season begins with a few episodes, and has all of them on press, in the address and without script', async ({
  page,
  anotherViewer,
  watch,
}) => {
  await open(page, path);
  const all = page.getByRole('link', { name: 'همهٔ ۱۳ قسمت' });
  await all.press('Enter');
  await expect(episodes(page)).toHaveCount(13);
  await expect(all).toHaveCount(0);
  await expect(episodes(page).nth(6)).toBeFocused();
  await expect(page).toHaveURL(`${path}?episodes=all`);
  await page.reload();
  await expect(episodes(page)).toHaveCount(13);

  // Chromium's message about scripts that are disabled.
  watch.expectProblem(/request failed \(csp\): .*\.js$/);
  const plain = await anotherViewer({ javaScriptEnabled: false });
  await plain.goto(`${path}?season=1`);
  await expect(episodes(plain)).toHaveCount(6);
  await plain.getByRole('link', { name: 'همهٔ ۱۳ قسمت' }).click();
  await expect(plain).toHaveURL(`${path}?season=1&episodes=all`);
  await expect(episodes(plain)).toHaveCount(13);
});

test('what is watched is said at its episode, and a season is marked at once and taken back', async ({
  page,
  signInAs,
}) => {
  await signInAs(newMobile());
  await open(page, path);
  const mark = page.getByRole('button', { name: 'این فصل را تماشا کرده‌ام' });
  await expect(mark).toBeVisible();
  await page.evaluate(async (id) => {
    await fetch('/api/v1/my/watching/mark', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content_type: 'episode', id, watched: true }),
    });
  }, `${titles.series}-1-4`);
  await page.reload();
  await waitForHydration(page);
  const seen = page.getByRole('main').getByRole('listitem').filter({ hasText: 'تماشا شده' });
  await expect(seen).toHaveCount(1);
  await expect(seen.getByRole('link')).toHaveAttribute('href', `/episode/${titles.series}-1-4`);
  // What the viewer goes on with is in sight, after the one before it.
  await expect(episodes(page).nth(1)).toHaveAttribute('href', `/episode/${titles.series}-1-5`);

  await press(mark);
  await expect(page.getByText('تماشا شده: ۱۳ از ۱۳')).toBeVisible();
  await expect(seen).toHaveCount(6);
  // The viewer goes on with the next season, and stays at this one.
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'این فصل را تماشا نکرده‌ام' })).toBeVisible();
  await press(page.getByRole('button', { name: 'برگرداندن' }));
  await expect(page.getByText('تماشا شده: ۱ از ۱۳')).toBeVisible();
  await expect(mark).toBeVisible();
});

test('what playing its next episode costs stands beside the button, as at an episode', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.subscriber.mobile);
  await page.addInitScript((key) => localStorage.setItem(key, 'rightel'), storageKeys.dataOperator);
  for (const address of [path, `/episode/${titles.episode}`]) {
    await open(page, address);
    const top = page.locator('main header').first();
    const cost = top.getByRole('listitem').filter({ hasText: 'تومان' });
    await expect(cost, address).toHaveText(/^[۰-۹٬]+\sتومان، نیم‌بها با اینترنت رایتل$/);
    const line = (await cost.locator('..').boundingBox())?.height;
    expect(line, `${address}: one line`).toBeLessThan(30);
    await expect(top.getByText('بسیاری از اپراتورها'), address).toHaveCount(0);
  }
});

test('play goes on with the viewer’s next episode and says which', async ({ page, signInAs }) => {
  await signInAs(alone);
  await open(page, path);
  const play = page.locator('main header').first().locator('a[href^="/episode/show/"]');
  await expect(play).toHaveText('تماشای فصل ۱، قسمت ۱');
  await page.evaluate(async (id) => {
    await fetch('/api/v1/my/watching/save', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        content_type: 'episode',
        id,
        position_seconds: 1200,
        duration_seconds: 2400,
      }),
    });
  }, `${titles.series}-1-5`);
  await page.reload();
  await expect(play).toHaveText('ادامهٔ فصل ۱، قسمت ۵');
  await expect(play).toHaveAttribute('href', `/episode/show/${titles.series}-1-5`);
});

test('a season of very many episodes comes a page at a time', async ({ page, language, watch }) => {
  // The focus goes to the first that has come, and what it leads to is fetched ahead.
  watch.expectAnswer(404, /\/get\/episode\/many-7$/);
  const t = titleWords[language];
  await page.route('**/api/v1/get/series/*/episodes?*', async (route) => {
    const url = new URL(route.request().url());
    const from = Number(url.searchParams.get('cursor') ?? '0');
    url.searchParams.delete('cursor');
    const { data } = await (await route.fetch({ url: url.href })).json();
    const [first] = data.items;
    const items = Array.from({ length: 24 }, (_, place) => ({
      ...first,
      id: `many-${from + place + 1}`,
      number: from + place + 1,
    }));
    await route.fulfill({ json: { data: { ...data, items, next_cursor: String(from + 24) } } });
  });
  await open(page, path);
  await page.getByRole('tab').nth(1).click();
  // How many there are, the season says.
  const ahead = page.waitForResponse(/\/get\/episode\/many-7$/);
  await page.getByRole('link', { name: /^همهٔ .+ قسمت$/ }).click();
  await expect(episodes(page)).toHaveCount(24);
  await ahead;
  const more = page.getByRole('button', { name: t.moreEpisodes });
  // The content below is rendered already: nobody scrolls through a thousand episodes to it.
  await expect(page.getByRole('heading', { name: t.comments })).toBeAttached();
  await press(more);
  await expect(episodes(page)).toHaveCount(48);
});

test('its trailer plays over the page', async ({ page, language }) => {
  await open(page, path);
  const trailer = page.getByRole('link', { name: titleWords[language].trailer });
  await expect(trailer).toHaveAttribute('href', `/video/t-${titles.series}`);
  const playback = await holdRequests(page, '**/get/play/video/**');
  await trailer.click();
  // It is named as one from the start, by the name that comes with it.
  const dialog = page.getByRole('dialog', { name: titleWords[language].trailer });
  await expect(dialog).toBeVisible();
  const name = (await dialog.locator('[id]').first().textContent()) ?? '';
  expect(name.length).toBeGreaterThan(titleWords[language].trailer.length);
  playback.release();
  await expect(dialog.locator('video')).toHaveJSProperty('paused', false);
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(path);
});
