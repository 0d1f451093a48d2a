import type { BrowserContext, Page } from '@playwright/test';
import { startAlteredApi } from '../support/altered-api.ts';
import type { BrandServer } from '../support/brand-server.ts';
import { clearSession } from '../support/clear-session.ts';
import { open, press } from '../support/journey.ts';
import { expectToPlay } from '../support/player.ts';
import {
  allowBank,
  answerAtBank,
  bankUrl,
  newMobile,
  payButton,
  planForFilm,
  resultHeading,
} from '../support/purchase.ts';
import { type ReferenceApi, startReferenceApi } from '../support/reference-api.ts';
import { addSession, people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';
import type { Watch } from '../support/watch.ts';
import type { words } from '../support/words.ts';

const film = `/movie/${titles.movie}`;

test('who is subscribed is told for how long, and on whose networks data costs in full; others are not', async ({
  page,
  signInAs,
  say,
}) => {
  const main = page.getByRole('main');
  for (const viewer of ['guest', 'lapsed', 'subscriber'] as const) {
    if (viewer !== 'guest') {
      await signInAs(people[viewer].mobile);
    }
    await open(page, '/profile/plans');
    await expect(main.getByRole('listitem').getByRole('button').first()).toBeVisible();
    const isTold = viewer === 'subscriber' ? 1 : 0;
    await expect(main.getByText(say.daysLeft(people.subscriber.days)), viewer).toHaveCount(isTold);
    await expect(main.getByText(say.fullRate), viewer).toHaveCount(isTold);
  }
});

test('the last day is said to be the last, in the menu and over the plans', async ({
  page,
  context,
  site,
  api,
  say,
  startSite,
}) => {
  const { mobile } = people.subscriber;
  const user = { mobile, name: null, scope: [], subscription: 1, days_period_to_end: 0 };
  const altered = await startAlteredApi(api, { '/get/user': { data: user } });
  await addSession(context, { site, api, mobile });
  const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
  await open(page, `${origin}/profile/plans`);
  await expect(page.getByRole('main').getByText(say.lastDay)).toBeVisible();
  await expect(page.getByRole('banner').getByText(say.lastDay)).toBeAttached();
  await page.close();
  await altered.stop();
});

/** An API whose clock can be moved. */
interface WithAClock {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: BrandServer;
  readonly api: ReferenceApi;
  readonly watch: Watch;
  readonly say: (typeof words)['fa'];
}

test('time passes: a payment that comes too late takes nothing, and a subscription runs out', async ({
  page,
  context,
  say,
  watch,
  startSite,
}) => {
  // Its own API, because it moves the clock.
  test.slow();
  const api = await startReferenceApi();
  const site = await startSite({ API_BASE_URL: api.baseUrl });
  const parts = { page, context, site, api, watch, say };
  await test.step('a payment that comes too late takes nothing, and says so', () =>
    payTooLate(parts));
  await clearSession(page);
  await test.step('the next play says that it ended, and so does the one that goes on', () =>
    runOut(parts));
  await Promise.all(context.pages().map((each) => each.close()));
  await api.stop();
});

async function payTooLate({ page, context, site, api, watch, say }: WithAClock): Promise<void> {
  allowBank(watch, api);
  await addSession(context, { site, api, mobile: newMobile() });
  await open(page, site.origin + planForFilm);
  await payButton(page, say.pay).click();
  await page.waitForURL(bankUrl);
  await api.advanceClock(16 * 60_000);
  await answerAtBank(page, 'pay', 'post');
  await expect(resultHeading(page)).toHaveText(say.notPaid);
  await expect(page.getByRole('link', { name: say.payAgain })).toBeVisible();
}

async function runOut({ page, context, site, api, watch, say }: WithAClock): Promise<void> {
  await addSession(context, { site, api, mobile: '09120000003' });
  await open(page, site.origin + film);
  const play = page.getByRole('link', { name: say.watchFilm, exact: true });
  await expect(play).toBeVisible();
  const cinema = await context.newPage();
  await open(cinema, `${site.origin}/movie/show/${titles.movie}`);
  await expectToPlay(cinema);

  watch.expectAnswer(403, /\/get\/play\//);
  watch.expectAnswer(403, /\/media\/stream\//);
  await api.advanceClock(25 * 60 * 60_000);
  await press(play);
  for (const each of [page, cinema]) {
    const player = each.getByRole('dialog');
    await expect(player.getByText(say.subscribeToWatch)).toBeVisible();
    await expect(player.getByText(say.subscriptionEnded)).toBeVisible();
    await player.getByRole('button', { name: say.subscribe }).click();
    const plans = each.getByRole('dialog', { name: say.buyPlanTitle });
    await expect(plans.getByRole('listitem').getByRole('button').first()).toBeVisible();
    await expect(each.getByText(say.noSubscription).first()).toBeAttached();
  }
}

test('what was paid opens the film in the other tab too, as it stands', async ({
  page,
  signInAs,
  context,
  api,
  watch,
  say,
}) => {
  allowBank(watch, api);
  await signInAs(newMobile());
  await open(page, film);
  await expect(page.getByRole('main').getByRole('link', { name: say.subscribe })).toBeVisible();
  const till = await context.newPage();
  await open(till, '/plan/m1');
  await payButton(till, say.pay).click();
  await answerAtBank(till, 'pay');
  await expect(resultHeading(till)).toHaveText(say.paid);
  await expect(page.getByRole('link', { name: say.watchFilm, exact: true })).toBeVisible();
  await expect(page.getByText(say.daysLeft(30)).first()).toBeAttached();
});
