import type { BrowserContext, Page } from '@playwright/test';
import { brands, buildOf } from '../support/brand-server.ts';
import { filesIn } from '../support/build-files.ts';
import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { follow, linkToFilm, open, waitForHydration } from '../support/journey.ts';
import { askForCode, codeField, people, signInByApi } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** Strings of server-only modules: settings, cookie, cache, log, proxy. */
const onlyOnTheServer = [
  'API_BASE_URL',
  'TRUSTED_HOPS',
  'PREVIOUS_CLIENT_DIRECTORY',
  'end-session-failed',
  'x-accel-expires',
  'render-failed',
  'kept-by-cookie',
];

for (const brand of brands) {
  test(`no file of ${brand} that browsers get holds a word of the server`, () => {
    const build = buildOf(brand);
    const holders = (folder: string, word: string) =>
      filesIn(folder).filter(({ text }) => text.includes(word));
    for (const word of onlyOnTheServer) {
      expect(holders(build.server, word).length, `${word} on the server`).toBeGreaterThan(0);
      expect(
        holders(build.client, word).map(({ path }) => path),
        `${word} in the browser`,
      ).toEqual([]);
    }
  });
}

/** Everything that a script on the page could read. */
function withinReach(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      databases,
      caches,
      history.state,
      window.name,
      document.documentElement.outerHTML,
    ]);
  });
}

/** What an HttpOnly cookie holds. */
async function secretIn(context: BrowserContext, name: string): Promise<string> {
  const cookie = (await context.cookies()).find((one) => one.name === name);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.value.length).toBeGreaterThan(20);
  return cookie?.value ?? '';
}

test('the token and the code’s request are in no body, no storage, no script’s reach', async ({
  page,
  context,
  api,
}) => {
  const bodies: string[] = [];
  for (const place of ['**/api/v1/**', `**/movie/${films.usual}`]) {
    await context.route(place, async (route) => {
      const response = await route.fetch();
      bodies.push(await response.text());
      await route.fulfill({ response });
    });
  }

  await open(page, '/login');
  await askForCode(page, people.subscriber.mobile);
  const request = await secretIn(context, 'code-request');
  const asking = await withinReach(page);
  await codeField(page).fill(await api.codeSentTo(people.subscriber.mobile));
  await page.waitForURL('/');
  await waitForHydration(page);
  const reachable = [asking, await withinReach(page)];
  await follow(linkToFilm(page, films.usual));
  reachable.push(await withinReach(page));
  await open(page, `/movie/${films.usual}`);
  reachable.push(await withinReach(page));
  await context.unrouteAll({ behavior: 'wait' });

  const token = await secretIn(context, 'session');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names, 'a code that was used has no request').not.toContain('code-request');

  const [sent] = bodies.filter((body) => body.includes('"message_fa"'));
  expect(sent).toBeDefined();
  const [login] = bodies.filter((body) => body.includes('kept-by-cookie'));
  expect(login).toBeDefined();
  for (const text of [...reachable, ...bodies]) {
    expect(text).not.toContain(token);
    expect(text).not.toContain(request);
  }
});

test.describe('the session’s cookie', () => {
  const attributes = ['httponly', 'max-age=2592000', 'path=/', 'samesite=lax'];

  test('is out of scripts’ reach and stays with this site', async ({ site, api }) => {
    const { cookies, text } = await signInByApi(site, api, people.lapsed.mobile);
    expect(cookies.map(({ name }) => name)).toEqual(['session', 'code-request']);
    expect(cookies[1]).toMatchObject({ value: '' });
    expect(cookies[0]?.attributes.toSorted()).toEqual(attributes);
    expect(text).not.toContain(cookies[0]?.value);
  });

  test('belongs to this host alone where there is https', async ({ startSite, api }) => {
    const site = await startSite({ ORIGINS: 'https://127.0.0.1:{port}' });
    const { cookies } = await signInByApi(site, api, people.lapsed.mobile);
    expect(cookies.map(({ name }) => name)).toEqual(['__Host-session', '__Host-code-request']);
    expect(cookies[0]?.attributes.toSorted()).toEqual([...attributes, 'secure']);
  });

  test('of a plain-http server is nothing behind https', async ({ startSite, api }) => {
    const site = await startSite({ ORIGINS: 'https://127.0.0.1:{port}' });
    const answer = await ask(`${site.origin}/api/v1/get/user?ref=0`, {
      cookies: { session: 'planted-by-a-sibling' },
    });
    expect(answer.status).toBe(401);
    expect((await api.calls()).map(({ hasAuthorization }) => hasAuthorization)).toEqual([false]);
  });
});

test('a guest’s pages set no cookie', async ({ page, context, site }) => {
  await open(page, '/');
  await follow(linkToFilm(page, films.usual));
  await open(page, '/login');
  const cookies = await context.cookies(site.origin);
  expect(cookies.filter(({ name }) => name !== 'i18n_redirected')).toEqual([]);
});
