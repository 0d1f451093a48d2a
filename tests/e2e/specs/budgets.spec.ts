import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { inlineParts } from '../support/inline-parts.ts';
import { alive, idle } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

/**
 * What a guest's first visit may cost, on a phone and in fa: today's figures and a little room. Bytes are compressed
 * with brotli, as they travel. Whoever raises a line says why.
 *
 * The documents grew by a sixth when pictures became bitmaps: each <img> names its widths and holds its light, and a
 * phone then loads a poster of a sixth of the bytes. Home has two more shelves than before.
 */
const budgets = {
  home: {
    path: '/',
    scriptBytes: 146_000,
    scripts: 9,
    htmlBytes: 25_200,
    inlineStyleBytes: 7_400,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    elements: 2_000,
  },
  film: {
    path: `/movie/${films.usual}`,
    scriptBytes: 145_000,
    scripts: 9,
    htmlBytes: 15_000,
    inlineStyleBytes: 7_000,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    elements: 530,
  },
};

const travels = (text: string | Buffer) => brotliCompressSync(text).length;

async function bodyOf(request: Request): Promise<Buffer> {
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered.`);
  return response.body();
}

for (const [name, { path, ...budget }] of Object.entries(budgets)) {
  test(`the first visit of ${name} stays within its budget`, async ({ page, watch }) => {
    const document = await page.goto(path);
    await alive(page);
    await expect.poll(() => watch.apiCalls()).toHaveLength(1);
    await idle(page);

    const html = (await document?.text()) ?? '';
    const { styles } = await inlineParts(page, html);
    const ofType = (...types: string[]) =>
      watch.requests().filter((request) => types.includes(request.resourceType()));
    const scripts = await Promise.all(ofType('script').map(bodyOf));
    const cost = {
      scriptBytes: scripts.reduce((sum, body) => sum + travels(body), 0),
      scripts: scripts.length,
      htmlBytes: travels(html),
      inlineStyleBytes: travels(styles.join('')),
      fonts: ofType('font').length,
      apiCalls: watch.apiCalls().length,
      otherRequests: ofType('stylesheet', 'manifest', 'other', 'media').length,
      elements: await page.evaluate(() => window.document.querySelectorAll('*').length),
    };
    const over = Object.entries(budget).filter(
      ([item, allowed]) => Number(Reflect.get(cost, item)) > allowed,
    );
    expect(over, `it costs ${JSON.stringify(cost)}`).toEqual([]);
  });
}

test('what was built travels as small as the browser can take it', async ({
  page,
  site,
  watch,
}) => {
  await page.goto('/');
  await alive(page);
  const scripts = watch.requests().filter((request) => request.resourceType() === 'script');
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
  const { headers } = await ask(site.origin, { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
});
