import type { Page } from '@playwright/test';
import {
  headerSwitch,
  open,
  pushPath,
  waitForHydration,
  waitForRequests,
} from '../../support/journey.ts';
import { brandName, messages } from '../../support/messages.ts';
import { startAlteredApi } from '../../support/servers/altered-api.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { expect, test } from '../../support/test.ts';
import { films, readFilm } from '../../support/titles.ts';

interface Head {
  readonly title: string;
  readonly canonical: string | undefined;
  readonly tags: Readonly<Record<string, string>>;
}

function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    tags: Object.fromEntries(
      Array.from(document.querySelectorAll('meta[content]'), (meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
  }));
}

/**
 * The interface texts with a character that matches the pattern. Names are in `bdi` and codes in `dir=ltr`, so both
 * are left out.
 */
function ourTextsWith(page: Page, pattern: RegExp): Promise<string[]> {
  return page.evaluate((source) => {
    const wanted = new RegExp(source);
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const own = !node.parentElement?.closest('script, style, bdi, [dir=ltr]:not(html)');
      if (own && wanted.test(node.textContent ?? '')) found.push(node.textContent ?? '');
    }
    return found;
  }, pattern.source);
}

const inItsLanguage = {
  fa: { ofOthers: /[0-9]/, released: /^[۰-۹]{1,2} [آ-ی]+ ۱۴[۰-۹]{2}$/ },
  en: { ofOthers: /[۰-۹٠-٩]/, released: /^\d{1,2} [A-Z][a-z]+ 20\d\d$/ },
} as const;

test('a page uses its language, digits and calendar in head and text, and the switch changes the language for a year @story', async ({
  page,
  context,
  api,
  site,
  brand,
  language,
  labels,
  watch,
}) => {
  const { ofOthers, released } = inItsLanguage[language];
  const film = await readFilm(api, films.usual);
  const name = brandName(brand, language);
  const filmName = language === 'fa' ? film.name_fa : (film.name_en ?? '');
  const summary = language === 'fa' ? film.summary_fa : film.summary_en;
  const html = page.locator('html');

  await test.step('home', async () => {
    await open(page, '/?ref=abc');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', language === 'fa' ? 'rtl' : 'ltr');
    const { title, canonical, tags } = await headOf(page);
    expect(title).toContain(name);
    expect(canonical, 'without the query').toBe(`${site.origin}/`);
    expect(tags).toMatchObject({
      'og:title': title,
      'og:site_name': name,
      'og:locale': language === 'fa' ? 'fa_IR' : 'en_GB',
      'og:url': `${site.origin}/`,
      'og:type': 'website',
      'og:image': `${site.origin}/icon-512.png`,
      'og:description': tags.description,
    });
    expect(tags.description?.length).toBeGreaterThan(40);
    expect(await ourTextsWith(page, ofOthers)).toEqual([]);
  });

  const other = language === 'fa' ? 'en' : 'fa';
  await test.step('the scripts contain the messages of only one language', async () => {
    const scripts = watch.requests().filter((request) => request.resourceType() === 'script');
    const texts = await Promise.all(
      scripts.map(async (request) => (await request.response())?.text() ?? ''),
    );
    const all = texts.join('');
    expect(all).toContain(messages[language].skip);
    expect(all).not.toContain(messages[other].skip);
  });

  await test.step('a film', async () => {
    await open(page, `/movie/${films.usual}`);
    const { title, canonical, tags } = await headOf(page);
    expect(title).toBe(`${filmName} | ${name}`);
    expect(canonical).toBe(`${site.origin}/movie/${films.usual}`);
    expect(tags).toMatchObject({
      'og:title': title,
      'og:description': summary,
      // The picture's width is fixed, so that a link preview knows its size.
      'og:image': new URL(`${film.backdrop?.url}&w=1280`, site.origin).href,
      'og:image:width': '1280',
      'og:image:height': '720',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(filmName);
    expect(await ourTextsWith(page, ofOthers)).toEqual([]);
    const date = page.locator('dt', { hasText: labels.released }).locator('+ dd');
    await expect(date).toHaveText(released);
  });

  await test.step('the switch changes the language and changes it back', async () => {
    await (await headerSwitch(page, labels.otherLanguage, labels.menu)).click();
    await expect(html).toHaveAttribute('lang', other);
    await waitForHydration(page);
    const cookie = (await context.cookies()).find(({ name: each }) => each === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: other, path: '/', sameSite: 'Lax', httpOnly: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await (await headerSwitch(page, messages[other].otherLanguage, messages[other].menu)).click();
    await expect(html).toHaveAttribute('lang', language);
    await waitForHydration(page);
  });
});

/**
 * Returns the page's texts in Persian letters that are not marked as Persian. Parts of `title` and of its
 * announcement cannot be marked.
 */
function unmarkedPersian(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const own = node.parentElement;
      if (!own || own.closest('script, style, [lang=fa], [aria-live]')) continue;
      const text = node.textContent ?? '';
      if (/\p{Script=Arabic}/u.test(text)) found.push(text);
    }
    return found;
  });
}

