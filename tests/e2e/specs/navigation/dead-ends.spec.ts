import type { Page } from '@playwright/test';
import { open, pushPath, quietPath, waitForRequests } from '../../support/journey.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { people, sessionOf } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

const filmPage = `/movie/${films.usual}`;

/** Every address of this site to which the page links. */
async function linksOf(page: Page): Promise<readonly string[]> {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => href.split('#', 1)[0] ?? '');
}

/** A few links of each kind, since each page costs the server a render. */
function fewOfEachKind(links: ReadonlySet<string>): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const link of links) {
    const kind = link.split('/', 2)[1] ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), link]);
  }
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['', 'cinema', 'movie', 'series']));
  return [...kinds.values()].flatMap((each) => each.slice(0, 3));
}

test('every link that a guest or a viewer sees leads to a page @plain @specified', async ({
  page,
  api,
  watch,
  site,
  labels,
  signInAs,
}) => {
  test.slow();
  const links = new Set<string>();
  // Section 7 has no page for the results of the quick search, unless the cart names the title.
  let found: readonly string[] = [];
  const collect = async () => {
    for (const link of await linksOf(page)) links.add(link);
  };
  const visit = async (path: string) => {
    await pushPath(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await waitForRequests(page, watch);
    await collect();
  };
  const deadEnds = async (
    cookies: Readonly<Record<string, string>>,
    allowed: readonly number[],
  ) => {
    const refused: string[] = [];
    for (const link of [...fewOfEachKind(links), ...found]) {
      const { status } = await sendRequest(site.origin + link, { cookies });
      if (!allowed.includes(status)) refused.push(`${link}: ${status}`);
    }
    return refused;
  };

  const pages = ['/', '/cinema', '/genres', '/genres/drama', filmPage];
  await open(page, quietPath);
  await visit('/search/مادر');
  found = (await linksOf(page)).filter((link) => /^\/(?:movie|series)\/\d/.test(link));
  expect(found.length).toBeGreaterThan(3);
  for (const path of [...pages, '/profile/plans', '/plan/m1']) await visit(path);
  await page.getByRole('button', { name: labels.menu, exact: true }).click();
  await collect();
  // Links to pages of a signed-in viewer lead a guest to the sign-in.
  expect(await deadEnds({}, [200, 302])).toEqual([]);

  links.clear();
  await signInAs(people.subscriber.mobile);
  await open(page, quietPath);
  for (const path of ['/', filmPage, '/profile/settings']) await visit(path);
  await page.getByRole('button', { name: labels.account }).click();
  await collect();
  expect(await deadEnds(await sessionOf(site, api, people.subscriber.mobile), [200])).toEqual([]);
});
