import { cookieNames, type Locale, showDigits } from '@parde/domain';
import type { Page } from '@playwright/test';
import { films } from '../support/films.ts';
import { open, waitForHydration, waitForIdle } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

const day = 24 * 60 * 60_000;

/**
 * Each text and visible attribute of a document, in order. Without the header: its links become buttons with script.
 */
function visibleFacts(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((text) => {
    const document =
      text === undefined ? window.document : new DOMParser().parseFromString(text, 'text/html');
    const facts: string[] = [];
    const read = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      (node) => (node.nodeName === 'HEADER' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
    );
    for (let node = read.nextNode(); node; node = read.nextNode()) {
      if (!(node instanceof Element)) {
        if (!node.parentElement?.closest('script, style')) facts.push(node.textContent ?? '');
        continue;
      }
      const named = ['href', 'alt', 'aria-label', 'datetime', 'dir', 'lang']
        .filter((name) => node.hasAttribute(name))
        .map((name) => `${name}=${node.getAttribute(name)}`);
      if (named.length > 0 && !node.matches('script, link')) {
        facts.push(`${node.tagName} ${named.join(' ')}`);
      }
    }
    return facts;
  }, html);
}

interface Device {
  readonly what: string;
  readonly languages: readonly Locale[];
  readonly timezoneId: string;
  readonly locale?: string;
  /** The error of the device's clock. */
  readonly ahead?: number;
}

const devices: Device[] = [
  {
    what: 'in Los Angeles',
    languages: ['fa', 'en'],
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
  },
  {
    what: 'a day ahead of it',
    languages: ['fa'],
    timezoneId: 'Pacific/Kiritimati',
    locale: 'ar-SA',
  },
  { what: 'three days fast', languages: ['fa', 'en'], timezoneId: 'Asia/Tehran', ahead: 3 * day },
  { what: 'years slow', languages: ['fa'], timezoneId: 'Asia/Tehran', ahead: -1500 * day },
];

const check = 'GET /ghost/get/check/user?ref=0';

/** The browser's own requests, by page. */
const pages = [
  { path: '/', own: [check] },
  { path: `/movie/${films.usual}`, own: [check, 'POST /ghost/get/cart'] },
];

for (const { what, ahead, languages, ...device } of devices) {
  test.describe(`a device ${what}`, () => {
    // With motion the hero starts itself, and its button says so.
    test.use({ ...device, contextOptions: { reducedMotion: 'reduce' } });

    test('says after hydration what the server said, and asks for nothing again', async ({
      page,
      context,
      site,
      watch,
      api,
    }) => {
      // The guest's actions load later and are not compared.
      await api.setFault({ operationId: 'ghostCart', delayMs: 60_000, times: languages.length });
      // Parts that load on scroll load late in any case.
      await page.addInitScript(() => {
        window.IntersectionObserver.prototype.observe = () => {};
      });
      if (ahead !== undefined) await page.clock.setFixedTime(Date.now() + ahead);
      for (const language of languages) {
        await context.addCookies([{ name: cookieNames.locale, value: language, url: site.origin }]);
        for (const { path, own } of pages) {
          const where = `${path}, in ${language}`;
          watch.clearRequests();
          const response = await page.goto(path);
          const html = (await response?.text()) ?? '';
          await waitForHydration(page);
          await expect.poll(() => watch.apiCalls(), where).toHaveLength(own.length);
          await waitForIdle(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect(await visibleFacts(page), where).toEqual(await visibleFacts(page, html));
          expect(watch.apiCalls().toSorted(), where).toEqual(own.toSorted());
        }
      }
    });
  });
}

test('times are those of Tehran, wherever the viewer is', async ({ anotherViewer, api, say }) => {
  const slider: { data: { live: { starts_at: string; ends_at: string }[] } } = await (
    await fetch(`${api.baseUrl}/get/slider?ref=0`)
  ).json();
  const [live] = slider.data.live;
  const clock = (moment: string | undefined) => (moment ?? '').slice(11, 16);
  for (const timezoneId of ['Asia/Tehran', 'America/Los_Angeles']) {
    const page = await anotherViewer({ timezoneId });
    await open(page, '/');
    const onAir = page.locator('main section').filter({ hasText: say.liveNow }).first();
    await expect(onAir).toContainText(showDigits(clock(live?.starts_at), 'fa'));
    await expect(onAir).toContainText(showDigits(clock(live?.ends_at), 'fa'));
  }
});

test('«added» moves on with the time that the page is open, not with the device’s clock', async ({
  page,
  say,
}) => {
  await page.clock.install({ time: Date.now() + 40 * day });
  await open(page, `/movie/${films.usual}`);
  const added = page.locator('dt', { hasText: say.added }).locator('+ dd');
  const before = await added.textContent();
  await page.clock.runFor('24:00:00');
  await expect(added).not.toHaveText(before ?? '');
});
