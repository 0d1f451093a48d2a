import { expect, type Page } from '@playwright/test';
import { unfoldFooter, waitForRequests } from '../support/journey.ts';
import type { Watch } from '../support/watch.ts';

/**
 * The pages that links lead to: the address, the page's module, and the API calls for its data. `{id}` is the end of
 * the address.
 */
const pages: readonly (readonly [address: RegExp, screen: string, ...expectedCalls: string[]])[] = [
  [/^\/movie\/[^/?]+$/, 'movie', '/get/movie/{id}'],
  [/^\/series\/[^/?]+$/, 'series', '/get/series/{id}'],
  [/^\/episode\/[^/?]+$/, 'episode', '/get/episode/{id}'],
  [/^\/video\/[^/?]+$/, 'video', '/get/video/{id}'],
  [/^\/ekran\/[^/?]+$/, 'ekran', '/get/ekran/{id}'],
  [/^\/lives\/[^/?]+$/, 'live', '/get/live/{id}'],
  [/^\/cast\/[^/?]+$/, 'cast', '/get/cast/{id}', '/get/cast/{id}/titles'],
  [/^\/casts\/[^/?]+$/, 'casts', '/get/casts/{id}'],
  [/^\/genres$/, 'genres', '/genres'],
  [/^\/genres\/[^/?]+$/, 'genre', '/get/genre/{id}'],
  [/^\/category\/[^/?]+$/, 'category', '/get/category/{id}'],
  [/^\/lists\/[^/?]+$/, 'lists', '/get/list/{id}'],
  [/^\/channel\/[^/?]+$/, 'channel', '/get/channel/{id}'],
  [/^\/cinema$/, 'cinema', '/get/titles'],
  [/^\/plan\/[^/?]+$/, 'plan', '/get/app/plans'],
  [/^\/profile\/plans$/, 'plans', '/get/app/plans'],
  [/^\/profile\/list\/(?!following)[^/?]+$/, 'my-lists', '/get/my/list/{id}'],
  [/^\/search\/[^/]+\?kind=/, 'search', '/get/search'],
];

/** These pages already have the data of the pages that they link to. */
const withData = /^\/(lives?|magazines|plan\/|search$)/;

/**
 * Finds links whose page is not prefetched on intent because its script or its data is missing, and links whose data
 * is fetched twice. The footer is the same on each page, so its links are checked only on home.
 */
export async function unfetchedLinks(page: Page, watch: Watch): Promise<string[]> {
  // A modal covers the links.
  if ((await page.locator('dialog:modal').count()) > 0) return [];
  const { pathname } = new URL(page.url());
  const part = pathname === '/' ? ':is(main, footer)' : 'main';
  await unfoldFooter(page);
  const links = page.locator(`${part} a[href^="/"]`).filter({ visible: true });
  const faults: string[] = [];
  for (const [address, screen, ...expectedCalls] of pages) {
    // A list that grows has other links after each focus.
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    const href = hrefs.findLast(
      (each) => address.test(each) && !pathname.includes(each.split('/').at(-1) ?? ''),
    );
    if (href === undefined) continue;
    const id = href.split('/').at(-1) ?? '';
    const wanted = expectedCalls.map((call) => `GET ${call.replace('{id}', id)}`);
    const countCalls = () => {
      const calls = watch.apiCalls().map((call) => call.split('?', 1)[0]);
      return wanted.map((call) => calls.filter((each) => each === call).length);
    };
    const hasScript = () =>
      watch
        .requests()
        .some((request) => new URL(request.url()).pathname.startsWith(`/assets/${screen}-`));
    await page.locator(`${part} a[href="${href}"]`).filter({ visible: true }).last().focus();
    const hasData = () => withData.test(pathname) || countCalls().every((times) => times > 0);
    try {
      const isFetched = () => hasScript() && hasData();
      await expect.poll(isFetched, { intervals: [20, 50, 100] }).toBe(true);
    } catch {
      faults.push(`${href} does not come on intent: ${wanted}, ${countCalls()}`);
    }
    await waitForRequests(page, watch);
    if (countCalls().some((times) => times > 1)) faults.push(`${href} comes more than once`);
  }
  return faults;
}
