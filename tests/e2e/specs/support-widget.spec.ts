import type { Page } from '@playwright/test';
import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { directive } from '../support/inline-parts.ts';
import {
  follow,
  goHome,
  linkToFilm,
  open,
  pushPath,
  waitForHydration,
  waitForIdle,
} from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { answerForBadges } from '../support/trust-badges.ts';

const chatOrigin = 'http://chat.localhost:9';
const settings = {
  SUPPORT_WIDGET_URL: `${chatOrigin}/chat.js`,
  SUPPORT_WIDGET_ORIGINS: 'http://cdn.chat.localhost:9',
};

/** A typical chat widget: a button in a corner, at the end of the body, with an iframe. */
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

/** The chat's style while the page scrolls. It goes on until it does: a page that has just come puts itself at its top. */
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

test.beforeEach(({ watch }) => {
  watch.expectProblem(/asked another origin: http:\/\/chat\.localhost:9/);
});

test.describe('the support chat', () => {
  test('is there on pages with a header and on no others, by clicks too, and hides while the page scrolls', async ({
    page,
    startSite,
    watch,
  }) => {
    const { origin } = await startSite(settings);
    await answerWith(page, chatScript);
    const chat = page.getByRole('button', { name: 'chat' });
    await test.step('it does not even load on a page without it', async () => {
      await answerForBadges(page, watch);
      for (const path of ['/app', '/callback', '/namad', '/kids']) {
        await open(page, origin + path);
        await waitForIdle(page);
      }
      const asked = watch.requests().filter((request) => request.url().startsWith(chatOrigin));
      expect(asked).toEqual([]);
    });

    await open(page, `${origin}/login`);
    await expect(chat).toBeVisible();
    await goHome(page);
    await expect(chat).toBeVisible();
    await test.step('it hides while the page scrolls', async () => {
      expect(await whileScrolling(page)).toBe('none');
      await expect(chat).toBeVisible();
    });

    // A page of the app has no links, so navigate by history.
    await pushPath(page, '/app');
    await expect(page.locator('header')).toHaveCount(0);
    await expect(chat).toBeHidden();
    await page.goBack();
    await expect(page.locator('header').first()).toBeVisible();
    await expect(chat).toBeVisible();
  });

  test('comes after the page, and waits for nobody', async ({ page, startSite, watch }) => {
    // The service worker waits for a rest too.
    const { origin } = await startSite({ ...settings, SERVICE_WORKER: '0' });
    // It never answers.
    await page.route(`${chatOrigin}/**`, () => {});
    const asked = () => watch.requests().map((request) => request.url());
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (run) => waiting.push(run);
      const turnIdle = () => {
        for (const run of waiting) run({ didTimeout: false, timeRemaining: () => 50 });
      };
      Object.assign(window, { waiting, turnIdle });
    });
    await open(page, origin);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'waiting').length)).toBe(1);
    expect(asked()).not.toContain(settings.SUPPORT_WIDGET_URL);
    await page.evaluate(() => Reflect.get(window, 'turnIdle')());
    await expect.poll(asked).toContain(settings.SUPPORT_WIDGET_URL);
    await follow(linkToFilm(page, films.usual));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('does no harm where it does not load, or breaks', async ({ page, startSite, watch }) => {
    const reports = 'http://reports.localhost:9/api/1/envelope/?*';
    const REPORT_URL = 'http://key@reports.localhost:9/1';
    const { origin } = await startSite({ ...settings, REPORT_URL });
    watch.expectProblem(/chat\.localhost|reports\.localhost|the chat is broken/);
    await page.route(`${chatOrigin}/**`, (route) => route.abort('connectionrefused'));
    await page.route(reports, (route) => route.fulfill({ status: 204 }));
    const reported = page.waitForRequest(reports);
    await open(page, origin);
    const [, , event = ''] = (await reported).postData()?.split('\n') ?? [];
    expect(JSON.parse(event)).toMatchObject({
      tags: { event: 'support-widget-failed', page: 'home' },
      exception: { values: [{ value: `${settings.SUPPORT_WIDGET_URL} did not load` }] },
    });
    await follow(linkToFilm(page, films.usual));

    await page.unroute(`${chatOrigin}/**`);
    await answerWith(page, 'throw new Error("the chat is broken")');
    const broken = page.waitForEvent('pageerror');
    await open(page, origin);
    await broken;
    await follow(linkToFilm(page, films.usual));
  });
});

test('the policy lets in the origins of the configuration, each where it belongs', async ({
  startSite,
}) => {
  const { origin } = await startSite({
    ...settings,
    IMAGE_ORIGINS: 'https://img.example',
    MEDIA_ORIGINS: 'https://media.example',
  });
  for (const path of ['/login', '/login?ref=abc']) {
    const { headers } = await ask(origin + path);
    const policy = headers.get('content-security-policy');
    expect(directive(policy, 'img-src')).toContain('https://img.example');
    expect(directive(policy, 'media-src')).toContain('https://media.example');
    expect(directive(policy, 'connect-src')).toContain('https://media.example');
    for (const name of ['script-src', 'connect-src', 'frame-src', 'img-src']) {
      expect(directive(policy, name), name).toContain(chatOrigin);
      expect(directive(policy, name), name).toContain(settings.SUPPORT_WIDGET_ORIGINS);
    }
    expect(directive(policy, 'script-src').join(' ')).not.toMatch(/unsafe|img\.|media\.|\*/);
  }
});

test('without a configuration there is no chat', async ({ page, site, watch }) => {
  await page.goto('/');
  await waitForHydration(page);
  await waitForIdle(page);
  expect(watch.requests().every((request) => request.url().startsWith(site.origin))).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-support');
});
