import { films } from '../support/films.ts';
import {
  follow,
  framedPath,
  linkToFilm,
  open,
  press,
  waitForHydration,
  waitForIdle,
  waitForRequests,
} from '../support/journey.ts';
import { expectToPlay } from '../support/player.ts';
import { startReferenceApi } from '../support/reference-api.ts';
import { people, sessionOf, signOut } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

const check = 'GET /ghost/get/check/user?ref=0';

test('who looks at the page is asked of the check once a document, and again when signed out', async ({
  page,
  signInAs,
  watch,
  say,
}) => {
  await open(page, '/');
  await follow(linkToFilm(page, films.usual));
  await waitForIdle(page);
  expect(watch.apiCalls().filter((call) => call === check)).toHaveLength(1);

  await signInAs(people.lapsed.mobile);
  await open(page, framedPath);
  await waitForIdle(page);
  watch.clearRequests();
  await page.reload();
  await waitForHydration(page);
  await waitForIdle(page);
  expect(watch.apiCalls()).toEqual([check]);
  watch.clearRequests();

  await signOut(page, { say, watch });
  await expect.poll(() => watch.apiCalls()).toEqual(['POST /logout', check]);
});

test('signing out without a connection keeps the session, and says so', async ({
  page,
  signInAs,
  context,
  watch,
  say,
}) => {
  await signInAs(people.lapsed.mobile);
  await open(page, framedPath);
  // Requests that wait for the connection would go out with the end of the session.
  await waitForRequests(page, watch);
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.getByRole('button', { name: say.account }).click();
  const button = page.getByRole('button', { name: say.signOut });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(say.offline)).toBeVisible();
  // The offline notice does not cover what the viewer has opened.
  await press(button);
  await expect(page.getByRole('alert')).toHaveText(say.notSignedOut);
  await expect(button).toBeEnabled();
  await context.setOffline(false);
  // A gateway answers in place of our server: the session is still open.
  const ofGateway = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
  await page.route('**/api/v1/logout', (route) => route.fulfill(ofGateway));
  watch.expectAnswer(502, /\/logout$/);
  const answered = page.waitForResponse('**/api/v1/logout');
  await button.press('Enter');
  await answered;
  await expect(button).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveText(say.notSignedOut);
  await page.unroute('**/api/v1/logout');
  await button.press('Enter');
  await expect(page.getByRole('button', { name: say.account })).toHaveCount(0);
});

test('where everyone is taken as subscribed nobody is looked up and all have one, but on the excepted hosts', async ({
  page,
  context,
  api,
  say,
  startSite,
  watch,
}) => {
  const site = await startSite({
    ASSUME_SUBSCRIBED: '1',
    ASSUME_SUBSCRIBED_EXCEPT: 'localhost',
  });
  const { session } = await sessionOf(site, api, people.lapsed.mobile);
  for (const { host, asked, status, plays } of [
    { host: '127.0.0.1', asked: [], status: say.subscribed, plays: true },
    { host: 'localhost', asked: [check], status: say.noSubscription, plays: false },
  ]) {
    const origin = site.origin.replace('127.0.0.1', host);
    watch.allowOrigin(origin);
    watch.clearRequests();
    await open(page, `${origin}/magazines`);
    await waitForIdle(page);
    await expect.poll(() => watch.apiCalls(), `a guest of ${host}`).toEqual(asked);

    await context.addCookies([{ name: 'session', value: session, url: origin }]);
    await open(page, `${origin}/magazines`);
    await page.getByRole('button', { name: say.account }).click();
    await expect(page.getByRole('banner').getByText(status).last(), host).toBeVisible();

    // A film of the subscription, of which the API says that it is closed.
    await open(page, `${origin}/movie/${films.usual}`);
    const offers = page.getByRole('main');
    await expect(offers.getByRole('link', { name: say.watchTitle, exact: true })).toHaveCount(
      plays ? 1 : 0,
    );
    await expect(offers.getByRole('link', { name: /^خرید تکی/ })).toHaveCount(plays ? 0 : 1);
    // What a film takes is asked late.
    await waitForRequests(page, watch);
  }
});

