import { holdRequests, intercept, open, press, pushPath } from '../../support/journey.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { expect, test } from '../../support/test.ts';
import { titleMessages } from '../../support/title-messages.ts';
import { titles } from '../../support/titles.ts';

const path = `/series/${titles.series}`;

test('a series lists its episodes by season, first a few, then all, or page by page; the episodes may fail alone; the trailer plays over the page', async ({
  page,
  api,
  watch,
  labels,
  language,
}) => {
  const t = titleMessages[language];
  const episodes = page.locator('main a[href^="/episode/"]');
  const tabs = page.getByRole('tab');

  await test.step('a failed list of episodes shows a message and can be retried; a failed list of similar titles is left out', async () => {
    watch.expectAnswer(500, /\/episodes\?/);
    watch.expectAnswer(500, /\/get\/similar\//);
    await api.setFault({ operationId: 'listEpisodes', status: 500, times: 20 });
    await api.setFault({ operationId: 'listSimilar', status: 500, times: 20 });
    const similarAnswer = page.waitForResponse(/\/get\/similar\//);
    await open(page, path);
    await expect(page.getByText(labels.sectionFailed)).toBeVisible();
    await similarAnswer;
    await expect(page.getByRole('heading', { name: labels.facts })).toBeAttached();
    await expect(page.getByRole('heading', { name: t.similar })).toHaveCount(0);
    await api.reset();
    await page.getByRole('button', { name: labels.tryAgain }).click();
    await expect(episodes).toHaveCount(6);
  });

  await test.step('a click shows all episodes of a season, and the address stores this', async () => {
    const all = page.getByRole('link', { name: 'همهٔ ۱۳ قسمت' });
    await all.press('Enter');
    await expect(episodes).toHaveCount(13);
    await expect(all).toHaveCount(0);
    await expect(episodes.nth(6)).toBeFocused();
    await expect(page).toHaveURL(`${path}?episodes=all`);
  });

  await test.step('a season with very many episodes loads page by page', async () => {
    // The focus moves to the first episode that was added, and its page is prefetched.
    watch.expectAnswer(404, /\/get\/episode\/many-7$/);
    await intercept(page, '**/api/v1/get/series/*/episodes?*', async (route) => {
      const url = new URL(route.request().url());
      const from = Number(url.searchParams.get('cursor') ?? '0');
      url.searchParams.delete('cursor');
      const { data } = await (await route.fetch({ url: url.href })).json();
      const [first] = data.items;
      const items = Array.from({ length: 24 }, (_, index) => ({
        ...first,
        id: `many-${from + index + 1}`,
        number: from + index + 1,
      }));
      await route.fulfill({ json: { data: { ...data, items, next_cursor: String(from + 24) } } });
    });
    await pushPath(page, path);
    await expect(episodes).toHaveCount(6);
    await expect(tabs).toHaveCount(3);
    await press(tabs.nth(1));
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(`${path}?season=2`);
    // The season has the number of episodes.
    const ahead = page.waitForResponse(/\/get\/episode\/many-7$/);
    await press(page.getByRole('link', { name: /^همهٔ .+ قسمت$/ }));
    await expect(episodes).toHaveCount(24);
    await ahead;
    // The content below is already rendered, because nobody should scroll through a thousand episodes to reach it.
    await expect(page.getByRole('heading', { name: t.comments })).toBeAttached();
    await press(page.getByRole('button', { name: t.moreEpisodes }));
    await expect(episodes).toHaveCount(48);
  });

  await test.step('its trailer plays over the page', async () => {
    const trailer = page.getByRole('link', { name: t.trailer });
    await expect(trailer).toHaveAttribute('href', `/video/t-${titles.series}`);
    const address = page.url();
    const playback = await holdRequests(page, '**/get/play/video/**');
    await press(trailer);
    // The dialog is named as a trailer from the start, with the name that the page already has.
    const dialog = page.getByRole('dialog', { name: t.trailer });
    await expect(dialog).toBeVisible();
    const name = (await dialog.locator('[id]').first().textContent()) ?? '';
    expect(name.length).toBeGreaterThan(t.trailer.length);
    playback.release();
    await expect(dialog.locator('video')).toHaveJSProperty('paused', false);
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(address);
  });
});

test('the document contains the episodes of the season in the address, and all episodes without script', async ({
  site,
}) => {
  const read = async (query: string) => {
    const { text } = await sendRequest(`${site.origin}${path}${query}`);
    const found = text.matchAll(new RegExp(`href="/episode/(${titles.series}-[^"]+)"`, 'g'));
    return { text, episodes: new Set(Array.from(found, ([, id]) => id)) };
  };
  const second = await read('?season=2');
  expect(second.episodes).toContain(`${titles.series}-2-1`);
  expect(second.episodes).not.toContain(`${titles.series}-1-1`);
  const first = await read('?season=1');
  expect(first.episodes.size).toBe(6);
  expect(first.text.match(/href="[^"]*episodes=all[^"]*"/g)).toEqual([
    `href="?season=1&amp;episodes=all"`,
  ]);
  expect((await read('?season=1&episodes=all')).episodes.size).toBe(13);
});
