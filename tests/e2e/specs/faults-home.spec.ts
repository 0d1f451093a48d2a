import {
  expectFault,
  type FaultName,
  faultOf,
  faultsToldApart,
  leaveNothingToChance,
  leaveSignIn,
} from '../support/faults.ts';
import { films } from '../support/films.ts';
import { complete, linkToFilm, open, turnTo } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const partFailed = 'این بخش بارگذاری نشد.';

/** What stands in the place of each part of home whose answer suffers. Nothing where it comes. */
const says: Readonly<Record<FaultName, string>> = {
  slow: '',
  'lost on the way': partFailed,
  400: partFailed,
  401: partFailed,
  404: partFailed,
  422: partFailed,
  429: partFailed,
  500: partFailed,
  malformed: partFailed,
  empty: partFailed,
};

/** The slider with its live item, the shelves, and the most watched. */
const parts = [
  { operationId: 'getSlider', address: /\/get\/slider/ },
  { operationId: 'getDiscover', address: /\/get\/discover/ },
  { operationId: 'getTop', address: /\/getV2\/get_top/ },
] as const;

test('each part of home that suffers says so in its place, and comes when it is asked for again', async ({
  page,
  api,
  watch,
  say,
}) => {
  await leaveNothingToChance(page);
  await open(page, '/download');
  const main = page.locator('main');
  const failed = main.getByText(partFailed);
  const breakParts = (name: FaultName) =>
    Promise.all(parts.map(({ operationId }) => api.fail(faultOf(operationId, name))));
  for (const name of faultsToldApart.filter((each) => says[each] !== '')) {
    await test.step(name, async () => {
      for (const { address } of parts) expectFault(watch, name, address);
      await breakParts(name);
      await turnTo(page, '/');
      await expect(failed, name).toHaveCount(parts.length);
      // What a subscription is worth stands without any of them.
      await expect(main.getByText(say.plansTitle), name).toBeVisible();
      // A guest’s 401 offers the sign-in, over whatever would come next.
      if (name === '401') await leaveSignIn(page, say.signInFirst);
      // Its way back asks again for what failed: that is to fail too.
      await complete(page, watch);
      await api.clear();
      await turnTo(page, '/download');
      await expect(main.getByText(say.soon)).toBeVisible();
    });
  }

  await breakParts('500');
  await turnTo(page, '/');
  await expect(failed).toHaveCount(parts.length);
  await api.clear();
  await breakParts('slow');
  const again = main.getByRole('button', { name: say.tryAgain }).first();
  await again.click();
  await expect(failed).toHaveCount(parts.length - 1);
  await expect(main.getByText(say.liveNow)).toBeVisible();
  // The most watched stand among the shelves, and come with them.
  await again.click();
  await expect(failed).toHaveCount(0);
  await expect(linkToFilm(page, films.usual)).toBeVisible();
  await expect(page.getByRole('list', { name: say.top })).toBeVisible();
});
