import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { computedStyles } from '../page-checks/computed-styles.ts';
import { films } from '../support/films.ts';
import {
  follow,
  goHome,
  linkToFilm,
  open,
  waitForHydration,
  waitForIdle,
} from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const pages = ['/', `/movie/${films.usual}`, '/login', '/nowhere'];

test('nothing blocks the first paint of a page: its styles came with it @story', async ({
  page,
  watch,
}) => {
  watch.expectAnswer(404, /\/nowhere$/);
  for (const path of pages) {
    watch.clearRequests();
    await open(page, path);
    await waitForIdle(page);
    const types = watch.requests().map((request) => request.resourceType());
    expect(types, path).toContain('document');
    expect(
      types.filter((type) => type === 'stylesheet'),
      path,
    ).toEqual([]);

    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry)
        .filter((entry) => JSON.parse(JSON.stringify(entry)).renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking, path).toEqual([]);
    const [styles, links] = await page.evaluate(() => [
      Array.from(document.head.querySelectorAll('style'), ({ textContent }) => textContent).join(
        '',
      ),
      Array.from(document.querySelectorAll('link[rel=stylesheet]')).every((link) =>
        link.matches('[type="text/inline"]'),
      ),
    ]);
    expect(String(styles).length, path).toBeGreaterThan(5000);
    expect(links, path).toBe(true);
  }
});

test('a page whose scripts are still on their way is drawn as it will stay', async ({
  page,
  anotherViewer,
}) => {
  const path = `/movie/${films.usual}`;
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  // With script, the header's links become buttons of the same size.
  const early = await computedStyles(page, 'header');

  const other = await anotherViewer();
  await open(other, path);
  expect(early).toEqual(await computedStyles(other, 'header'));
  const places = [page, other].map((each) => each.locator('header').first().boundingBox());
  const [before, after] = await Promise.all(places);
  expect(before).toEqual(after);
});

/** Two equal samples: a page hydrates part by part. */
async function restingLooks(page: Page): Promise<string[]> {
  let looks: string[] = [];
  await expect
    .poll(async () => {
      const before = looks;
      looks = await computedStyles(page);
      return isDeepStrictEqual(before, looks);
    })
    .toBe(true);
  return looks;
}

test('home and a film look the same by clicks as by full loads @story', async ({ page }) => {
  const film = `/movie/${films.usual}`;
  // The viewer's actions load a moment later.
  const offered = () =>
    expect(page.getByRole('link', { name: /45,000|۴۵٬۰۰۰/ }).first()).toBeVisible();
  await open(page, film);
  await offered();
  const filmLooks = await restingLooks(page);
  await open(page, '/');
  const homeLooks = await restingLooks(page);

  await follow(linkToFilm(page, films.usual));
  await offered();
  await expect.poll(() => computedStyles(page)).toEqual(filmLooks);
  await goHome(page);
  await expect.poll(() => computedStyles(page)).toEqual(homeLooks);

  await open(page, film);
  await goHome(page);
  await expect.poll(() => computedStyles(page)).toEqual(homeLooks);
  await follow(linkToFilm(page, films.usual));
  await offered();
  await expect.poll(() => computedStyles(page)).toEqual(filmLooks);
});

for (const language of ['fa', 'en'] as const) {
  test.describe(`the font in ${language}`, () => {
    test.use({ language });

    test('is asked for early, once, before any other, and used', async ({ page, watch }) => {
      await open(page, '/');
      const preload = page.locator('head link[rel=preload][as=font]');
      await expect(preload).toHaveCount(1);
      const named = await preload.getAttribute('href');
      await page.evaluate(() => document.fonts.ready);
      await waitForIdle(page);
      const fonts = watch
        .requests()
        .filter((request) => request.resourceType() === 'font')
        .map((request) => new URL(request.url()).pathname);
      // English pages may show Persian names, so they load both fonts.
      const [first, ...others] = fonts;
      expect(first).toBe(named);
      if (language === 'fa') expect(others).toEqual([]);
      expect(others.length).toBeLessThanOrEqual(1);
      expect(others).not.toContain(named);
      const used = await page.evaluate(() => ({
        // The fallback is a system font.
        loaded: [...document.fonts].filter(
          ({ status, family }) => status === 'loaded' && !family.includes('Fallback'),
        ).length,
        family: getComputedStyle(document.body).fontFamily,
      }));
      expect(used.loaded).toBe(fonts.length);
      expect(used.family).toContain('Vazirmatn');
    });
  });
}

test('a Persian page writes Latin letters in the face of the Persian ones', async ({ page }) => {
  await open(page, `/movie/${films.usual}`);
  const heading = page.locator('main h1');
  await expect(heading).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await heading.evaluate((element) => {
    element.textContent = 'Beyoğlu, Bakıxanov Əli, Łódź Gdańsk – Jiří’s 720p, پرده';
  });
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main h1',
  });
  const used = async () =>
    (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map(
      ({ familyName, isCustomFont }) => [familyName, isCustomFont],
    );
  await expect.poll(used).toEqual([['Vazirmatn', true]]);
});

test('scripts wait for their turn: none is asked for at high priority, or before the first paint', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime)
      .toSorted((one, other) => one - other)[0],
  ]);
  // A slow paint delays them no longer than this.
  expect(asked).toBeGreaterThan(Math.min(painted ?? Number.POSITIVE_INFINITY, 1500));
  const eager = await page.locator('head link[rel=modulepreload]:not([fetchpriority=low])').count();
  expect(eager).toBe(0);
});