/** The answer of a server that has only Persian texts. */
function withoutEnglish(answer: string): unknown {
  return JSON.parse(answer, (key, value) => (key.endsWith('_en') ? undefined : value));
}

test.describe('a server without English', () => {
  test.use({ language: 'en' });

  test('shows its categories, genres, plans and magazines in Persian, marked as Persian', async ({
    page,
    api,
    startSite,
    labels,
    watch,
  }) => {
    const paths = [
      '/ghost/getCategories',
      '/genres',
      '/get/app/plans',
      '/get/channels',
      '/get/magazines',
      '/get/channel/khabar',
      '/get/channel/ravagh',
      '/get/channel/ravagh/videos',
      '/get/category/kids',
    ];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const { text } = await sendRequest(api.baseUrl + path);
        return [path, withoutEnglish(text)] as const;
      }),
    );
    const altered = await startAlteredApi(api, {
      ...Object.fromEntries(answers),
      '/get/app/details': { data: { apps: [] } },
    });
    const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
    const app = await sendRequest(`${origin}/app`, { cookies: { i18n_redirected: 'en' } });
    expect(app.text).toContain('This feature will be added soon');

    await open(page, `${origin}/genres`);
    for (const path of [
      '/genres',
      '/profile/plans',
      '/plan/m3',
      '/magazines',
      '/channel/ravagh',
      '/category/kids',
    ]) {
      await pushPath(page, path);
      await waitForRequests(page, watch);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await unmarkedPersian(page), path).toEqual([]);
    }
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading.locator('bdi[lang=fa]')).toHaveText('کودک و نوجوان');
    await expect(page).toHaveTitle(/^کودک و نوجوان/);

    await page.getByRole('button', { name: labels.menu, exact: true }).click();
    await expect(page.locator('a[href="/genres/drama"]').first()).toBeAttached();
    expect(await unmarkedPersian(page), 'the menu').toEqual([]);
    await page.close();
    await altered.stop();
  });
});

test('an unknown language falls back to the default, and a link preview needs no script', async ({
  site,
  api,
}) => {
  for (const i18n_redirected of ['de', '', 'EN', '%7B']) {
    const { status, text } = await sendRequest(site.origin, { cookies: { i18n_redirected } });
    expect(status).toBe(200);
    expect(text).toContain('<html lang="fa" dir="rtl"');
  }
  const film = await readFilm(api, films.usual);
  const { text } = await sendRequest(`${site.origin}/movie/${films.usual}`);
  const head = text.slice(0, text.indexOf('</head>'));
  expect(head).toContain(`<title>${film.name_fa} | پرده</title>`);
  expect(head).toContain(`<meta property="og:title" content="${film.name_fa} | پرده"/>`);
  expect(head).toContain('<meta property="og:image" content="http');
});
