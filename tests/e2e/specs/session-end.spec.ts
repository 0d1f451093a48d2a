import { showDigits } from '@parde/domain';
import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import {
  framedPath,
  linkToFilm,
  open,
  press,
  waitForHydration,
  waitForIdle,
  waitForRequests,
} from '../support/journey.ts';
import {
  endSessionElsewhere,
  mobileField,
  people,
  sessionOf,
  tokenIn,
} from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const { mobile, shown } = people.subscriber;

test('a page for a session that has ended leads once to itself, as a guest’s', async ({
  site,
  api,
}) => {
  const cookies = await sessionOf(site, api, mobile);
  await endSessionElsewhere(api, cookies.session);
  await api.clearCalls();

  const path = `/movie/${films.usual}?from=mail`;
  const first = await ask(site.origin + path, { cookies });
  expect(first.status).toBe(302);
  expect(first.headers.get('location')).toBe(site.origin + path);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  const [session, mark] = first.cookies;
  expect(session).toMatchObject({ name: 'session', value: '' });
  expect(session?.attributes).toContain('max-age=0');
  expect((await api.calls()).map((call) => call.path)).toContain('/api/v1/logout?2');

  const second = await ask(site.origin + path, { cookies: { [mark?.name ?? '']: '1' } });
  expect(second.status).toBe(200);
  expect(second.text).toContain(
    `href="/login?redirect=${encodeURIComponent(`/movie/${films.usual}`)}"`,
  );
});

test('the redirect of an ended session stays on this site', async ({ site, api }) => {
  const cookies = await sessionOf(site, api, mobile);
  await endSessionElsewhere(api, cookies.session);
  const answer = await ask(`${site.origin}//elsewhere.example/`, { cookies });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`${site.origin}//elsewhere.example/`);
});

test('a call for a session that has ended says so and takes the cookie away', async ({
  site,
  api,
}) => {
  const cookies = await sessionOf(site, api, mobile);
  await endSessionElsewhere(api, cookies.session);
  await api.clearCalls();
  const answer = await ask(`${site.origin}/api/v1/get/discover`, { cookies });
  expect(answer.status).toBe(401);
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([['session', '']]);
  expect((await api.calls()).map((call) => call.path)).toContain('/api/v1/logout?2');
});

test('a guest’s 401 opens the sign-in, and leads nowhere', async ({ page, api, watch, say }) => {
  await api.setFault({ operationId: 'getDiscover', status: 401, times: 10 });
  watch.expectAnswer(401, /\/get\/discover$/);
  await open(page, '/');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say.signInFirst)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(say.sectionFailed)).toBeVisible();
  // A refetch that is refused must not open the sign-in again.
  await waitForIdle(page);
  await expect(dialog).toHaveCount(0);
  const documents = watch.requests().filter((request) => request.isNavigationRequest());
  expect(documents).toHaveLength(1);
});

test.describe('in the browser', () => {
  /** The viewer's and the child's data on the device. */
  const kept = { lastsearchs: '["x"]', _cart: '{}', nightmode: 'true', autoplay: 'false' };

  test('a session that ended elsewhere: the next page is a guest’s', async ({
    page,
    context,
    signInAs,
    site,
    api,
    say,
    language,
    watch,
  }) => {
    await signInAs(mobile);
    await context.addCookies([
      { name: 'ref', value: '12', url: site.origin },
      { name: 'filtercontents', value: 'x', url: site.origin },
      { name: '_stats', value: 'a=b', url: site.origin },
    ]);
    // A page without requests of its own.
    await open(page, framedPath);
    await expect(page.getByRole('button', { name: say.account })).toBeVisible();
    await page.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, kept);
    await waitForIdle(page);
    await endSessionElsewhere(api, await tokenIn(context));
    watch.clearRequests();

    await open(page, '/');
    await expect(
      page.getByRole('banner').getByRole('link', { name: say.signIn, exact: true }),
    ).toBeVisible();
    await expect(page.getByText(showDigits(shown, language))).toHaveCount(0);
    // A page that the click overtook was never rendered.
    const documents = watch
      .requests()
      .filter((request) => request.isNavigationRequest() && request.failure() === null);
    expect(documents.map((request) => new URL(request.url()).pathname)).toEqual(['/', '/']);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    const names = (await context.cookies(site.origin)).map(({ name }) => name);
    expect(names.filter((name) => name !== 'i18n_redirected')).toEqual([]);
  });

  test('a child stays in kids mode when a session ends, in the same language, and a purchase without its answer is kept', async ({
    page,
    context,
    signInAs,
    site,
    api,
  }) => {
    await signInAs(mobile);
    await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: site.origin }]);
    await open(page, framedPath);
    await waitForIdle(page);
    const kept = { isKids: 'true', purchases: '[{"order":"plan:m1"}]' };
    await page.evaluate(
      (items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      },
      { ...kept, lastsearchs: '["x"]' },
    );
    await endSessionElsewhere(api, await tokenIn(context));
    await page.goto('/');
    await expect(page).toHaveURL('/kids');
    await waitForHydration(page);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(kept);
    expect(await page.evaluate(() => document.cookie)).toContain('i18n_redirected=en');
  });

  test('a call that meets the end of a session makes the page a guest’s, once, in the same language', async ({
    page,
    context,
    signInAs,
    site,
    api,
    watch,
  }) => {
    await signInAs(mobile);
    await context.addCookies([
      { name: 'i18n_redirected', value: 'en', url: site.origin },
      { name: '_stats', value: 'a=b', url: site.origin },
    ]);
    await open(page, '/');
    // The page's own requests finish while the session lasts.
    await waitForRequests(page, watch);
    await page.evaluate(() => localStorage.setItem('lastsearchs', '["x"]'));
    await endSessionElsewhere(api, await tokenIn(context));
    watch.clearRequests();
    // Any part of the page may make the first request.
    watch.expectAnswer(401, /\/api\/v1\//);

    // The touch prefetches the film before the click: either request may get the 401.
    await press(linkToFilm(page, films.usual));
    await expect(
      page.getByRole('banner').getByRole('link', { name: words.en.signIn, exact: true }),
    ).toBeVisible();
    await waitForHydration(page);
    await waitForIdle(page);
    const documents = watch.requests().filter((request) => request.isNavigationRequest());
    expect(documents).toHaveLength(1);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    expect(await page.evaluate(() => document.cookie)).toBe('i18n_redirected=en');

    // The way back in knows the number, and sends no code by itself.
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.en.signIn, exact: true })
      .click();
    await expect(mobileField(page)).toHaveValue(shown);
  });
});
