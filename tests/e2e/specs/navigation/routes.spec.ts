import type { Page } from '@playwright/test';
import { open, pushPath } from '../../support/journey.ts';
import { brandName, messages } from '../../support/messages.ts';
import { type Answer, sendRequest } from '../../support/servers/http.ts';
import { people, sessionOf } from '../../support/session.ts';
import type { Shown } from '../../support/spec-route.ts';
import { nowhere, specRoutes } from '../../support/spec-routes.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

/** Each page has one address, so that a shared cache stores it once. Other spellings redirect to this address. */
const canonicalRedirects = [
  { at: `/Movie/${films.usual}?from=mail`, redirectsTo: `/movie/${films.usual}?from=mail` },
  { at: '/ussdlink/17', redirectsTo: '/USSDlink/17' },
  { at: '/CINEMA', redirectsTo: '/cinema' },
  { at: '/magazines/', redirectsTo: '/magazines' },
] as const;

const visits = [...specRoutes.flatMap((each) => each.visits), ...nowhere];
const shown = visits.filter((visit) => 'title' in visit);
const reachable = shown.filter((visit) => !visit.protected);
const own = shown.filter((visit) => visit.protected);
const redirects = visits.filter((visit) => 'redirectsTo' in visit);
const missing = visits.filter((visit) => 'missing' in visit);

function inHtml({ text }: Answer, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1];
}

const titleIn = (answer: Answer) => inHtml(answer, /<title>([^<]*)<\/title>/);
const robotsIn = (answer: Answer) => inHtml(answer, /<meta name="robots" content="([^"]*)"/);
const canonicalIn = (answer: Answer) => inHtml(answer, /<link rel="canonical" href="([^"]*)"/);
/** Counts matches in visible markup only, because scripts and templates may contain more. */
const count = ({ text }: Answer, pattern: RegExp) =>
  text.replaceAll(/<(script|template)\b.*?<\/\1>/gs, '').match(pattern)?.length ?? 0;

function expectPrivate({ headers }: Answer, at: string): void {
  expect(headers.get('cache-control'), at).toBe('private, no-store');
  expect(headers.get('x-accel-expires'), at).toBe('0');
}

const beforeMain = ({ text }: Answer) => text.split('<main', 1)[0] ?? '';

/** The complete title: the page's name and the brand's name. */
function titleOf({ title }: Shown, language: 'fa' | 'en', brand: string): string {
  const name = title[language];
  return name.includes('{brand}') ? name.replace('{brand}', brand) : `${name} | ${brand}`;
}

for (const language of ['fa', 'en'] as const) {
  test(`every page answers 200 with its name, one heading and its parts in ${language}`, async ({
    site,
    brand,
  }) => {
    const cookies = { i18n_redirected: language };
    for (const visit of reachable) {
      const answer = await sendRequest(site.origin + visit.at, { cookies });
      expect(answer.status, visit.at).toBe(200);
      expect(titleIn(answer), visit.at).toBe(titleOf(visit, language, brandName(brand, language)));
      expect(count(answer, /<main\b/g), visit.at).toBe(1);
      expect(count(answer, /<h1\b/g), visit.at).toBe(1);
      const layout = {
        // Search only before `main`, which may have a header of its own.
        header: count({ ...answer, text: beforeMain(answer) }, /<header\b/g) > 0,
        footer: count(answer, /<footer\b/g) > 0,
        bar: answer.text.includes(`aria-label="${messages[language].quickNavigation}"`),
      };
      expect(layout, visit.at).toEqual({
        header: visit.layout === 'default' || visit.layout === 'no-footer',
        footer: visit.layout === 'default',
        bar: visit.bar,
      });
      const canonical = visit.canonical === undefined ? undefined : site.origin + visit.canonical;
      expect(canonicalIn(answer), visit.at).toBe(canonical);
      expect(robotsIn(answer), visit.at).toBe(canonical === undefined ? 'noindex' : undefined);
    }
  });
}

test('an incomplete address redirects to an existing page, and no cache stores the redirect', async ({
  site,
}) => {
  for (const { at, redirectsTo } of redirects) {
    const answer = await sendRequest(site.origin + at);
    expect(answer.status, at).toBe(302);
    expect(answer.headers.get('location'), at).toBe(redirectsTo);
    expectPrivate(answer, at);
  }
});

test('another spelling of an address redirects to the page’s own address', async ({ site }) => {
  for (const { at, redirectsTo } of canonicalRedirects) {
    const answer = await sendRequest(site.origin + at);
    expect(answer.status, at).toBe(301);
    expect(answer.headers.get('location'), at).toBe(redirectsTo);
    expectPrivate(answer, at);
  }
});

