import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { follow, goHome, linkToFilm, open } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { films } from '../support/titles.ts';
import { computedStyles } from './computed-styles.ts';
import { otherArrivals, watchShifts } from './layout-shifts.ts';

test('a page looks the same before and after its scripts load @check-pages', async ({
  page,
  anotherViewer,
}) => {
  const path = `/movie/${films.usual}`;
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  // Scripts turn the header's links into buttons of the same size.
  const early = await computedStyles(page, 'header');

  const other = await anotherViewer();
  await open(other, path);
  expect(early).toEqual(await computedStyles(other, 'header'));
  const boxes = [page, other].map((each) => each.locator('header').first().boundingBox());
  const [before, after] = await Promise.all(boxes);
  expect(before).toEqual(after);
});

/** Waits for two equal samples, because a page hydrates part by part. */
async function settledStyles(page: Page): Promise<string[]> {
  let styles: string[] = [];
  await expect
    .poll(async () => {
      const before = styles;
      styles = await computedStyles(page);
      return isDeepStrictEqual(before, styles);
    })
    .toBe(true);
  return styles;
}

test('home and a film look the same after clicks as after full loads @check-pages', async ({
  page,
}) => {
  const film = `/movie/${films.usual}`;
  // The actions of the viewer load a moment later.
  const offered = () =>
    expect(page.getByRole('link', { name: /45,000|۴۵٬۰۰۰/ }).first()).toBeVisible();
  await open(page, film);
  await offered();
  const filmStyles = await settledStyles(page);
  await open(page, '/');
  const homeStyles = await settledStyles(page);

  await follow(linkToFilm(page, films.usual));
  await offered();
  await expect.poll(() => computedStyles(page)).toEqual(filmStyles);
  await goHome(page);
  await expect.poll(() => computedStyles(page)).toEqual(homeStyles);

  await open(page, film);
  await goHome(page);
  await expect.poll(() => computedStyles(page)).toEqual(homeStyles);
  await follow(linkToFilm(page, films.usual));
  await offered();
  await expect.poll(() => computedStyles(page)).toEqual(filmStyles);
});

test('a Persian page shows Latin letters in the same typeface as Persian letters @check-pages', async ({
  page,
}) => {
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

test('the titles that a viewer has begun shift no layout when they load @check-pages', async ({
  page,
  watch,
  signInAs,
  site,
}) => {
  await signInAs(newMobile());
  const begun = await page.request.post('/api/v1/my/watching/save', {
    data: { content_type: 'movie', id: films.long, position_seconds: 2000, duration_seconds: 6000 },
    headers: { origin: site.origin },
  });
  expect(begun.ok()).toBe(true);
  await watchShifts(page);
  expect(
    await otherArrivals['for a viewer who has scrolled before the scripts come']?.(
      page,
      '/',
      watch,
    ),
  ).toEqual([]);
});
