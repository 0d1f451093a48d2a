import { follow, goHome, linkToFilm, open } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

test('a link to the open page adds no history entry; clicks with a modifier key and links with a target are left to the browser', async ({
  page,
  context,
  watch,
}) => {
  const entries = () => page.evaluate(() => history.length);
  const link = linkToFilm(page, films.usual);
  await open(page, '/');
  const before = await entries();
  await goHome(page);
  expect(await entries()).toBe(before);
  await follow(link);
  expect(await entries()).toBe(before + 1);
  await goHome(page);

  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  // Poll the tab's URL, because a page in a background tab may not run evaluations.
  await expect.poll(() => new URL(tab.url()).pathname).toBe(`/movie/${films.usual}`);
  await expect(page).toHaveURL('/');
  await tab.close();

  await open(page, '/profile/about-contact');
  watch.clearRequests();
  await page.locator('main a[href="/namad"][target="_self"]').click();
  await expect(page).toHaveURL('/namad');
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toHaveLength(1);
});
