import type { Locale } from '@parde/domain';
import { films, readFilm } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { directive, hashSource, inlineParts } from '../support/inline-parts.ts';
import { follow, linkToFilm, open, waitForHydration } from '../support/journey.ts';
import { people } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { brandName } from '../support/words.ts';

test('the policy of a page names each of its inline parts by hash, and nothing else @story', async ({
  page,
  site,
  language,
}) => {
  for (const path of ['/', `/movie/${films.usual}`, '/login', '/cinema', '/nowhere']) {
    const answer = await ask(site.origin + path, { cookies: { i18n_redirected: language } });
    const { scripts, styles } = await inlineParts(page, answer.text);
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(styles.length, path).toBeGreaterThan(0);
    const policy = answer.headers.get('content-security-policy');
    expect(directive(policy, 'script-src').toSorted(), path).toEqual(
      [...new Set(["'self'", ...scripts.map(hashSource)])].toSorted(),
    );
    expect(directive(policy, 'style-src').toSorted(), path).toEqual(
      [...new Set(["'self'", ...styles.map(hashSource)])].toSorted(),
    );
  }
});

test('what is not named may not load, run, frame or send', async ({ site }) => {
  const { headers } = await ask(site.origin);
  const policy = headers.get('content-security-policy');
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
  expect(directive(policy, 'script-src').join(' ')).not.toMatch(/unsafe|https?:|\*/);
  expect(directive(policy, 'style-src').join(' ')).not.toMatch(/unsafe|https?:|\*/);
});

test('every answer says how little it allows', async ({ site }) => {
  for (const path of ['/', '/api/v1/get/discover', '/icon.svg', '/nowhere', '/assets/none.js']) {
    const { headers } = await ask(site.origin + path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
    expect(headers.get('x-powered-by'), path).toBeNull();
  }
});

test.describe('a film whose title holds markup', () => {
  const path = `/movie/${films.markup}`;

  const ways = [
    { way: 'a kept page', address: path, isViewer: false },
    { way: 'a streamed page', address: `${path}?ref=abc`, isViewer: false },
    { way: 'a viewer’s', address: path, isViewer: true },
  ];
  const locales: Locale[] = ['fa', 'en'];
  for (const language of locales) {
    test.describe(language, () => {
      test.use({ language });

      test('shows it as text and runs nothing, kept or streamed, to a guest and to a viewer', async ({
        page,
        signInAs,
        api,
        brand,
      }) => {
        const film = await readFilm(api, films.markup);
        const title = language === 'fa' ? film.name_fa : film.name_en;
        expect(title).toContain('<script>');
        for (const { way, address, isViewer } of ways) {
          if (isViewer) await signInAs(people.subscriber.mobile);
          await open(page, address);
          await expect(page, way).toHaveTitle(`${title} | ${brandName(brand, language)}`);
          await expect(page.getByRole('heading', { level: 1 }), way).toHaveText(title ?? '');
          await expect(page.locator('main img[src="x"]'), way).toHaveCount(0);
          await expect(page.locator('meta[property="og:title"]'), way).toHaveAttribute(
            'content',
            /^<script>/,
          );
          expect(await page.evaluate(() => 'pardeWasHere' in window), way).toBe(false);
        }
      });
    });
  }

  test('travels in the page’s data and does not end it', async ({ page, site, api }) => {
    const film = await readFilm(api, films.markup);
    for (const address of [path, `${path}?ref=abc`]) {
      const { text } = await ask(site.origin + address);
      const data = await page.evaluate((html) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        return document.querySelector('#parde-page')?.textContent ?? '';
      }, text);
      expect(data).not.toContain('<');
      expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(film.summary_fa));
    }
  });
});

test('a script that got into a kept page’s markup is not run', async ({ page, watch }) => {
  watch.expectProblem(/Content Security Policy/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const injected = `<script>window.pardeWasHere = true</script><img src="/none" onerror="window.pardeWasHere = true">`;
    await route.fulfill({
      response,
      body: html.replace('<div id="parde"', `${injected}<div id="parde"`),
    });
  });
  watch.expectAnswer(404, /\/none$/);
  await page.goto('/');
  await page.waitForLoadState('load');
  await expect(page.locator('img[src="/none"]')).toBeAttached();
  expect(await page.evaluate(() => 'pardeWasHere' in window)).toBe(false);
});

test('no page breaks its own policy, from document to document and by clicks', async ({ page }) => {
  await open(page, '/?ref=abc');
  await follow(linkToFilm(page, films.usual));
  await page.reload();
  await waitForHydration(page);
  await open(page, '/login');
});
