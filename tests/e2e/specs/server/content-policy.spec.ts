import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { open } from '../../support/journey.ts';
import { brandName } from '../../support/messages.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { people } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films, readFilm } from '../../support/titles.ts';

interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Returns a document's inline scripts and styles, as a browser parses them. */
function inlineParts(page: Page, html: string): Promise<InlineParts> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const texts = (selector: string) =>
      Array.from(
        document.querySelectorAll(selector),
        (element) => element.textContent ?? '',
      ).filter((each) => each !== '');
    return {
      scripts: texts('script:not([src]):not([type$="json"])'),
      styles: texts('style'),
    };
  }, html);
}

/** The hash of a text in the syntax of a content security policy. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the sources of a directive in a policy. */
function directive(policy: string | null, name: string): string[] {
  const part = (policy ?? '').split(';').find((each) => each.trim().startsWith(`${name} `));
  return part?.trim().split(' ').slice(1) ?? [];
}

test('the policy of a page names each of its inline parts by hash, and no other part', async ({
  page,
  site,
}) => {
  for (const path of ['/', `/movie/${films.usual}`, '/login', '/cinema', '/nowhere']) {
    const answer = await sendRequest(site.origin + path);
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
    for (const name of ['default-src', 'base-uri', 'frame-ancestors']) {
      expect(directive(policy, name), path).toEqual(["'none'"]);
    }
    expect(directive(policy, 'form-action'), path).toEqual(["'self'"]);
  }
  const worker = await sendRequest(`${site.origin}/sw.js`);
  const policy = worker.headers.get('content-security-policy');
  expect(directive(policy, 'script-src')).toEqual(["'none'"]);
});

test('each configured origin is allowed only in its directives, and the badges’ pictures are shown @pictures', async ({
  startSite,
}) => {
  const chat = ['http://chat.localhost:9', 'http://cdn.chat.localhost:9'];
  const { origin } = await startSite({
    SUPPORT_CHAT: `custom:${chat[0]}/chat.js ${chat[1]}`,
    IMAGE_ORIGINS: 'https://img.example,https://trustseal.enamad.ir',
    MEDIA_ORIGINS: 'https://media.example',
    CSP_REPORT_URL: 'https://csp.example/1',
  });
  for (const path of ['/login', '/login?ref=abc']) {
    const { headers } = await sendRequest(origin + path);
    const policy = headers.get('content-security-policy');
    expect(directive(policy, 'img-src')).toContain('https://img.example');
    expect(directive(policy, 'media-src')).toContain('https://media.example');
    expect(directive(policy, 'connect-src')).toContain('https://media.example');
    for (const name of ['script-src', 'connect-src', 'frame-src', 'img-src']) {
      expect(directive(policy, name), name).toEqual(expect.arrayContaining(chat));
    }
    expect(directive(policy, 'script-src').join(' ')).not.toMatch(/unsafe|img\.|media\.|\*/);
    expect(directive(policy, 'report-uri')).toEqual(['https://csp.example/1']);
    expect(headers.get('reporting-endpoints')).toBe('csp="https://csp.example/1"');
  }
  const { text } = await sendRequest(origin);
  const pictures = text.match(/<img[^>]+(?:enamad|samandehi)[^>]+>/g) ?? [];
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toContain(
    'src="https://trustseal.enamad.ir/logo.aspx?id=310542&amp;Code=b7KqZx2mVt9LpR4sWd1c"',
  );
  expect(pictures[0]).toMatch(/referrerpolicy="origin"/i);
  expect(pictures[0]).toMatch(/loading="lazy"/);
  expect(pictures[0]).toMatch(/width="\d+" height="\d+"/);
});

test('a film’s title with markup is shown as text and runs nothing, in a cached and in a streamed page @pictures', async ({
  page,
  signInAs,
  site,
  api,
  brand,
  language,
}) => {
  const path = `/movie/${films.markup}`;
  const film = await readFilm(api, films.markup);
  expect(film.name_fa).toContain('<script>');
  await test.step('markup in a title does not end the page’s data', async () => {
    for (const address of [path, `${path}?ref=abc`]) {
      const { text } = await sendRequest(site.origin + address);
      const data = await page.evaluate((html) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        return document.querySelector('#parde-page')?.textContent ?? '';
      }, text);
      expect(data).not.toContain('<');
      expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(film.summary_fa));
    }
  });

  for (const who of ['a guest', 'a viewer']) {
    // A cache may store the guest’s page; the viewer’s page is streamed.
    if (who === 'a viewer') await signInAs(people.subscriber.mobile);
    await open(page, path);
    await expect(page, who).toHaveTitle(`${film.name_fa} | ${brandName(brand, language)}`);
    await expect(page.getByRole('heading', { level: 1 }), who).toHaveText(film.name_fa);
    await expect(page.locator('main img[src="x"]'), who).toHaveCount(0);
    await expect(page.locator('meta[property="og:title"]'), who).toHaveAttribute(
      'content',
      /^<script>/,
    );
    expect(await page.evaluate(() => 'pardeWasHere' in window), who).toBe(false);
  }
});

test('a script that was injected into a cached page’s markup does not run @pictures', async ({
  page,
  watch,
}) => {
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

test('Chromium refuses HTML and script addresses that no policy has created, and creates no other policy', async ({
  page,
  watch,
}) => {
  watch.expectProblem(
    /requires 'Trusted(?:HTML|ScriptURL)' assignment|Creating a TrustedTypePolicy/,
  );
  await open(page, '/');
  const refused = await page.evaluate(() => {
    const { body } = document;
    const attempts: readonly (() => unknown)[] = [
      () => body.insertAdjacentHTML('beforeend', '<img src="/none">'),
      () => new DOMParser().parseFromString('<img src="/none">', 'text/html'),
      () => Object.assign(document.createElement('script'), { src: '/none' }),
      () => new Worker('/none'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('parde-other', {}),
      // The page has already created this policy.
      () => Reflect.get(window, 'trustedTypes').createPolicy('parde-worker', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(Array(6).fill('refused'));
});
