import { cookieNames } from '@parde/domain';
import type { Page, Request } from '@playwright/test';
import { checkBudgets, type Figures, type FiguresByName } from '../../../scripts/lib/budgets.ts';
import { waitForHydration, waitForRequests } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import type { BrandServer } from '../support/servers/brand-server.ts';
import { sendRequest } from '../support/servers/http.ts';
import type { ReferenceApi } from '../support/servers/reference-api.ts';
import { people, sessionOf } from '../support/session.ts';
import {
  modulesOf,
  picturesInSight,
  scriptsAmong,
  scriptsIn,
  scriptText,
  sizesOfDocument,
  sizesOfScripts,
  transferSize,
} from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { films, titles } from '../support/titles.ts';
import type { Watch } from '../support/watch.ts';

/** The phone that Lighthouse emulates. Its pixel density selects the usual pictures. */
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  // Stop the hero slider: on a slow machine the next slide's picture would load.
  contextOptions: { reducedMotion: 'reduce' },
});

/**
 * Maps each page to the features whose code its scripts contain. Adding a feature needs a decision, because every
 * visitor downloads it.
 */
const documents = {
  guest: {
    '/': 'home',
    [`/movie/${films.usual}`]: 'title',
    '/cinema': 'catalogue',
    '/genres/drama': 'catalogue',
    '/category/kids': 'catalogue',
    '/cast/p-niknam': 'catalogue',
    '/genres': 'catalogue',
    '/casts/directors': 'catalogue',
    '/lists': 'catalogue',
    '/lists/yalda-nights': 'catalogue',
    '/lives': 'live',
    '/magazines': 'press',
    '/channel/studio': 'press',
    '/magazines-channels': 'press',
    '/search/یزد': 'search',
    [`/series/${titles.series}`]: 'title',
    [`/episode/${titles.episode}`]: 'title',
    [`/video/${titles.video}`]: 'title',
    [`/ekran/${titles.ekran}`]: 'title',
    '/USSDlink/1024-1080p/u-48213': 'ussd',
    '/profile/faq': 'text-pages',
    '/profile/terms': 'text-pages',
    '/profile/about-contact': 'text-pages',
    '/profile/internet': 'account text-pages',
    '/ref/abc': '',
    '/download': 'account my-downloads offline',
    '/profile/plans': 'account purchase',
    '/plan/m1': 'purchase',
  },
  child: {
    '/kids': 'kids',
    '/kids/title/movie/1903': 'kids',
    '/kids/search/قصه': 'kids',
  },
  viewer: {
    '/profile': 'account',
    '/payments': 'account payments',
    '/profile/settings': 'account settings',
    '/callback': 'payments purchase',
  },
};

const pages = (['guest', 'child', 'viewer'] as const).flatMap((viewer) =>
  Object.entries(documents[viewer]).map(([path, features]) => ({ path, features, viewer })),
);

/** The page whose number of elements varies by 5 % with the programmes of the hour. */
const withVaryingElements = '/lives';

/** The libraries in every page's scripts. Adding a library needs a decision, too. */
const libraries = [
  '@tanstack/query-core',
  '@tanstack/react-query',
  'i18next',
  'openapi-fetch',
  'react',
  'react-dom',
  'react-i18next',
  'react-router',
  'scheduler',
  'zustand',
];

/** The libraries of some pages: react-i18next parses sentences with elements, and a payment has a random key. */
const librariesOfSomePages = ['html-parse-stringify', 'uuid'];

/** The modules in `src/titles` that home's scripts may contain. */
const titlesOfHome =
  /^(?:(?:cards|facts|my-list|shelves)\/|(?:watch-position|use-saved-badges|player\/(?:lazy-players|player-store)|preview-clip\/PreviewClip)\.tsx?$)/;

/**
 * One page of each kind, loaded in a browser. All numbers are exact. A page with a Latin word fetches a second font.
 * Each page calls the user check, and a film's page also fetches what a guest may do with the film. The account's
 * lists load a stylesheet.
 */
const visits: Readonly<Record<string, Facts>> = {
  '/': { fonts: 'persian', apiCalls: 1, others: 0 },
  [`/movie/${films.usual}`]: { fonts: 'latin-basic persian', apiCalls: 2, others: 0 },
  '/cinema': { fonts: 'persian', apiCalls: 1, others: 0 },
  '/lists': { fonts: 'persian', apiCalls: 1, others: 0 },
  '/search/یزد': { fonts: 'persian', apiCalls: 1, others: 0 },
  '/profile/terms': { fonts: 'persian', apiCalls: 1, others: 0 },
  '/kids': { fonts: 'persian', apiCalls: 1, others: 0 },
  '/profile': { fonts: 'latin-basic persian', apiCalls: 1, others: 1 },
};

interface Facts {
  readonly fonts: string;
  readonly apiCalls: number;
  readonly others: number;
}

/** The buttons of the account that open a modal about money. */
const modals = {
  credit: 'افزایش اعتبار',
  wallet: 'گردش کیف پول',
  debit: 'تنظیم پرداخت خودکار',
};

test('documents, the scripts and styles that they name, and the modules in the scripts match the budgets', async ({
  site,
  api,
}) => {
  const cookies = await cookiesOfViewers(site, api);
  const measured: Record<string, Figures> = {};
  for (const { path, viewer } of pages) {
    const { status, text } = await sendRequest(site.origin + encodeURI(path), {
      cookies: cookies[viewer],
    });
    expect(status, path).toBe(200);
    const scripts = scriptsIn(text);
    expectModules(path, scripts);
    const { elements, ...sizes } = sizesOfDocument(text);
    measured[path] = {
      ...sizesOfScripts(scripts),
      ...sizes,
      ...(path !== withVaryingElements && { elements }),
    };
  }
  expectBudgets('documents', measured);
});

