import { cookieNames } from '@parde/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { countShiftsFromNow, layoutShifts, watchShifts } from '../page-checks/layout-shifts.ts';
import { films } from '../support/films.ts';
import {
  framedPath,
  holdRequests,
  waitForHydration,
  waitForIdle,
  waitForRequests,
} from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';
import type { Watch } from '../support/watch.ts';

/** The web font may move letters by a hair, and an answer may make a button's words longer. Nothing else may move. */
const allowed = 0.003;
/** The second time the font is there at the first paint. */
const allowedAgain = 0.001;

const film = `/movie/${films.usual}`;
const ekrans = [titles.ekran, titles.endedEkran, titles.soonEkran].map((id) => `/ekran/${id}`);
const common = ['/', film, ...ekrans, '/search', `/movie/download/${films.usual}`];
const titlePages = [
  `/movie/${titles.paidMovie}`,
  `/series/${titles.series}`,
  `/episode/${titles.episode}`,
  `/video/${titles.video}`,
  '/lives/parde-one',
];
const others = [
  ...['/cinema', '/genres', '/casts/directors', '/cast/p-niknam', '/lists', '/lists/yalda-nights'],
  ...[
    '/magazines',
    '/magazines-channels',
    '/channel/studio',
    '/lives',
    `/search/${encodeURIComponent('یزد')}`,
    '/profile/plans',
    '/login',
    '/ref/abc',
    '/download',
    '/USSDlink/1024-1080p/17',
    '/profile/faq',
    '/profile/internet',
  ],
];
const ofChild = ['/kids', '/kids/search', '/kids/title/movie/1903', '/kids/title/series/3006'];
const ofSubscriber = [
  `/series/${titles.series}`,
  '/profile/plans',
  '/profile/list',
  '/channel/khabar',
  '/download',
];
const visitedTwice = ['/', film, '/cinema'];

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** One screen of each kind, and those that show something else to a subscriber or on a wide screen. */
const visits: Readonly<Record<string, Visits>> = {
  'home and titles, for a guest': { paths: [...common, ...titlePages], viewport: phone },
  'lists and other screens, for a guest': { paths: others, again: visitedTwice, viewport: phone },
  'what a subscriber sees otherwise': {
    paths: [...common, ...ofSubscriber],
    again: visitedTwice,
    viewport: phone,
    viewer: people.subscriber,
  },
  'what a child sees': { paths: ofChild, viewport: phone, isChild: true },
  'a wide screen': {
    paths: ['/', film, `/ekran/${titles.ekran}`, '/cinema'],
    viewport: desktop,
  },
};

interface Visits {
  readonly paths: readonly string[];
  /** Opened and reloaded: the second visit. */
  readonly again?: readonly string[];
  readonly viewport: { readonly width: number; readonly height: number };
  readonly viewer?: { readonly mobile: string };
  readonly isChild?: boolean;
}

for (const [name, { paths, again = [], viewport, viewer, isChild }] of Object.entries(visits)) {
  test.describe('nothing moves while scripts, answers and pictures arrive', () => {
    test.use({ viewport });

    test(name, async ({ context, site, watch, signInAs }) => {
      if (viewer) await signInAs(viewer.mobile);
      if (isChild) {
        await context.addCookies([{ name: cookieNames.kids, value: '7', url: site.origin }]);
      }
      await watchShifts(context);
      for (const path of paths) await expectStill(context, path, arriveInParts, watch);
      for (const path of again) await expectStill(context, path, visitTwice, watch, allowedAgain);
    });
  });
}

/** Screens whose words stand at the end or in the middle of their room. */
const arriving = ['/', '/app', '/cinema', `/series/${titles.series}`, `/ekran/${titles.ekran}`];

for (const viewport of [phone, desktop]) {
  test.describe('nothing moves while the document arrives', () => {
    test.use({ viewport });

    test(`on ${viewport.width} pixels`, async ({ context, watch }) => {
      await watchShifts(context);
      for (const path of arriving) {
        await expectStill(context, path, parseInPieces, watch);
      }
    });
  });
}

test.describe('nothing moves for who scrolls faster than the rest arrives', () => {
  test.use({ viewport: desktop });

  test('to the end of a list and of a film', async ({ context, watch }) => {
    await watchShifts(context);
    for (const path of ['/cinema', film]) await expectStill(context, path, scrollToEnd, watch);
  });
});