test('an address without a page shows a 404 page, and a POST is a 405', async ({
  site,
  brand,
  language,
}) => {
  for (const { at } of missing) {
    const answer = await sendRequest(site.origin + at);
    expect(answer.status, at).toBe(404);
    const { notFound } = messages[language];
    expect(titleIn(answer), at).toBe(`${notFound} | ${brandName(brand, language)}`);
    expect(answer.text, at).toContain(notFound);
    expect(count(answer, /<main\b/g), at).toBe(1);
    expect(count(answer, /<h1\b/g), at).toBe(1);
    expect(robotsIn(answer), at).toBe('noindex');
    expect(canonicalIn(answer), at).toBeUndefined();
  }
  const english = await sendRequest(`${site.origin}/nowhere`, {
    cookies: { i18n_redirected: 'en' },
  });
  expect(english.text).toContain('This page could not be found');
  const posted = await sendRequest(`${site.origin}/cinema`, { method: 'POST' });
  expect(posted.status).toBe(405);
  expectPrivate(posted, 'POST');
});

test('a guest is redirected from every protected page to the sign-in and back; a viewer sees the page', async ({
  site,
  api,
  brand,
}) => {
  const cookies = await sessionOf(site, api, people.subscriber.mobile);
  for (const visit of own) {
    const asGuest = await sendRequest(site.origin + visit.at);
    expect(asGuest.status, visit.at).toBe(302);
    expect(asGuest.headers.get('location'), visit.at).toBe(
      `/login?redirect=${encodeURIComponent(visit.at)}`,
    );
    expectPrivate(asGuest, visit.at);

    const answer = await sendRequest(site.origin + visit.at, { cookies });
    expect(answer.status, visit.at).toBe(200);
    expect(titleIn(answer), visit.at).toBe(titleOf(visit, 'fa', brandName(brand, 'fa')));
    expect(robotsIn(answer), visit.at).toBe('noindex');
    expectPrivate(answer, visit.at);
  }
  const login = await sendRequest(`${site.origin}/login`, { cookies });
  expect([login.status, login.headers.get('location')]).toEqual([302, '/']);
  expectPrivate(login, '/login');
});

async function expectShown(page: Page, visit: Shown, title: string, bar: string): Promise<void> {
  const seen = () =>
    page.evaluate((label) => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      return {
        title: document.title,
        main: count('main'),
        heading: count('h1'),
        header: count('header:not(main header)'),
        footer: count('footer:not(main footer)'),
        bar: count(`nav[aria-label="${label}"]`),
      };
    }, bar);
  await expect.poll(seen, { message: visit.at, intervals: [20, 50, 100] }).toEqual({
    title,
    main: 1,
    heading: 1,
    header: visit.layout === 'default' || visit.layout === 'no-footer' ? 1 : 0,
    footer: visit.layout === 'default' ? 1 : 0,
    bar: visit.bar ? 1 : 0,
  });
}

test('pages, redirects and missing pages behave the same within one document', async ({
  page,
  brand,
  language,
  labels,
  watch,
}) => {
  test.slow();
  // Guests may open a player's page, which shows what they need to watch.
  watch.expectAnswer(403, /\/get\/play\//);
  watch.expectAnswer(404, /\/api\/v1\/get\//);
  await open(page, '/callback');
  for (const visit of reachable) {
    await pushPath(page, visit.at);
    const title = titleOf(visit, language, brandName(brand, language));
    await expectShown(page, visit, title, labels.quickNavigation);
  }
  const heading = page.getByRole('heading', { level: 1 });
  // Twice, because a page that was shown before is redirected in another way than a new page.
  for (const { at, redirectsTo } of [...canonicalRedirects, ...canonicalRedirects]) {
    await pushPath(page, at);
    await expect(page, at).toHaveURL(redirectsTo);
    await expect(heading, at).toBeVisible();
  }
  for (const { at, redirectsTo } of redirects.filter((each) => !each.at.startsWith('/ref'))) {
    await pushPath(page, at);
    await expect(page, at).toHaveURL(redirectsTo);
  }
  for (const { at } of own) {
    await pushPath(page, at);
    await expect(page, at).toHaveURL(`/login?redirect=${encodeURIComponent(at)}`);
  }
  // An address without a route, an invalid id, and an id that the API does not know.
  for (const at of ['/nowhere', '/genres/a%20b', `/lives/${films.unknown}`]) {
    expect(missing.map((visit) => visit.at)).toContain(at);
    await pushPath(page, at);
    await expect(heading.filter({ hasText: labels.notFound }), at).toBeVisible();
    // An unknown address shows popular titles, too.
    await expect(page.getByRole('list', { name: labels.top })).toHaveCount(
      at === '/nowhere' ? 1 : 0,
    );
    await pushPath(page, '/callback');
    await expect(heading.filter({ hasText: labels.notFound }), at).toHaveCount(0);
  }
});
