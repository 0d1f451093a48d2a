import { startAlteredBuild } from '../support/altered-build.ts';
import { ask } from '../support/http.ts';
import { open, pushPath, waitForHydration } from '../support/journey.ts';
import { askForCode, codeField, people, sessionOf, signOut } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const { mobile } = people.lapsed;

const guarded = [
  '/profile',
  '/profile/list',
  '/profile/list/liked?page=2',
  '/profile/settings',
  '/payments',
];
const openToAll = [
  '/profile/about-contact',
  '/profile/faq',
  '/profile/internet',
  '/profile/plans',
  '/profile/terms',
  '/callback',
  '/plan/m3',
  '/download',
];

test('a page of one’s own leads a guest to sign in, and remembers the way back', async ({
  site,
  api,
}) => {
  const cookies = await sessionOf(site, api, mobile);
  for (const path of guarded) {
    const guest = await ask(site.origin + path);
    expect(guest.status, path).toBe(302);
    expect(guest.headers.get('location')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    expect((await ask(site.origin + path, { cookies })).status, path).toBe(200);
  }
});

test('every other page is open to guests', async ({ site }) => {
  for (const path of openToAll) expect((await ask(site.origin + path)).status, path).toBe(200);
});

test('the page for guests leads a signed-in viewer home', async ({ site, api }) => {
  const cookies = await sessionOf(site, api, mobile);
  const answer = await ask(`${site.origin}/login?redirect=%2Fprofile`, { cookies });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/');
});

test('a guard holds within a document too, and the viewer comes back after signing in', async ({
  page,
  api,
  watch,
}) => {
  await open(page, '/');
  await pushPath(page, '/profile/list/liked');
  await expect(page).toHaveURL('/login?redirect=%2Fprofile%2Flist%2Fliked');
  expect(watch.requests().filter((request) => request.isNavigationRequest())).toHaveLength(1);

  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page).toHaveURL('/profile/list/liked');
  await waitForHydration(page);

  await pushPath(page, '/login');
  await expect(page).toHaveURL('/');
});

test('the way back from where one signed in does not lead to the form', async ({ page, api }) => {
  await open(page, '/cinema');
  await page.goto('/profile');
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).toHaveURL('/cinema');
});

test('signing out of a page of one’s own leads to sign in, and back', async ({
  page,
  signInAs,
  say,
  watch,
}) => {
  await signInAs(mobile);
  await open(page, '/profile');
  await signOut(page, { say, watch });
  await expect(page).toHaveURL('/login?redirect=%2Fprofile');
});

test('a guard that nobody knows is a page that says so, with status 500', async ({
  brand,
  api,
}) => {
  // A brand's own route with an unknown guard name.
  const site = await startAlteredBuild(brand, api, (program) =>
    program.replace('guard: "guest-only"', 'guard: "vip"'),
  );
  try {
    for (const [cookies, words] of [
      [{ i18n_redirected: 'en' }, 'Unknown middleware'],
      [{}, 'میان‌افزار ناشناخته'],
    ] as const) {
      const answer = await ask(`${site.origin}/login`, { cookies });
      expect(answer.status).toBe(500);
      expect(answer.text).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
      expect(answer.text).toContain('href="/"');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await ask(site.origin)).status).toBe(200);
  } finally {
    await site.stop();
  }
});
