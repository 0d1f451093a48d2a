import type { Answer } from '@parde/api-client';
import { showDigits } from '@parde/domain';
import type { Page } from '@playwright/test';
import {
  framedPath,
  open,
  pushPath,
  waitForHydration,
  waitForIdle,
  waitForRequests,
} from '../../support/journey.ts';
import { messages } from '../../support/messages.ts';
import { sendRequest } from '../../support/servers/http.ts';
import {
  callApi,
  endSessionElsewhere,
  mobileField,
  people,
  sessionOf,
  tokenIn,
} from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const { mobile, shown } = people.subscriber;

const storageOf = (page: Page) => page.evaluate(() => ({ ...localStorage }));

function store(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
}

test('after a session has ended, its page redirects once to itself as a guest’s page, and a call deletes the cookie', async ({
  site,
  api,
}) => {
  const cookies = await sessionOf(site, api, mobile);
  await endSessionElsewhere(api, cookies.session);
  await api.clearCalls();

  const path = `/movie/${films.usual}?from=mail`;
  const first = await sendRequest(site.origin + path, { cookies });
  expect(first.status).toBe(302);
  expect(first.headers.get('location')).toBe(site.origin + path);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  const [session, mark] = first.cookies;
  expect(session).toMatchObject({ name: 'session', value: '' });
  expect(session?.attributes).toContain('max-age=0');
  expect((await api.calls()).map((call) => call.path)).toContain('/api/v1/logout?2');

  const second = await sendRequest(site.origin + path, { cookies: { [mark?.name ?? '']: '1' } });
  expect(second.status).toBe(200);
  expect(second.text).toContain(
    `href="/login?redirect=${encodeURIComponent(`/movie/${films.usual}`)}"`,
  );

  const strange = await sendRequest(`${site.origin}//elsewhere.example/`, { cookies });
  expect(strange.status).toBe(302);
  expect(strange.headers.get('location'), 'on this site').toBe(
    `${site.origin}//elsewhere.example/`,
  );

  await api.clearCalls();
  const call = await sendRequest(`${site.origin}/api/v1/get/discover`, { cookies });
  expect(call.status).toBe(401);
  expect(call.cookies.map(({ name, value }) => [name, value])).toEqual([['session', '']]);
  expect((await api.calls()).map(({ path: called }) => called)).toContain('/api/v1/logout?2');
});

test('after a session has ended elsewhere, the next page is a guest’s or a child’s, in the same theme', async ({
  page,
  context,
  signInAs,
  site,
  api,
  labels,
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
  await expect(page.getByRole('button', { name: labels.account })).toBeVisible();
  await store(page, { lastsearchs: '["x"]', _cart: '{}', nightmode: 'true', autoplay: 'false' });
  await waitForIdle(page);
  await endSessionElsewhere(api, await tokenIn(context));
  watch.clearRequests();

  await open(page, '/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: labels.signIn, exact: true }),
  ).toBeVisible();
  await expect(page.getByText(showDigits(shown, language))).toHaveCount(0);
  // Leave out the navigation that the redirect aborted before its page was rendered.
  const documents = watch
    .requests()
    .filter((request) => request.isNavigationRequest() && request.failure() === null);
  expect(documents.map((request) => new URL(request.url()).pathname)).toEqual(['/', '/']);
  expect(await storageOf(page)).toEqual({ nightmode: 'true' });
  expect(await context.cookies(site.origin)).toEqual([]);

  await test.step('a child remains in kids mode, in the same language', async () => {
    await signInAs(mobile);
    await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: site.origin }]);
    await open(page, framedPath);
    await waitForIdle(page);
    const preserved = { isKids: 'true', nightmode: 'true' };
    await store(page, { ...preserved, purchases: '[{"order":"plan:m1"}]', lastsearchs: '["x"]' });
    await endSessionElsewhere(api, await tokenIn(context));
    await page.goto('/');
    await expect(page).toHaveURL('/kids');
    await waitForHydration(page);
    expect(await storageOf(page)).toEqual(preserved);
    expect(await page.evaluate(() => document.cookie)).toContain('i18n_redirected=en');
  });
});

test('a call with a session that another device revoked turns the page into a guest’s, once, in the same language', async ({
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
  // The page's own requests must finish before the session ends.
  await waitForRequests(page, watch);
  await store(page, { lastsearchs: '["x"]' });

  const other = await sessionOf(site, api, mobile);
  const answer = await callApi(site, '/get/sessions', undefined, other);
  const { data }: Answer<'listSessions'> = JSON.parse(answer.text);
  expect(data.items.map(({ device }) => device)).toContain('Chrome · Android');
  expect(answer.text).not.toContain(await tokenIn(context));
  for (const { id } of data.items.filter(({ current }) => !current)) {
    expect((await callApi(site, '/sessions/revoke', { id }, other)).cookies).toEqual([]);
  }
  watch.clearRequests();
  // Any part of the page may send the first request.
  watch.expectAnswer(401, /\/api\/v1\//);

  await pushPath(page, `/movie/${films.usual}`);
  const signIn = page
    .getByRole('banner')
    .getByRole('link', { name: messages.en.signIn, exact: true });
  await expect(signIn).toBeVisible();
  await waitForHydration(page);
  await waitForIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const documents = watch.requests().filter((request) => request.isNavigationRequest());
  expect(documents).toHaveLength(1);
  expect(await storageOf(page)).toEqual({});
  expect(await page.evaluate(() => document.cookie)).toBe('i18n_redirected=en');
  expect((await callApi(site, '/get/user?ref=0', undefined, other)).status).toBe(200);

  await signIn.click();
  await expect(mobileField(page), 'whoever has the phone now sees no number').toHaveValue('');
});