test('home and its scripts are sent compressed', async ({ site }) => {
  const home = await sendRequest(site.origin, { headers: { 'accept-encoding': 'br' } });
  expect(home.headers.get('content-encoding')).toBe('br');
  for (const script of scriptsIn(home.text)) {
    const plain = scriptText(script);
    if (plain.length < 1024) continue;
    for (const encoding of ['br', 'gzip']) {
      const { headers, text } = await sendRequest(`${site.origin}/${script}`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(headers.get('content-encoding'), script).toBe(encoding);
      expect(headers.get('vary')?.toLowerCase(), script).toContain('accept-encoding');
      expect(Number(headers.get('content-length')), script).toBeLessThan(plain.length);
      expect(text).toBe(plain.toString());
    }
  }
});

test('first visits fetch only what the budgets allow, and a viewer’s home fetches no more than a guest’s', async ({
  anotherViewer,
  site,
  api,
  watch,
}) => {
  const visit = async (path: string, cookies: Readonly<Record<string, string>>) => {
    const page = await anotherViewer();
    const all = Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.origin }));
    await page.context().addCookies(all);
    const figures = await measureVisit(page, watch, path);
    await page.close();
    return figures;
  };
  const cookies = await cookiesOfViewers(site, api);
  const measured: Record<string, Figures> = {};
  for (const { path, viewer } of pages.filter(({ path }) => path in visits)) {
    measured[path] = await visit(path, cookies[viewer]);
  }
  expectBudgets('visits', measured);

  const subscriber = await sessionCookie(site, api, people.subscriber.mobile);
  // The server waits a quarter of a second for the viewer's lists. On a busy machine some documents arrive without
  // them.
  await expect(async () => {
    const { scripts } = await visit('/', subscriber);
    expect(scripts).toBe(measured['/']?.scripts);
    expect(watch.apiCalls()).toEqual(['GET /ghost/get/check/user?ref=0']);
  }).toPass();
});

test('a modal about money loads only the scripts that it needs', async ({
  page,
  signInAs,
  watch,
}) => {
  await signInAs(newMobile());
  const measured: Record<string, Figures> = {};
  for (const [name, button] of Object.entries(modals)) {
    await page.goto('/profile');
    await waitForHydration(page);
    await waitForRequests(page, watch);
    watch.clearRequests();
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog').getByRole('heading')).not.toHaveCount(0);
    await waitForRequests(page, watch);
    measured[name] = sizesOfScripts(scriptsAmong(watch.requests()));
  }
  expectBudgets('modals', measured);
});

function expectBudgets(section: string, measured: FiguresByName): void {
  const update = test.info().config.updateSnapshots === 'changed';
  expect(checkBudgets(section, measured, { update })).toEqual([]);
}

async function measureVisit(page: Page, watch: Watch, path: string): Promise<Figures> {
  const facts = visits[path];
  watch.clearRequests();
  await page.goto(path);
  await waitForHydration(page);
  await expect.poll(() => watch.apiCalls(), path).toHaveLength(facts?.apiCalls ?? 0);
  await waitForRequests(page, watch);
  // Only some versions of Chromium fetch the manifest.
  const requests = watch.requests().filter((request) => request.resourceType() !== 'manifest');
  const ofType = (...types: readonly string[]) =>
    requests.filter((request) => types.includes(request.resourceType()));
  const fonts = ofType('font');
  const others = ofType('stylesheet', 'other', 'media');
  const found = {
    fonts: fonts.map(fontName).toSorted().join(' '),
    apiCalls: watch.apiCalls().length,
    others: others.length,
  };
  expect(found, path).toEqual(facts);
  const scripts = scriptsAmong(requests);
  expectModules(path, scripts);
  const pictures = ofType('image');
  const inSight = await picturesInSight(page);
  return {
    ...sizesOfScripts(scripts),
    fontBytes: await transferSize(fonts),
    pictureBytes: await transferSize(pictures),
    inSightBytes: await transferSize(pictures.filter((one) => inSight.includes(one.url()))),
    requests: requests.length,
    elements: await page.locator('*').count(),
  };
}

const fontName = (request: Request) => /([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];

function expectModules(path: string, scripts: readonly string[]): void {
  const { libraries: found, features, titles: ofTitles, pages: ofPages } = modulesOf(scripts);
  expect(new Set([...found].filter((name) => !librariesOfSomePages.includes(name))), path).toEqual(
    new Set(libraries),
  );
  const expected = pages.find((page) => page.path === path)?.features;
  expect([...features].toSorted().join(' '), path).toBe(expected);
  expect(ofPages, path).toHaveLength(1);
  if (path !== '/') return;
  expect(ofPages).toEqual(['catalogue/home.tsx']);
  expect(ofTitles.filter((name) => !titlesOfHome.test(name))).toEqual([]);
}

async function sessionCookie(site: BrandServer, api: ReferenceApi, mobile: string) {
  const { session } = await sessionOf(site, api, mobile);
  return { [cookieNames.sessionOnLoopback]: session };
}

const cookiesOfViewers = async (site: BrandServer, api: ReferenceApi) => ({
  guest: {},
  child: { [cookieNames.kids]: '7' },
  viewer: await sessionCookie(site, api, newMobile()),
});
