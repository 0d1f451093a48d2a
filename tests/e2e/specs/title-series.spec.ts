import { ask } from '../support/http.ts';
import { holdRequests, intercept, open, press, pushPath } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { titleWords } from '../support/title-messages.ts';
import { titles } from '../support/titles.ts';

const path = `/series/${titles.series}`;

test('a series has its episodes by season, a few at first, then all, or a page at a time; they may fail alone; its trailer plays over the page', async ({
  page,
  api,
  watch,
  say,
  language,
}) => {
  const t = titleWords[language];
  const episodes = page.locator('main a[href^="/episode/"]');
  const tabs = page.getByRole('tab');

  await test.step('episodes that did not come are said, and asked for again; what is like a title is not missed', async () => {
    watch.expectAnswer(500, /\/episodes\?/);
    watch.expectAnswer(500, /\/get\/similar\//);
    await api.setFault({ operationId: 'listEpisodes', status: 500, times: 20 });
    await api.setFault({ operationId: 'listSimilar', status: 500, times: 20 });
    const asked = page.waitForResponse(/\/get\/similar\//);
    await open(page, path);
    await expect(page.getByText(say.sectionFailed)).toBeVisible();
    await asked;
    await expect(page.getByRole('heading', { name: say.facts })).toBeAttached();
    await expect(page.getByRole('heading', { name: t.similar })).toHaveCount(0);
    await api.reset();
    await page.getByRole('button', { name: say.tryAgain }).click();
    await expect(episodes).toHaveCount(6);
  });

  await test.step('a season has all of them on press, in the address', async () => {
    const all = page.getByRole('link', { name: 'همهٔ ۱۳ قسمت' });
    await all.press('Enter');
    await expect(episodes).toHaveCount(13);
    await expect(all).toHaveCount(0);
    await expect(episodes.nth(6)).toBeFocused();
    await expect(page).toHaveURL(`${path}?episodes=all`);
  });

  await test.step('a season of very many comes a page at a time', async () => {
    // The focus goes to the first that has come, and what it leads to is fetched ahead.
    watch.expectAnswer(404, /\/get\/episode\/many-7$/);
    await intercept(page, '**/api/v1/get/series/*/episodes?*', async (route) => {
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
    await pushPath(page, path);
    await expect(episodes).toHaveCount(6);
    await expect(tabs).toHaveCount(3);
    await press(tabs.nth(1));
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(`${path}?season=2`);
    // How many there are, the season says.
    const ahead = page.waitForResponse(/\/get\/episode\/many-7$/);
    await press(page.getByRole('link', { name: /^همهٔ .+ قسمت$/ }));
    await expect(episodes).toHaveCount(24);
    await ahead;
    // The content below is rendered already: nobody scrolls through a thousand episodes to it.
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
    // It is named as one from the start, by the name that comes with it.
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

test('its episodes are in the document, of the season in the address, and all of them without script', async ({
  site,
}) => {
  const read = async (query: string) => {
    const { text } = await ask(`${site.origin}${path}${query}`);
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
