import { cookieNames } from '@parde/domain';
import type { Page } from '@playwright/test';
import {
  holdRequests,
  scrollThrough,
  waitForHydration,
  waitForIdle,
  waitForRequests,
} from '../support/journey.ts';
import { people, sessionOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { answerForBadges } from '../support/trust-badges.ts';
import type { Watch } from '../support/watch.ts';
import { axeViolations, contrastViolations } from './axe.ts';
import { check } from './check.ts';
import { firstPaintFaults, fontFaults } from './first-paint.ts';
import { lostFacts, observeAgain, postponeObservers, visibleFacts } from './hydration.ts';
import { largeTextFaults } from './large-text.ts';
import {
  countShiftsFromNow,
  excessiveShifts,
  otherArrivals,
  watchShifts,
} from './layout-shifts.ts';
import { narrowFaults } from './narrow.ts';
import { unfetchedLinks } from './prefetch.ts';
import { screens } from './screens.ts';
import { spokenFaults } from './spoken.ts';
import { coveredTabStops } from './tab-stops.ts';
import { touchFaults } from './touch.ts';

/**
 * Use another time zone than the server's, because hydration must not change a time. Reduced motion stops the hero
 * slider.
 */
test.use({ timezoneId: 'America/Los_Angeles', contextOptions: { reducedMotion: 'reduce' } });

/**
 * One session for all screens: the settings list a viewer's sessions, and sessions of one device have the same name.
 */
let session = '';

test.beforeAll(async ({ servers: { site, api } }) => {
  ({ session } = await sessionOf(site, api, people.subscriber.mobile));
});

for (const { visitor, path, isFirstOfKind } of screens) {
  const tag = isFirstOfKind ? '' : ' @check-pages';
  test(`a ${visitor} at ${path}${tag}`, async ({ page, context, site, watch, isMobile }) => {
    // The API refuses a player to a guest, and an unknown address has a page too.
    watch.expectProblem(/^40[134] from /);
    await answerForBadges(page, watch);
    const { origin: url } = site;
    const cookies = {
      guest: [],
      viewer: [{ name: cookieNames.sessionOnLoopback, value: session, url }],
      child: [{ name: cookieNames.kids, value: '7', url }],
    };
    await context.addCookies(cookies[visitor]);
    await watchShifts(page);
    await checkArrival(page, path, watch);
    await scrollThrough(page);
    await waitForRequests(page, watch);
    if (isMobile) await check('touch targets', () => touchFaults(page));
    await check('names and languages', () => spokenFaults(page));
    await check('axe', () => axeViolations(page));
    await check('contrast', () => contrastViolations(page));
    await check('covered tab stops', () => coveredTabStops(page));
    if (isMobile) await check('320 pixels and text spacing', () => narrowFaults(page));
    await check('large text', () => largeTextFaults(page));
    await check('link prefetch', () => unfetchedLinks(page, watch));
    if (!isFirstOfKind || test.info().project.metadata.checksAllPages !== true) return;
    for (const [name, arrive] of Object.entries(otherArrivals)) {
      const other = await context.newPage();
      await watchShifts(other);
      await check(`layout shift ${name}`, () => arrive(other, path, watch));
      await other.unrouteAll({ behavior: 'ignoreErrors' });
      await other.close();
    }
  });
}

/** Loads the document first, then the scripts, then the answers, then the pictures. */
async function checkArrival(page: Page, path: string, watch: Watch): Promise<void> {
  await postponeObservers(page);
  const scripts = await holdRequests(page, '**/assets/*.js');
  const answers = await holdRequests(page, '**/api/v1/**');
  const pictures = await holdRequests(page, '**/media/**');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  await waitForIdle(page);
  await check('first paint', () => firstPaintFaults(page, watch));
  const facts = await visibleFacts(page);
  await countShiftsFromNow(page);
  scripts.release();
  await waitForHydration(page);
  await waitForIdle(page);
  // The downloads page shows the cart of this device, which the server does not know.
  if (path !== '/download') await check('hydration', () => lostFacts(page, facts));
  await observeAgain(page);
  answers.release();
  await waitForIdle(page);
  pictures.release();
  await waitForRequests(page, watch);
  await check('layout shift', () => excessiveShifts(page));
  await check('fonts', () => fontFaults(page, watch));
}