test('with an API of that environment a guest plays what the subscription opens, and is sold none', async ({
  page,
  startSite,
  say,
}) => {
  const api = await startReferenceApi(['--assume-subscribed', '--catalogue', 'small']);
  const site = await startSite({ API_BASE_URL: api.baseUrl, ASSUME_SUBSCRIBED: '1' });
  await open(page, `${site.origin}/movie/${titles.movie}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: say.subscribe })).toHaveCount(0);
  await press(main.getByRole('link', { name: say.watchTitle, exact: true }));
  await expectToPlay(page);
  await open(page, `${site.origin}/movie/download/${titles.movie}`);
  await expect(main.locator('a[href*="/media/download/"]').first()).toBeVisible();
  await page.close();
  await api.stop();
});

/** Where a brand's rules leave out the full-rate tip. */
const ownHost: Readonly<Record<string, string>> = { plus: 'plus.parde.example' };

/** Brands whose subscriptions are for another catalogue. */
const forAnothers = ['main', 'partner'];

test('a subscriber reads what the plans are for, and whose networks cost the full rate, but on the brand’s own host @smoke', async ({
  page,
  context,
  api,
  brand,
  say,
  startSite,
  watch,
}) => {
  watch.expectProblem(/Cross-Origin-Opener-Policy header has been ignored/);
  const named = ownHost[brand] ?? 'localhost';
  const site = await startSite({ ORIGINS: `http://127.0.0.1:{port},http://${named}:{port}` });
  const { session } = await sessionOf(site, api, people.subscriber.mobile);
  const { port } = new URL(site.origin);
  for (const [host, isTold] of [
    ['127.0.0.1', true],
    [named, ownHost[brand] === undefined],
  ] as const) {
    const origin = `http://${host}:${port}`;
    watch.allowOrigin(origin);
    await context.addCookies([{ name: 'session', value: session, url: origin }]);
    await open(page, `${origin}/profile/plans`);
    await expect(page.getByText(say.withVat).first()).toBeVisible();
    await expect(page.getByText(say.fullRate), host).toHaveCount(isTold ? 1 : 0);
    await expect(page.getByText(say.catalogueOnly), host).toHaveCount(
      forAnothers.includes(brand) ? 1 : 0,
    );
  }
});

/** Where a brand's rules hide the payments, and in which deployment. */
const hidesPayments: Readonly<Record<string, { host: string; deployment: string }>> = {
  partner: { host: 'app.mahtab.example', deployment: 'in-app' },
};

test('there are no payments on the brand’s own host in the one deployment, and nothing leads to them @story', async ({
  page,
  context,
  api,
  brand,
  language,
  say,
  startSite,
  watch,
}) => {
  // No certificate is needed to look at a menu.
  watch.expectProblem(/Cross-Origin-Opener-Policy header has been ignored/);
  const rule = hidesPayments[brand];
  const { host, deployment } = rule ?? { host: 'localhost', deployment: 'in-app' };
  const site = await startSite({
    DEPLOYMENT: deployment,
    ORIGINS: `http://127.0.0.1:{port},http://${host}:{port}`,
  });
  const cookies = await sessionOf(site, api, people.lapsed.mobile);
  const { port } = new URL(site.origin);
  const menu = page.getByRole('navigation', { name: say.account });
  for (const [name, isHidden] of [
    ['127.0.0.1', false],
    [host, rule !== undefined],
  ] as const) {
    const origin = `http://${name}:${port}`;
    watch.allowOrigin(origin);
    await context.addCookies([
      { name: 'session', value: cookies.session, url: origin },
      { name: 'i18n_redirected', value: language, url: origin },
    ]);
    await open(page, `${origin}/magazines`);
    await page.getByRole('button', { name: say.account }).click();
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expect(page.locator('a[href="/payments"]'), name).toHaveCount(isHidden ? 0 : 1);
    if (isHidden) watch.expectAnswer(404, /\/payments$/);
    const answer = await page.goto(`${origin}/payments`);
    expect(answer?.status(), name).toBe(isHidden ? 404 : 200);
    await waitForHydration(page);
  }
});
