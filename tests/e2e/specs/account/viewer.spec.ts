import {
  follow,
  framedPath,
  linkToFilm,
  open,
  press,
  waitForHydration,
  waitForIdle,
  waitForRequests,
} from '../../support/journey.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { startReferenceApi } from '../../support/servers/reference-api.ts';
import { people, sessionOf, tokenIn } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const check = 'GET /ghost/get/check/user?ref=0';

test('the check is called once per document; signing out fails without an answer and keeps the session, and else ends the session, in the browser and at the API', async ({
  page,
  signInAs,
  context,
  site,
  api,
  watch,
  labels,
}) => {
  const checks = () => watch.apiCalls().filter((call) => call === check);
  await open(page, '/');
  await follow(linkToFilm(page, films.usual));
  await waitForIdle(page);
  expect(checks()).toHaveLength(1);

  await signInAs(people.lapsed.mobile);
  const token = await tokenIn(context);
  // Requests that wait for the connection would be sent together with the sign-out.
  await waitForRequests(page, watch);
  watch.clearRequests();
  await open(page, framedPath);
  await waitForIdle(page);
  expect(watch.apiCalls()).toEqual([check]);

  const account = page.getByRole('button', { name: labels.account });
  const button = page.getByRole('button', { name: labels.signOut });
  await test.step('offline', async () => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await account.click();
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('status').getByText(labels.offline)).toBeVisible();
    // The offline notice does not cover the open menu.
    await press(button);
    await expect(page.getByRole('alert')).toHaveText(
      `${labels.notSignedOut} ${labels.checkConnection}`,
    );
    await expect(button).toBeEnabled();
    await context.setOffline(false);
  });

  await test.step('a gateway answers instead of our server', async () => {
    const ofGateway = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
    await page.route('**/api/v1/logout', (route) => route.fulfill(ofGateway));
    watch.expectAnswer(502, /\/logout$/);
    const answered = page.waitForResponse('**/api/v1/logout');
    await button.press('Enter');
    await answered;
    await expect(button).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveText(`${labels.notSignedOut} ${labels.ourSide}`);
    await page.unroute('**/api/v1/logout');
    expect(await tokenIn(context)).toBe(token);
  });

  await test.step('the same page reloads as a guest’s page', async () => {
    watch.clearRequests();
    await button.press('Enter');
    const signIn = page.getByRole('banner').getByRole('link', { name: labels.signIn, exact: true });
    await expect(signIn).toBeVisible();
    await waitForHydration(page);
    await expect(page).toHaveURL(framedPath);
    await expect.poll(() => watch.apiCalls()).toEqual(['POST /logout', check]);
    expect((await context.cookies(site.origin)).map(({ name }) => name)).not.toContain('session');
    const headers = { authorization: `Bearer ${token}` };
    expect((await sendRequest(`${api.baseUrl}/get/user?ref=0`, { headers })).status).toBe(401);
  });
});

test('where everyone is treated as subscribed, no one is checked and all can play, except on the excepted hosts', async ({
  page,
  context,
  api,
  labels,
  startSite,
  watch,
}) => {
  const site = await startSite({
    ASSUME_SUBSCRIBED: '1',
    ASSUME_SUBSCRIBED_EXCEPT: 'localhost',
  });
  const { session } = await sessionOf(site, api, people.lapsed.mobile);
  const main = page.getByRole('main');
  for (const { host, viewer, calls, status, plays } of [
    { host: '127.0.0.1', viewer: 'a guest', calls: 0, status: undefined, plays: true },
    { host: '127.0.0.1', viewer: 'a user', calls: 0, status: labels.subscribed, plays: true },
    { host: 'localhost', viewer: 'a user', calls: 1, status: labels.noSubscription, plays: false },
  ]) {
    const origin = site.origin.replace('127.0.0.1', host);
    const who = `${viewer} of ${host}`;
    watch.allowOrigin(origin);
    watch.clearRequests();
    if (status) await context.addCookies([{ name: 'session', value: session, url: origin }]);
    // A film in the subscription. The API's answer has the film closed for this viewer.
    await open(page, `${origin}/movie/${films.usual}`);
    const play = main.getByRole('link', { name: labels.watch, exact: true });
    await expect(play, who).toHaveCount(plays ? 1 : 0);
    const buy = main.getByRole('link', { name: /^خرید تکی/ });
    await expect(buy, who).toHaveCount(plays ? 0 : 1);
    await expect(main.getByRole('link', { name: labels.subscribe }), who).toHaveCount(
      plays ? 0 : 1,
    );
    await waitForIdle(page);
    expect(
      watch.apiCalls().filter((call) => call === check),
      who,
    ).toHaveLength(calls);
    if (status) {
      await page.getByRole('button', { name: labels.account }).click();
      await expect(page.getByRole('banner').getByText(status).last(), who).toBeVisible();
    }
    // The request for the actions on a film is sent late.
    await waitForRequests(page, watch);
  }
});

