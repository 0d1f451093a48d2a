import { cookieNames } from '@parde/domain';
import {
  follow,
  goHome,
  linkToFilm,
  open,
  press,
  waitForHydration,
  waitForRequests,
} from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { films, readFilm } from '../support/titles.ts';

test('the focus arrives with the page, whose name is read out; kids mode, entered meanwhile, takes the next click', async ({
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

  // In kids mode the top list would be refused: still under way, or asked for as the press scrolls to it.
  await linkToFilm(page, films.usual).scrollIntoViewIfNeeded();
  await waitForRequests(page, watch);
  await context.addCookies([{ name: cookieNames.kids, value: '7', url: page.url() }]);
  await page.evaluate(() => localStorage.setItem('isKids', '7'));
  await press(linkToFilm(page, films.usual));
  await expect(page).toHaveURL('/kids');
  await waitForHydration(page);
  // A new document: nothing of the one before is for children.
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toHaveLength(2);
});
