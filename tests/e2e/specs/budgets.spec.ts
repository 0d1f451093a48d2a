import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cookieNames } from '@parde/domain';
import type { Page, Request } from '@playwright/test';
import { buildOf } from '../support/brand-server.ts';
import { budgets } from '../support/budgets.ts';
import { ask } from '../support/http.ts';
import { inlineParts } from '../support/inline-parts.ts';
import { waitForHydration, waitForRequests } from '../support/journey.ts';
import { modalBudgets } from '../support/modal-budgets.ts';
import { newMobile } from '../support/purchase.ts';
import { people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** Lighthouse's phone: its pixel density gives pictures their usual weight. */
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  // Stop the hero: on a slow machine the next slide's picture would load.
  contextOptions: { reducedMotion: 'reduce' },
});

const transferBytes = (text: string | Buffer) => brotliCompressSync(text).length;

/** Most pages share most scripts, and their names are hashes: compress each once. */
const sizesOfScripts = new Map<string, number>();

async function scriptTransferBytes(request: Request): Promise<number> {
  const known = sizesOfScripts.get(new URL(request.url()).pathname);
  if (known !== undefined) return known;
  const size = transferBytes(await bodyOf(request));
  sizesOfScripts.set(new URL(request.url()).pathname, size);
  return size;
}

/** The addresses of the pictures in the viewport. */
function picturesInSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => {
        const { top, right, bottom, left } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .map(({ currentSrc }) => currentSrc),
  );
}