/** The hosts on which a brand's rules leave out the full-rate tip. */
const brandHosts: Readonly<Record<string, string>> = { plus: 'plus.parde.example' };

/** Brands whose subscriptions apply to another catalogue. */
const forAnothers = ['main', 'partner'];

test('a subscriber sees the remaining days, what the plans are for, and which networks cost the full rate, except on the brand’s own host @smoke', async ({
  page,
  context,
  api,
  brand,
  labels,
  site,
  startSite,
  watch,
}) => {
  const own = brandHosts[brand];
  const served = own
    ? await startSite({ ORIGINS: `http://127.0.0.1:{port},http://${own}:{port}` })
    : site;
  if (own) watch.expectProblem(/Cross-Origin-Opener-Policy header has been ignored/);
  const { session } = await sessionOf(served, api, people.subscriber.mobile);
  const { port } = new URL(served.origin);
  for (const host of ['127.0.0.1', ...(own ? [own] : [])]) {
    const origin = `http://${host}:${port}`;
    watch.allowOrigin(origin);
    await context.addCookies([{ name: 'session', value: session, url: origin }]);
    await open(page, `${origin}/profile/plans`);
    const days = labels.daysLeft(people.subscriber.days);
    await expect(page.getByRole('main').getByText(days), host).toBeVisible();
    await expect(page.getByText(labels.withVat).first()).toBeVisible();
    await expect(page.getByText(labels.fullRate), host).toHaveCount(host === own ? 0 : 1);
    await expect(page.getByText(labels.catalogueOnly), host).toHaveCount(
      forAnothers.includes(brand) ? 1 : 0,
    );
  }
});

/** The brand whose rules hide the payments on one host in one deployment. */
const hides = { brand: 'partner', host: 'app.mahtab.example', deployment: 'in-app' };

test('the brand’s own host has no payments in this one deployment, and no link to them @story', async ({
  page,
  context,
  api,
  brand,
  language,
  labels,
  startSite,
  watch,
}) => {
  // Viewing a menu needs no certificate.
  watch.expectProblem(/Cross-Origin-Opener-Policy header has been ignored/);
  const isHidden = brand === hides.brand;
  const host = isHidden ? hides.host : 'localhost';
  const site = await startSite({
    DEPLOYMENT: hides.deployment,
    ORIGINS: `http://127.0.0.1:{port},http://${host}:{port}`,
  });
  const { session } = await sessionOf(site, api, people.lapsed.mobile);
  const elsewhere = await sendRequest(`${site.origin}/payments`, { cookies: { session } });
  expect(elsewhere.status, 'on another host').toBe(200);
  const origin = site.origin.replace('127.0.0.1', host);
  watch.allowOrigin(origin);
  await context.addCookies([
    { name: 'session', value: session, url: origin },
    { name: 'i18n_redirected', value: language, url: origin },
  ]);
  await open(page, `${origin}/magazines`);
  await page.getByRole('button', { name: labels.account }).click();
  const menu = page.getByRole('navigation', { name: labels.account });
  await expect(menu.getByRole('link').first()).toBeVisible();
  await expect(page.locator('a[href="/payments"]')).toHaveCount(isHidden ? 0 : 1);
  if (isHidden) watch.expectAnswer(404, /\/payments$/);
  const answer = await page.goto(`${origin}/payments`);
  expect(answer?.status()).toBe(isHidden ? 404 : 200);
  await waitForHydration(page);
});

test('the browser calls the check at the path in the server’s settings', async ({
  page,
  watch,
  startSite,
}) => {
  const path = '/v2/who-is';
  const api = await startReferenceApi(['--catalogue', 'small', '--check-url', path]);
  const site = await startSite({ API_BASE_URL: api.baseUrl, CHECK_URL: path });
  const answered = page.waitForResponse(/\/api\/v1\/ghost\/get\//);
  await open(page, site.origin + framedPath);
  expect((await answered).status()).toBe(200);
  await waitForIdle(page);
  expect(watch.apiCalls()).toEqual([`GET /ghost/get${path}?ref=0`]);
  await api.stop();
});
