import { cookieNames } from '@parde/domain';
import {
  follow,
  goHome,
  linkToFilm,
  open,
  press,
  waitForHydration,
  waitForRequests,
} from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { films, readFilm } from '../../support/titles.ts';

test('a new page gets the focus and its name is announced; after kids mode starts, the next click leads to kids mode', async ({
  page,
  context,
  api,
  watch,
}) => {
  const film = await readFilm(api, films.usual);
  await open(page, '/');
  await expect(page.locator('main')).not.toBeFocused();
  await follow(linkToFilm(page, films.usual));
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').getByText(film.name_fa)).toBeAttached();
  await goHome(page);
  await expect(page.locator('main')).toBeFocused();

  // Load the top list first. Kids mode would refuse its request, which may be pending or may start when the click
  // scrolls.
  await linkToFilm(page, films.usual).scrollIntoViewIfNeeded();
  await waitForRequests(page, watch);
  await context.addCookies([{ name: cookieNames.kids, value: '7', url: page.url() }]);
  await page.evaluate(() => localStorage.setItem('isKids', '7'));
  await press(linkToFilm(page, films.usual));
  await expect(page).toHaveURL('/kids');
  await waitForHydration(page);
  // Kids mode loads a new document, because nothing of the previous document is for children.
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toHaveLength(2);
});
