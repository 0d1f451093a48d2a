import { films } from '../support/films.ts';
import { follow, goHome, linkToFilm, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

test('a link to the page that is open adds nothing to the history', async ({ page }) => {
  const entries = () => page.evaluate(() => history.length);
  await open(page, '/');
  const before = await entries();
  await goHome(page);
  expect(await entries()).toBe(before);
  await follow(linkToFilm(page, films.usual));
  expect(await entries()).toBe(before + 1);
});

test('a press with a key held is the browser’s', async ({ page, context }) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await linkToFilm(page, films.usual).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  // A tab in the background may not answer what its page is asked.
  await expect.poll(() => new URL(tab.url()).pathname).toBe(`/movie/${films.usual}`);
  await expect(page).toHaveURL('/');
  await tab.close();
});

test('a link that names its target is the browser’s', async ({ page, watch }) => {
  await open(page, '/');
  const link = linkToFilm(page, films.usual);
  await link.evaluate((element) => element.setAttribute('target', '_self'));
  await link.click();
  await expect(page).toHaveURL(`/movie/${films.usual}`);
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toHaveLength(2);
});
