import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { follow, goHome, linkToFilm, open, pushPath, waitForIdle } from '../../support/journey.ts';
import { people, signOut } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const chatOrigin = 'http://chat.localhost:9';
const script = `${chatOrigin}/chat.js`;
const settings = { SUPPORT_CHAT: `custom:${script} http://cdn.chat.localhost:9` };

/** The example of docs/brands.md. */
const guide = '../../../../packages/storefront/src/test-support/guide/widget.js';
const chatScript = readFileSync(new URL(guide, import.meta.url), 'utf8');

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

  await test.step('it is not loaded in kids mode, nor on a page without a header', async () => {
    await open(page, `${origin}/kids`);
    await waitForIdle(page);
    await pushPath(page, '/kids/search');
    await waitForIdle(page);
    expect(chatCalls()).toBe(0);
    await open(page, `${origin}/callback`);
    await waitForIdle(page);
    expect(chatCalls()).toBe(0);
  });

  // A payer returns to a page without the chat, and goes on to pages with it.
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
      exception: { values: [{ value: `${script} did not load` }] },
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

/**
 * Crisp's script as https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/dollar-crisp/ describes it: the queue `$crisp`
 * becomes an object that carries out commands. It adds a `<style>` element and its elements to the page.
 */
const crispScript = `
  const run = ([action, method, value]) => {
    recordCall([action, method, ...(value ?? [])].join(' '));
    if (method === 'chat:hide' || method === 'chat:show') box.hidden = method === 'chat:hide';
  };
  const style = document.createElement('style');
  style.textContent = '.crisp-client button { position: fixed; inset: auto auto 0 0; z-index: 2147483647 }';
  document.head.append(style);
  const box = document.createElement('div');
  box.className = 'crisp-client';
  box.lang = CRISP_RUNTIME_CONFIG.locale;
  box.innerHTML = '<button>chat</button>';
  document.body.append(box);
  new Worker(URL.createObjectURL(new Blob([''])));
  $crisp.forEach(run);
  window.$crisp = { push: run };
`;

test('the policy lets Crisp work, and Crisp gets the user after consent until the sign-out', async ({
  page,
  startSite,
  signInAs,
  labels,
  watch,
}) => {
  const id = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';
  const { origin } = await startSite({ SUPPORT_CHAT: `crisp:${id}` });
  watch.allowOrigin('https://client.crisp.chat');
  await page.route('https://client.crisp.chat/l.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: crispScript }),
  );
  const calls: string[] = [];
  await page.exposeFunction('recordCall', (call: string) => void calls.push(call));
  const expectCalls = async (...expected: readonly string[]) => {
    await expect.poll(() => calls).toEqual(expected);
    calls.length = 0;
  };
  const passUser = ['set user:nickname مهسا رضایی', 'set user:phone +989120000001'];
  const chat = page.getByRole('button', { name: 'chat' });
  const question = page.getByRole('region', { name: 'گفت‌وگوی پشتیبانی' });
  await signInAs(people.subscriber.mobile);
  await open(page, `${origin}/cinema`);
  await expect(chat).toHaveCSS('position', 'fixed');
  await expect(page.locator('.crisp-client')).toHaveAttribute('lang', 'fa');
  expect(calls).toEqual([]);

  // Another question, such as that of analytics, is answered first.
  await page.evaluate(() => {
    const earlier = document.createElement('earlier-question');
    earlier.dataset.consent = '';
    document.body.append(earlier);
  });
  await chat.click();
  const waiting = page.locator('[data-consent] section');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toBeHidden();
  await page.evaluate(() => document.querySelector('earlier-question')?.remove());
  await question.getByRole('button', { name: 'داده شود' }).click();
  await expect(question).toHaveCount(0);
  await expectCalls(...passUser);
  await pushPath(page, '/app');
  await expect(chat).toBeHidden();
  await page.goBack();
  await expect(chat).toBeVisible();
  await expectCalls('do chat:hide', 'do chat:show');

  await open(page, `${origin}/profile/settings`);
  await expectCalls(...passUser);
  const consent = page.getByRole('switch', { name: /گفت‌وگوی پشتیبانی/ });
  await consent.click();
  await expectCalls('do session:reset');
  await consent.click();
  await expectCalls(...passUser);
  await goHome(page);
  await signOut(page, { labels, watch });
  await expectCalls('do session:reset');
});
