import type { Page } from '@playwright/test';
import { startAlteredApi } from '../support/altered-api.ts';
import { films, readFilm } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { framedPath, headerSwitch, open, waitForHydration } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { brandName, words } from '../support/words.ts';

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

/** Our texts that hold such a character. Names stand in `bdi`, codes in `dir=ltr`. */
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
  fa: {
    title: 'a page says what it is, in its language, digits and calendar',
    ofOthers: /[0-9]/,
    released: /^[۰-۹]{1,2} [آ-ی]+ ۱۴[۰-۹]{2}$/,
  },
  en: {
    title: 'a page says what it is, in its language, digits and calendar @story',
    ofOthers: /[۰-۹٠-٩]/,
    released: /^\d{1,2} [A-Z][a-z]+ 20\d\d$/,
  },
} as const;

for (const language of ['fa', 'en'] as const) {
  const { title, ofOthers, released } = inItsLanguage[language];
  test.describe(language, () => {
    test.use({ language });

    test(title, async ({ page, api, site, brand, say }) => {
      const film = await readFilm(api, films.usual);
      const name = brandName(brand, language);
      const filmName = language === 'fa' ? film.name_fa : (film.name_en ?? '');
      const summary = language === 'fa' ? film.summary_fa : film.summary_en;
      const backdrop = film.backdrop?.url ?? '';

      await open(page, '/?ref=abc');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'fa' ? 'rtl' : 'ltr');
      const home = await headOf(page);
      expect(home.title).toContain(name);
      expect(home.canonical, 'without the query').toBe(`${site.origin}/`);
      expect(home.tags).toMatchObject({
        'og:title': home.title,
        'og:site_name': name,
        'og:locale': language === 'fa' ? 'fa_IR' : 'en_GB',
        'og:url': `${site.origin}/`,
        'og:type': 'website',
        'og:image': `${site.origin}/icon-512.png`,
        'og:description': home.tags.description,
      });
      expect(home.tags.description?.length).toBeGreaterThan(40);
      expect(await ourTextsWith(page, ofOthers), 'digits of home').toEqual([]);

      await open(page, `/movie/${films.usual}`);
      const head = await headOf(page);
      expect(head.title).toBe(`${filmName} | ${name}`);
      expect(head.canonical).toBe(`${site.origin}/movie/${films.usual}`);
      expect(head.tags).toMatchObject({
        'og:title': head.title,
        'og:description': summary,
        // The picture's width is fixed, so a preview knows its size.
        'og:image': new URL(`${backdrop}&w=1280`, site.origin).href,
        'og:image:width': '1280',
        'og:image:height': '720',
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(filmName);
      expect(await ourTextsWith(page, ofOthers), 'digits of the film').toEqual([]);
      await expect(page.locator('dt', { hasText: say.released }).locator('+ dd')).toHaveText(
        released,
      );
    });
  });
}

/** Its texts in Persian letters that do not say so. A part of `title` cannot. */
function unmarkedPersian(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const own = node.parentElement;
      if (!own || own.closest('script, style, [lang=fa]')) continue;
      const text = node.textContent ?? '';
      if (/\p{Script=Arabic}/u.test(text)) found.push(text);
    }
    return found;
  });
}

/** As a server that knows Persian only answers. */
function withoutEnglish(answer: string): unknown {
  return JSON.parse(answer, (key, value) => (key.endsWith('_en') ? undefined : value));
}

test.describe('a server without English', () => {
  test.use({ language: 'en' });

  test('names categories, genres, plans and magazines in Persian, which says so, where the brand has no English @story', async ({
    page,
    api,
    startSite,
    brand,
    say,
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
        const { text } = await ask(api.baseUrl + path);
        return [path, withoutEnglish(text)] as const;
      }),
    );
    const altered = await startAlteredApi(api, Object.fromEntries(answers));
    const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
    const kids = brand === 'partner' ? 'Kids and teens' : 'کودک و نوجوان';

    const pages = [
      '/genres',
      '/profile/plans',
      '/plan/m3',
      '/magazines',
      '/channel/ravagh',
      '/category/kids',
    ];
    for (const path of pages) {
      await page.goto(origin + path);
      await waitForHydration(page);
      expect(await unmarkedPersian(page), path).toEqual([]);
    }
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(kids);
    await expect(heading.locator('bdi[lang=fa]')).toHaveCount(brand === 'partner' ? 0 : 1);
    await expect(page).toHaveTitle(new RegExp(`^${kids}`));

    const openMenu = page.getByRole('button', { name: say.menu, exact: true });
    const openPanel = page.getByRole('button', { name: say.openCategories });
    await openMenu.or(openPanel).filter({ visible: true }).first().click();
    await expect(page.locator('a[href="/genres/drama"]').first()).toBeAttached();
    expect(await unmarkedPersian(page), 'the menu').toEqual([]);
    await page.close();
    await altered.stop();
  });
});

test('what a link’s preview reads stands in the HTML, before any script', async ({ site, api }) => {
  const film = await readFilm(api, films.usual);
  const { text } = await ask(`${site.origin}/movie/${films.usual}`);
  const head = text.slice(0, text.indexOf('</head>'));
  expect(head).toContain(`<title>${film.name_fa} | پرده</title>`);
  expect(head).toContain(`<meta property="og:title" content="${film.name_fa} | پرده"/>`);
  expect(head).toContain('<meta property="og:image" content="http');
});

test('the switch changes the language for good, there and back @story', async ({
  page,
  context,
  language,
  say,
}) => {
  const other = language === 'fa' ? 'en' : 'fa';
  const html = page.locator('html');
  await open(page, `/movie/${films.usual}`);
  await (await headerSwitch(page, say.otherLanguage, say.menu)).click();
  await expect(html).toHaveAttribute('lang', other);
  await waitForHydration(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: other, path: '/', sameSite: 'Lax', httpOnly: false });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await open(page, framedPath);
  await expect(html).toHaveAttribute('lang', other);
  await (await headerSwitch(page, words[other].otherLanguage, words[other].menu)).click();
  await expect(html).toHaveAttribute('lang', language);
  await waitForHydration(page);
});

test('a language that nobody speaks here is the default', async ({ site }) => {
  for (const i18n_redirected of ['de', '', 'EN', '%7B']) {
    const { status, text } = await ask(site.origin, { cookies: { i18n_redirected } });
    expect(status).toBe(200);
    expect(text).toContain('<html lang="fa" dir="rtl"');
  }
});

test('only the words of the viewer’s language are sent', async ({ page, watch, language }) => {
  await open(page, '/');
  const scripts = watch.requests().filter((request) => request.resourceType() === 'script');
  const texts = await Promise.all(
    scripts.map(async (request) => (await request.response())?.text() ?? ''),
  );
  const all = texts.join('');
  expect(all).toContain(words[language].skip);
  expect(all).not.toContain(words.en.skip);
});
