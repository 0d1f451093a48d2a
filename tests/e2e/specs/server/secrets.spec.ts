import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { follow, linkToFilm, open, waitForHydration } from '../../support/journey.ts';
import { brands, buildOf } from '../../support/servers/brand-server.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { codeField, people, requestCode, signInByApi } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

/** Returns every file below a folder, with its text. */
function filesIn(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, 'latin1') }));
}

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

test('no file that browsers receive contains a string of the server', () => {
  for (const brand of brands) {
    const build = buildOf(brand);
    const holders = (folder: string, word: string) =>
      filesIn(folder).filter(({ text }) => text.includes(word));
    for (const word of onlyOnTheServer) {
      expect(holders(build.server, word).length, `${brand}: ${word}`).toBeGreaterThan(0);
      expect(
        holders(build.client, word).map(({ path }) => path),
        `${brand}: ${word}`,
      ).toEqual([]);
    }
  }
});

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

/** The value of an HttpOnly cookie. */
async function secretIn(context: BrowserContext, name: string): Promise<string> {
  const cookie = (await context.cookies()).find((one) => one.name === name);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.value.length).toBeGreaterThan(20);
  return cookie?.value ?? '';
}

test('a guest has no cookie; scripts cannot read the token or the code’s request in any body or storage', async ({
  page,
  context,
  site,
  api,
}) => {
  await open(page, '/');
  await follow(linkToFilm(page, films.usual));
  await open(page, '/login');
  expect(await context.cookies(site.origin)).toEqual([]);

  const bodies: string[] = [];
  for (const pattern of ['**/api/v1/**', `**/movie/${films.usual}`]) {
    await context.route(pattern, async (route) => {
      const response = await route.fetch();
      bodies.push(await response.text());
      await route.fulfill({ response });
    });
  }

  await requestCode(page, people.subscriber.mobile);
  const request = await secretIn(context, 'code-request');
  const reachableBefore = await withinReach(page);
  await codeField(page).fill(await api.codeSentTo(people.subscriber.mobile));
  await page.waitForURL('/');
  await waitForHydration(page);
  const reachable = [reachableBefore, await withinReach(page)];
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

test('scripts cannot read the session’s cookie, and only this host receives it', async ({
  site,
  startSite,
  api,
}) => {
  const attributes = ['httponly', 'max-age=2592000', 'path=/', 'samesite=lax'];
  const { cookies, text } = await signInByApi(site, api, people.lapsed.mobile);
  expect(cookies.map(({ name }) => name)).toEqual(['session', 'code-request']);
  expect(cookies[1]).toMatchObject({ value: '' });
  expect(cookies[0]?.attributes.toSorted()).toEqual(attributes);
  expect(text).not.toContain(cookies[0]?.value);

  await test.step('behind https', async () => {
    const secure = await startSite({ ORIGINS: 'https://127.0.0.1:{port}' });
    const answer = await signInByApi(secure, api, people.lapsed.mobile);
    const names = answer.cookies.map(({ name }) => name);
    expect(names).toEqual(['__Host-session', '__Host-code-request']);
    expect(answer.cookies[0]?.attributes.toSorted()).toEqual([...attributes, 'secure']);

    await api.clearCalls();
    const planted = await sendRequest(`${secure.origin}/api/v1/get/user?ref=0`, {
      cookies: { session: 'planted-by-a-sibling' },
    });
    expect(planted.status, 'the cookie of a plain-http server is ignored').toBe(401);
    expect((await api.calls()).map(({ hasAuthorization }) => hasAuthorization)).toEqual([false]);
  });
});
