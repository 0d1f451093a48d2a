import type { Page } from '@playwright/test';
import { follow, goHome, linkToFilm, open, pushPath, waitForIdle } from '../../support/journey.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const chatOrigin = 'http://chat.localhost:9';
const settings = {
  SUPPORT_WIDGET_URL: `${chatOrigin}/chat.js`,
  SUPPORT_WIDGET_ORIGINS: 'http://cdn.chat.localhost:9',
};

/** A typical chat widget: a button in a corner, at the end of the body. */
const chatScript = `
  const button = document.createElement('button');
  button.textContent = 'chat';
  button.style.cssText = 'position:fixed;bottom:0;left:0;z-index:2147483647';
  document.body.append(button);
`;

function answerWith(page: Page, body: string): Promise<unknown> {
  return page.route(`${chatOrigin}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/**
 * Returns the chat's style while the page scrolls. Repeats the scroll until the page moves, because a new page
 * scrolls to its top.
 */
function whileScrolling(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        let scrolls = false;
        window.addEventListener(
          'scroll',
          () => {
            scrolls = true;
            const button = document.querySelector('[data-support-chat]');
            requestAnimationFrame(() =>
              resolve(button ? getComputedStyle(button).display : 'none'),
            );
          },
          { once: true },
        );
        const scroll = () => {
          if (scrolls) return;
          window.scrollBy(0, 200);
          requestAnimationFrame(scroll);
        };
        scroll();
      }),
  );
}

test('the support chat waits for the page, is shown on pages with a header, hides while the page scrolls, and causes no error when it fails', async ({
  page,
  context,
  startSite,
  watch,
}) => {
  const reports = 'http://reports.localhost:9/api/1/envelope/?*';
  const REPORT_URL = 'http://key@reports.localhost:9/1';
  const { origin } = await startSite({ ...settings, REPORT_URL });
  watch.expectProblem(/chat\.localhost|reports\.localhost|the chat is broken/);
  await context.route(reports, (route) => route.fulfill({ status: 204 }));
  const chatCalls = () =>
    watch.requests().filter((request) => request.url().startsWith(chatOrigin)).length;
  const chat = page.getByRole('button', { name: 'chat' });
  await answerWith(page, chatScript);

  await test.step('it is not loaded on a page without a header', async () => {
    await open(page, `${origin}/callback`);
    await waitForIdle(page);
    await pushPath(page, '/app');
    await waitForIdle(page);
    expect(chatCalls()).toBe(0);
  });

  await pushPath(page, '/login');
  await expect(chat).toBeVisible();
  await goHome(page);
  await expect(chat).toBeVisible();
  expect(await whileScrolling(page)).toBe('none');
  await expect(chat).toBeVisible();
  // The app's page has no links, so navigate by history.
  await pushPath(page, '/app');
  await expect(page.locator('header')).toHaveCount(0);
  await expect(chat).toBeHidden();
  await page.goBack();
  await expect(page.locator('header').first()).toBeVisible();
  await expect(chat).toBeVisible();
  await page.close();

  await test.step('a chat that does not load is reported', async () => {
    const tab = await context.newPage();
    await tab.route(`${chatOrigin}/**`, (route) => route.abort('connectionrefused'));
    const reported = tab.waitForRequest(reports);
    await open(tab, origin);
    const [, , event = ''] = (await reported).postData()?.split('\n') ?? [];
    expect(JSON.parse(event)).toMatchObject({
      tags: { event: 'support-widget-failed', page: 'home' },
      exception: { values: [{ value: `${settings.SUPPORT_WIDGET_URL} did not load` }] },
    });
    await tab.unroute(`${chatOrigin}/**`);
    await answerWith(tab, 'throw new Error("the chat is broken")');
    const broken = tab.waitForEvent('pageerror');
    await open(tab, origin);
    await broken;
    await follow(linkToFilm(tab, films.usual));
    await tab.close();
  });

  await test.step('it loads after the page, which does not wait for it', async () => {
    const tab = await context.newPage();
    // The chat's server never answers.
    await tab.route(`${chatOrigin}/**`, () => {});
    await tab.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (run) => waiting.push(run);
      const turnIdle = () => {
        for (const run of waiting) run({ didTimeout: false, timeRemaining: () => 50 });
      };
      Object.assign(window, { waiting, turnIdle });
    });
    watch.clearRequests();
    await open(tab, origin);
    await expect
      .poll(() => tab.evaluate(() => Reflect.get(window, 'waiting').length))
      .toBeGreaterThan(0);
    expect(chatCalls()).toBe(0);
    await tab.evaluate(() => Reflect.get(window, 'turnIdle')());
    await expect.poll(chatCalls).toBe(1);
    await follow(linkToFilm(tab, films.usual));
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