/** Response bodies, in bytes on the wire. */
async function measure(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

async function bodyOf(request: Request): Promise<Buffer> {
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered.`);
  return response.body();
}

const visits = Object.entries(budgets).flatMap(([name, { paths, ...budget }]) =>
  paths.map((path) => ({ path, name, budget })),
);

for (const { path, name, budget } of visits) {
  test(`the first visit of ${path} stays within the budget of a ${name}`, async ({
    page,
    context,
    site,
    signInAs,
    watch,
  }) => {
    if ('signedIn' in budget) await signInAs(newMobile());
    if ('forKids' in budget) {
      await context.addCookies([{ name: cookieNames.kids, value: '7', url: site.origin }]);
    }
    const document = await page.goto(path);
    await waitForHydration(page);
    await expect.poll(() => watch.apiCalls()).toHaveLength(budget.apiCalls);
    await waitForRequests(page, watch);

    const html = (await document?.text()) ?? '';
    const { styles } = await inlineParts(page, html);
    const ofType = (...types: string[]) =>
      watch.requests().filter((request) => types.includes(request.resourceType()));
    const scripts = await Promise.all(ofType('script').map(scriptTransferBytes));
    const inSight = await picturesInSight(page);
    const cost = {
      scriptBytes: scripts.reduce((sum, size) => sum + size, 0),
      scripts: scripts.length,
      htmlBytes: transferBytes(html),
      inlineStyleBytes: transferBytes(styles.join('')),
      fonts: ofType('font').length,
      apiCalls: watch.apiCalls().length,
      otherRequests: ofType('stylesheet', 'manifest', 'other', 'media').length,
      inSightBytes: await measure(watch.requests().filter((one) => inSight.includes(one.url()))),
      wholeBytes: await measure(watch.requests()),
      requests: watch.requests().length,
      elements: await page.evaluate(() => window.document.querySelectorAll('*').length),
    };
    const over = Object.entries(budget).filter(
      ([item, allowed]) => Number(Reflect.get(cost, item)) > Number(allowed),
    );
    expect(over, `it costs ${JSON.stringify(cost)}`).toEqual([]);
  });
}

test('a signed-in viewer’s home asks no more than a guest’s: their lists are in the document', async ({
  page,
  signInAs,
  watch,
}) => {
  await signInAs(people.subscriber.mobile);
  // The server waits a quarter of a second for the lists. On a busy machine not every visit gets them.
  await expect(async () => {
    watch.clearRequests();
    await page.goto('/');
    await waitForHydration(page);
    await waitForRequests(page, watch);
    // The user check, as for a guest.
    expect(watch.apiCalls()).toEqual(['GET /ghost/get/check/user?ref=0']);
    // How many pictures there are is by what the viewer has kept.
    const sent = watch.requests().filter((request) => request.resourceType() !== 'image');
    const { scripts, fonts, apiCalls, otherRequests } = budgets.home;
    expect(sent.length).toBeLessThanOrEqual(1 + scripts + fonts + apiCalls + otherRequests);
  }).toPass();
});

test('a modal of money brings what it shows, and no more', async ({ page, signInAs, watch }) => {
  await signInAs(newMobile());
  for (const [name, { button, ...budget }] of Object.entries(modalBudgets)) {
    await page.goto('/profile');
    await waitForHydration(page);
    await waitForRequests(page, watch);
    watch.clearRequests();
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog').getByRole('heading')).not.toHaveCount(0);
    await waitForRequests(page, watch);
    const added = watch.requests().filter((request) => request.resourceType() === 'script');
    const sizes = await Promise.all(added.map(scriptTransferBytes));
    const scriptBytes = sizes.reduce((sum, size) => sum + size, 0);
    expect.soft(scriptBytes, name).toBeLessThanOrEqual(budget.scriptBytes);
    expect.soft(sizes.length, name).toBeLessThanOrEqual(budget.scripts);
  }
});

/** The modules of home's scripts. Another row is a decision: every visitor pays for it. */
const ofHome = {
  libraries: [
    '@tanstack/query-core',
    '@tanstack/react-query',
    'i18next',
    'openapi-fetch',
    'react',
    'react-dom',
    'react-router',
    'scheduler',
    'use-sync-external-store',
  ],
  titles: ['cards', 'facts', 'my-list', 'shelves', 'watch-place.ts', 'watched/use-place-look.ts'],
  features: ['home', 'kids'],
  pages: ['home.tsx'],
};

test('the scripts of home are of home, its frame and what both stand on', async ({
  page,
  site,
  watch,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const scripts = watch.requests().filter((request) => request.resourceType() === 'script');
  const contents = scriptContents(site.brand);
  const loaded = scripts.flatMap(
    (request) => contents[new URL(request.url()).pathname.slice(1)] ?? [],
  );
  expect(loaded.length, 'modules').toBeGreaterThan(100);
  const libraries = loaded.flatMap(
    (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [],
  );
  expect(
    libraries.filter((name) => !ofHome.libraries.includes(name)),
    'libraries',
  ).toEqual([]);
  for (const folder of ['titles', 'features', 'pages'] as const) {
    const start = `packages/storefront/src/${folder}/`;
    const others = loaded
      .filter((path) => path.startsWith(start))
      .map((path) => path.slice(start.length))
      .filter((path) => !ofHome[folder].some((own) => path === own || path.startsWith(`${own}/`)));
    expect(others, folder).toEqual([]);
  }

  await test.step('each travels as small as the browser can take it', () => expectSmall(scripts));
  const { headers } = await ask(site.origin, { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('content-encoding'), 'the document').toBe('br');
});

/** The modules of each script, from the build. */
function scriptContents(brand: string): Record<string, string[]> {
  return JSON.parse(readFileSync(join(buildOf(brand).client, '.vite/chunks.json'), 'utf8'));
}

async function expectSmall(scripts: readonly Request[]): Promise<void> {
  expect(scripts.length).toBeGreaterThan(3);
  const large = await Promise.all(
    scripts.map(async (request) => [request.url(), await bodyOf(request)] as const),
  );
  for (const [url, body] of large.filter(([, { length }]) => length >= 1024)) {
    for (const encoding of ['br', 'gzip']) {
      const { headers, text } = await ask(url, { headers: { 'accept-encoding': encoding } });
      expect(headers.get('content-encoding'), url).toBe(encoding);
      expect(headers.get('vary')?.toLowerCase(), url).toContain('accept-encoding');
      expect(Number(headers.get('content-length')), url).toBeLessThan(body.length);
      expect(text).toBe(body.toString());
    }
  }
}
