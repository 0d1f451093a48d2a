import {
  dismissSignIn,
  distinctFaults,
  expectFault,
  type FaultName,
  faultOf,
  faultsToTry,
  retryAtOnce,
} from '../../support/faults.ts';
import {
  linkToFilm,
  open,
  pushPath,
  quietPath,
  rest,
  scrollThrough,
  waitForRequests,
} from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

/** The text in place of a part of home that failed. */
const partFailed = 'این بخش بارگذاری نشد.';

/** The slider with its live item, the shelves, and the most watched titles. */
const parts = [
  { operationId: 'getSlider', address: /\/get\/slider/ },
  { operationId: 'getDiscover', address: /\/get\/discover/ },
  { operationId: 'getTop', address: /\/getV2\/get_top/ },
] as const;

test('each part of home that fails shows a message in its position, and loads on retry @states', async ({
  page,
  api,
  watch,
  labels,
}) => {
  await retryAtOnce(page);
  await open(page, quietPath);
  const main = page.locator('main');
  const failed = main.getByText(partFailed);
  const breakParts = (name: FaultName) =>
    Promise.all(parts.map(({ operationId }) => api.setFault(faultOf(operationId, name))));
  for (const name of faultsToTry(distinctFaults.filter((each) => each !== 'slow'))) {
    await test.step(name, async () => {
      await rest(page);
      await api.reset();
      for (const { address } of parts) expectFault(watch, name, address);
      await breakParts(name);
      await pushPath(page, '/');
      await expect(failed, name).toHaveCount(parts.length);
      // The subscription's benefits do not depend on the failed calls.
      await expect(main.getByText(labels.plansTitle), name).toBeVisible();
      // A guest’s 401 opens the sign-in over anything else.
      if (name === '401') await dismissSignIn(page, labels.signInFirst);
      // Going back retries what failed, so let the retry fail as well.
      await waitForRequests(page, watch);
    });
  }

  await api.reset();
  await breakParts('slow');
  const again = main.getByRole('button', { name: labels.tryAgain }).first();
  await again.click();
  await expect(failed).toHaveCount(parts.length - 1);
  await expect(main.getByText(labels.liveNow)).toBeVisible();
  // The most watched titles are among the shelves, and load when they are near.
  await again.click();
  await expect(failed).toHaveCount(0);
  await expect(linkToFilm(page, films.usual)).toBeVisible();
  await expect(async () => {
    await scrollThrough(page);
    await expect(page.getByRole('list', { name: labels.top })).toBeVisible({ timeout: 2000 });
  }).toPass();
});