test.describe('nothing moves for who has scrolled before the scripts arrive', () => {
  test.use({ viewport: phone });

  test('to shelves that get more cards, and to what was begun', async ({
    context,
    watch,
    signInAs,
    site,
  }) => {
    await signInAs(newMobile());
    const begun = await context.request.post('/api/v1/my/watching/save', {
      data: {
        content_type: 'movie',
        id: films.long,
        position_seconds: 2000,
        duration_seconds: 6000,
      },
      headers: { origin: site.origin },
    });
    expect(begun.ok()).toBe(true);
    await watchShifts(context);
    await expectStill(context, '/', arriveAtShelf(0), watch);
    await expectStill(context, `/movie/${titles.paidMovie}`, arriveAtShelf(1), watch);
  });
});

type Visit = (page: Page, path: string, watch: Watch) => Promise<void>;

test('what has nothing behind it shows after all', async ({ page, say }) => {
  await page.setViewportSize(phone);
  await page.goto(framedPath);
  await waitForHydration(page);
  const bar = page.getByRole('navigation', { name: say.quickLinks });
  await expect(bar).toBeVisible();
  await bar.evaluate((element) => {
    const own = element.closest('body > div');
    while (own?.nextElementSibling) own.nextElementSibling.remove();
    while (element.nextElementSibling) element.nextElementSibling.remove();
  });
  await expect(bar).toBeHidden();
  await expect(bar).toBeVisible();
});

async function expectStill(
  context: BrowserContext,
  path: string,
  visit: Visit,
  watch: Watch,
  limit = allowed,
): Promise<void> {
  await test.step(path, async () => {
    const page = await context.newPage();
    await visit(page, path, watch);
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(limit);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  });
}

/** First the document, then the scripts, then the answers, then the pictures. */
async function arriveInParts(page: Page, path: string, watch: Watch): Promise<void> {
  const scripts = await holdRequests(page, '**/assets/*.js');
  const answers = await holdRequests(page, '**/api/v1/**');
  const pictures = await holdRequests(page, '**/media/**');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  await waitForIdle(page);
  await countShiftsFromNow(page);
  scripts.release();
  await waitForHydration(page);
  await waitForIdle(page);
  answers.release();
  await waitForIdle(page);
  pictures.release();
  await waitForRequests(page, watch);
}

/** Shelves are in sight before the rest of their cards comes, and what the viewer began. */
function arriveAtShelf(place: number): Visit {
  return async (page, path, watch) => {
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const list = page.locator('main ul[aria-labelledby]').nth(place);
    await list.evaluate(async (element) => {
      await document.fonts.ready;
      window.scrollBy({ top: element.getBoundingClientRect().top - 400, behavior: 'instant' });
    });
    await waitForIdle(page);
    await countShiftsFromNow(page);
    scripts.release();
    await waitForHydration(page);
    await waitForRequests(page, watch);
  };
}

/** The second time from the browser's cache. Only the second counts. */
async function visitTwice(page: Page, path: string, watch: Watch): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await waitForRequests(page, watch);
  await page.reload();
  await waitForHydration(page);
  await waitForRequests(page, watch);
}

/** Given to the parser piece by piece, each painted before the next: as from a slow network, but always the same. */
async function parseInPieces(page: Page, path: string): Promise<void> {
  await page.goto('/manifest.webmanifest');
  await page.evaluate(async (address) => {
    const twoFrames = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    };
    const html = await (await fetch(address)).text();
    const body = html.indexOf('<body');
    // Without its scripts: what they change is tested above.
    const scripts = html.indexOf('<script id="parde-page"');
    document.open();
    document.write(html.slice(0, body));
    await Promise.all(
      ['400 1em Vazirmatn', '800 1em Vazirmatn'].map((font) => document.fonts.load(font, 'پرده')),
    );
    await twoFrames();
    window.countShiftsFrom = performance.now();
    const pieces = 24;
    const size = Math.ceil((scripts - body) / pieces);
    for (let at = body; at < scripts; at += size) {
      document.write(html.slice(at, Math.min(at + size, scripts)));
      await twoFrames();
    }
    document.write('<script></script>');
    document.close();
    await twoFrames();
  }, path);
  await expect(page.locator('h1')).toBeAttached();
}

/** The answers come when the end is in sight. */
async function scrollToEnd(page: Page, path: string, watch: Watch): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await waitForRequests(page, watch);
  await countShiftsFromNow(page);
  const answers = await holdRequests(page, '**/api/v1/**');
  const toEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await waitForIdle(page);
  };
  await toEnd();
  await toEnd();
  answers.release();
  await waitForRequests(page, watch);
  await toEnd();
  await waitForRequests(page, watch);
}
