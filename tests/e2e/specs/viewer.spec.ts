import { films } from '../support/films.ts';
import { alive, complete, follow, idle, linkToFilm, open, press } from '../support/journey.ts';
import { people, sessionOf, signOut } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const check = 'GET /ghost/get/check/user?ref=0';

test('a guest is looked up once a document; a signed-in viewer never, and again when signed out', async ({
  page,
  enter,
  watch,
  say,
}) => {
  await open(page, '/');
  await follow(linkToFilm(page, films.usual));
  await idle(page);
  expect(watch.apiCalls().filter((call) => call === check)).toHaveLength(1);

  await enter(people.lapsed.mobile);
  await open(page, '/magazines');
  await idle(page);
  watch.forget();
  await page.reload();
  await alive(page);
  await idle(page);
  expect(watch.apiCalls()).toEqual([]);

  await signOut(page, { say, watch });
  await expect.poll(() => watch.apiCalls()).toEqual(['POST /logout', check]);
});

test('signing out without a line says nothing that is not so: the session stays', async ({
  page,
  enter,
  context,
  watch,
  say,
}) => {
  await enter(people.lapsed.mobile);
  await open(page, '/magazines');
  // What is asked for late would come when the line is back, together with the end of the session.
  await complete(page, watch);
  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await page.getByRole('button', { name: say.account }).click();
  const button = page.getByRole('button', { name: say.signOut });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(say.offline)).toBeVisible();
  // The notice that the line is gone does not lie over what the viewer has opened.
  await press(button);
  await expect(page.getByRole('alert')).toHaveText(say.notSignedOut);
  await expect(button).toBeEnabled();
  await context.setOffline(false);
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
    ASSUME_SUBSCRIBED_EXCEPT: 'localhost, other.example',
  });
  const { session } = await sessionOf(site, api, people.lapsed.mobile);
  for (const { host, asked, status } of [
    { host: '127.0.0.1', asked: [], status: say.subscribed },
    { host: 'localhost', asked: [check], status: say.noSubscription },
  ]) {
    const origin = site.origin.replace('127.0.0.1', host);
    watch.know(origin);
    await open(page, `${origin}/magazines`);
    await idle(page);
    await expect.poll(() => watch.apiCalls(), `a guest of ${host}`).toEqual(asked);

    await context.addCookies([{ name: 'session', value: session, url: origin }]);
    await open(page, `${origin}/magazines`);
    await page.getByRole('button', { name: say.account }).click();
    await expect(page.getByRole('banner').getByText(status).last(), host).toBeVisible();
  }
});

/** Where a brand's own rules leave the tip on full rates out. */
const ownHost: Readonly<Record<string, string>> = { plus: 'plus.parde.example' };

/** The brands whose subscriptions are for another's catalogue. */
const forAnothers = ['main', 'partner'];

test('a subscriber reads what the plans are for, and whose lines cost the full rate, but on the brand’s own host @smoke', async ({
  page,
  context,
  api,
  brand,
  say,
  site,
  watch,
}) => {
  watch.expectComplaint(/Cross-Origin-Opener-Policy header has been ignored/);
  const { session } = await sessionOf(site, api, people.subscriber.mobile);
  const { port } = new URL(site.origin);
  for (const [host, isTold] of [
    ['127.0.0.1', true],
    [ownHost[brand] ?? 'parde.example', ownHost[brand] === undefined],
  ] as const) {
    const origin = `http://${host}:${port}`;
    watch.know(origin);
    await context.addCookies([{ name: 'session', value: session, url: origin }]);
    await open(page, `${origin}/profile/plans`);
    await expect(page.getByText(say.withVat).first()).toBeVisible();
    await expect(page.getByText(say.fullRate), host).toHaveCount(isTold ? 1 : 0);
    await expect(page.getByText(say.catalogueOnly), host).toHaveCount(
      forAnothers.includes(brand) ? 1 : 0,
    );
  }
});

/** Where a brand's own rules hide what leads to the payments, and in which deployment. */
const hidesPayments: Readonly<Record<string, { host: string; deployment: string }>> = {
  partner: { host: 'app.mahtab.example', deployment: 'in-app' },
};

test('nothing leads to the payments on the brand’s own host in the one deployment @story', async ({
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
  watch.expectComplaint(/Cross-Origin-Opener-Policy header has been ignored/);
  const rule = hidesPayments[brand];
  const { host, deployment } = rule ?? { host: 'parde.example', deployment: 'in-app' };
  const site = await startSite({ DEPLOYMENT: deployment });
  const cookies = await sessionOf(site, api, people.lapsed.mobile);
  const { port } = new URL(site.origin);
  const menu = page.getByRole('navigation', { name: say.account });
  for (const [name, isHidden] of [
    ['127.0.0.1', false],
    [host, rule !== undefined],
  ] as const) {
    const origin = `http://${name}:${port}`;
    watch.know(origin);
    await context.addCookies([
      { name: 'session', value: cookies.session, url: origin },
      { name: 'i18n_redirected', value: language, url: origin },
    ]);
    await open(page, `${origin}/magazines`);
    await page.getByRole('button', { name: say.account }).click();
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expect(page.locator('a[href="/payments"]'), name).toHaveCount(isHidden ? 0 : 1);
  }
});
