import { fixture } from '@parde/api-client/testing/fixtures';
import { cookieNames } from '@parde/domain';
import type { Locator, Page } from '@playwright/test';
import { slowAnswerOf } from '../../support/faults.ts';
import {
  follow,
  goHome,
  linkToFilm,
  open,
  press,
  waitForIdle,
  waitForRequests,
} from '../../support/journey.ts';
import { begin } from '../../support/library.ts';
import { newMobile } from '../../support/purchase.ts';
import { startAlteredApi } from '../../support/servers/altered-api.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { people } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

/** Scrolls to the end of the page. */
async function scrollThrough(page: Page): Promise<void> {
  await waitForIdle(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** Scrolls to a part that loads when it is near. Only a hydrated part observes this. */
async function scrollTo(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await scrollThrough(page);
    await expect(part).toBeVisible({ timeout: 1000 });
  }).toPass();
}

function countTabStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = Array.from(
      document.querySelectorAll<HTMLElement>('a, button, summary, input'),
    );
    return controls.filter(
      (each) => each.tabIndex >= 0 && each.checkVisibility() && !each.closest('[inert]'),
    ).length;
  });
}

const everything = '?age=0&lang=0&country=0&f_type=0';

test('the ten most watched titles load when they are near, once per visit, and with the subscriber’s filter, which a button removes', async ({
  page,
  context,
  site,
  signInAs,
  labels,
  watch,
}) => {
  await open(page, '/');
  const top = () => watch.apiCalls().filter((call) => call.startsWith('GET /getV2/get_top'));
  expect(top()).toEqual([]);
  const shelf = page.getByRole('list', { name: labels.top });
  await scrollTo(page, shelf);
  await expect(shelf.getByRole('listitem')).toHaveCount(10);
  expect(top()).toEqual([`GET /getV2/get_top${everything}`]);

  // A guest's page fetches no data of a viewer, and shows the advantages of a subscription.
  expect(watch.apiCalls().filter((call) => call.includes('/my/'))).toEqual([]);
  const plans = page.getByRole('heading', { name: labels.plansTitle });
  await expect(plans).toBeVisible();
  await expect(page.locator('main a[href="/profile/plans"]')).toBeVisible();

  await follow(linkToFilm(page, films.usual));
  await goHome(page);
  await scrollTo(page, shelf);
  expect(top()).toHaveLength(1);

  watch.clearRequests();
  await signInAs(people.subscriber.mobile);
  const value = '?age=0&lang=0&country=999&f_type=0';
  await context.addCookies([{ name: cookieNames.contentFilter, value, url: site.origin }]);
  await open(page, '/');
  const withoutFilter = page.getByRole('button', { name: labels.withoutFilter });
  await scrollTo(page, withoutFilter);
  await withoutFilter.click();
  await expect(shelf).toBeVisible();
  await expect(plans).toHaveCount(0);
  expect(top()).toEqual([value, everything].map((filter) => `GET /getV2/get_top${filter}`));
});

test('a new viewer continues a title from home, removes the title and restores it, and the shelf fails alone', async ({
  page,
  signInAs,
  api,
  labels,
  watch,
}) => {
  await signInAs(newMobile());
  const shelf = page.getByRole('list', { name: labels.continueWatching });
  const card = shelf.locator(`a[href="/movie/show/${films.usual}"]`);
  const takeOff = async () => {
    await press(shelf.getByRole('button').first());
    await press(page.getByRole('dialog').getByRole('button', { name: labels.stopWatching }));
  };
  await open(page, '/');
  await expect(shelf).toHaveCount(0);
  await begin(page, 'movie', films.usual);
  watch.expectAnswer(500, /\/my\/watching/);

  await test.step('the shelf fails alone', async () => {
    // Two faults: for the document, and for the browser's own retry.
    await api.setFault({ operationId: 'listWatching', status: 500, times: 2 });
    await open(page, '/');
    await expect(page.getByText(labels.sectionFailed)).toBeVisible();
    await expect(linkToFilm(page, films.usual)).toBeVisible();
    await page.getByRole('button', { name: labels.tryAgain }).click();
    await expect(card).toBeVisible();
    await expect(card).toContainText(labels.watched(33));
    await expect(card).toContainText(labels.left);
  });

  await test.step('removing a title fails alone', async () => {
    await api.setFault({ operationId: 'removeWatching', status: 500 });
    await takeOff();
    await expect(
      page.getByRole('region', { name: labels.messages }).getByText(labels.notStopped),
    ).toBeVisible();
    await expect(card).toBeVisible();
  });

  await takeOff();
  // The shelf disappears with its last item.
  await expect(shelf).toHaveCount(0);
  await page.getByRole('button', { name: labels.undo }).click();
  await expect(card).toBeVisible();

  const live = page.locator('main section').filter({ hasText: labels.liveNow }).last();
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;

  await test.step('the shelf has the same place if its titles arrive late, and nothing moves', async () => {
    // For the document, and for the browser.
    await api.setFault({ ...slowAnswerOf('listWatching'), times: 2 });
    await open(page, '/');
    const top = await topOf(live);
    await expect(card).toBeVisible();
    expect(await topOf(shelf)).toBeLessThan(top);
    // The browser rounds positions to fractions of a pixel.
    expect(await topOf(live)).toBeCloseTo(top, 0);
  });

  await test.step('the shelf is in the first screen, above the live item, and other shelves are based on its titles', async () => {
    await open(page, '/');
    await expect(card).toBeInViewport();
    expect(await topOf(shelf)).toBeLessThan(await topOf(live));
    const because = page.getByRole('list', { name: labels.becauseWatched });
    await scrollTo(page, because);
    await expect(because.locator(`a[href="/movie/${films.usual}"]`)).toHaveCount(0);
  });

  await test.step('each shelf is one tab stop', async () => {
    await scrollThrough(page);
    await waitForRequests(page, watch);
    await expect.poll(() => countTabStops(page)).toBeLessThanOrEqual(60);
  });
});

test('missing and unknown parts of the API’s answers leave out only themselves', async ({
  api,
  startSite,
  labels,
}) => {
  const { live } = fixture('getSlider').data;
  const [row] = fixture('getDiscover').data;
  const [card] = row?.items ?? [];
  const { data: details } = fixture('getAppDetails');
  const strangeNetwork = { kind: 'hologram', url: 'https://hologram.example' };
  const altered = await startAlteredApi(api, {
    '/get/slider': { data: { live } },
    '/get/discover': {
      data: [
        null,
        { id: 'nothing' },
        { ...row, id: 'strange', shape: 'hologram' },
        { ...row, id: 'bare', items: undefined },
        { ...row, items: [null, {}, { ...card, poster: undefined, rating: {}, year: undefined }] },
      ],
    },
    '/get/app/details': { data: { ...details, social: [...details.social, strangeNetwork] } },
  });
  const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
  const { status, text } = await sendRequest(`${origin}/`);
  expect(status).toBe(200);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  expect(main).toContain(labels.liveNow);
  expect(main.split(`>${row?.title_fa}<`)).toHaveLength(2);
  expect(main.match(/<li[^>]*><div[^>]*><a /g)).toHaveLength(1);
  expect(main).toContain('href="/cinema"');
  expect(text).not.toContain(labels.sectionFailed);
  expect(text).toContain(details.about_fa);
  await altered.stop();
});
