import { showDigits } from '@parde/domain';
import { lostFacts, visibleFacts } from '../../page-checks/hydration.ts';
import { holdRequests, open, waitForHydration, waitForIdle } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const day = 24 * 60 * 60_000;
const userCheck = 'GET /ghost/get/check/user?ref=0';

/** The requests that the browser itself sends, by page. */
const pages = [
  { path: '/', own: [userCheck] },
  { path: `/movie/${films.usual}`, own: [userCheck, 'POST /ghost/get/cart'] },
];

for (const { what, timezoneId, ahead } of [
  { what: 'three days fast, in Los Angeles', timezoneId: 'America/Los_Angeles', ahead: 3 * day },
  { what: 'years slow, in Kiritimati', timezoneId: 'Pacific/Kiritimati', ahead: -1500 * day },
]) {
  test.describe(`on a device ${what}`, () => {
    test.use({ timezoneId });

    test('a page shows the same after hydration as before, in Tehran’s time, and requests nothing again', async ({
      page,
      watch,
      api,
      labels,
    }) => {
      // The guest's actions load later and are not compared.
      await api.setFault({ operationId: 'ghostCart', delayMs: 60_000 });
      // Parts that load on scroll must not load.
      await page.addInitScript(() => {
        window.IntersectionObserver.prototype.observe = () => {};
      });
      await page.clock.setFixedTime(Date.now() + ahead);
      const slider: { data: { live: { starts_at: string; ends_at: string }[] } } = await (
        await fetch(`${api.baseUrl}/get/slider?ref=0`)
      ).json();
      for (const { path, own } of pages) {
        watch.clearRequests();
        const scripts = await holdRequests(page, '**/assets/*.js');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('main')).toBeVisible();
        await waitForIdle(page);
        const facts = await visibleFacts(page);
        scripts.release();
        await waitForHydration(page);
        await expect.poll(() => watch.apiCalls(), path).toHaveLength(own.length);
        await waitForIdle(page);
        expect(await lostFacts(page, facts), path).toEqual([]);
        expect(watch.apiCalls().toSorted(), path).toEqual(own.toSorted());
        if (path !== '/') continue;
        const onAir = page.locator('main section').filter({ hasText: labels.liveNow }).first();
        const { starts_at, ends_at } = slider.data.live[0] ?? { starts_at: '', ends_at: '' };
        for (const moment of [starts_at, ends_at]) {
          await expect(onAir).toContainText(showDigits(moment.slice(11, 16), 'fa'));
        }
      }
    });
  });
}

test('«added» changes with the time that the page is open, not with the device’s clock', async ({
  page,
  labels,
}) => {
  await page.clock.install({ time: Date.now() + 40 * day });
  await open(page, `/movie/${films.usual}`);
  const added = page.locator('dt', { hasText: labels.added }).locator('+ dd');
  const before = await added.textContent();
  await page.clock.fastForward('24:00:00');
  await expect(added).not.toHaveText(before ?? '');
});
