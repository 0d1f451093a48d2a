import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { follow, open, pushPath, unfoldFooter, waitForHydration } from '../../support/journey.ts';
import { startAlteredApi } from '../../support/servers/altered-api.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { expect, test } from '../../support/test.ts';
import { answerForBadges } from '../../support/trust-badges.ts';

const faq = '/profile/faq';
const questions = (page: Page) => page.locator('main details:has(h3)');
const question = (page: Page, messages: string) =>
  questions(page).filter({ has: page.getByRole('heading', { name: messages }) });

const devices = 'با یک اشتراک روی چند دستگاه می‌توانم تماشا کنم؟';
const devicesAnswer = 'کافی است با همان شمارهٔ همراه وارد شوید';

test('a question can be searched, has an address that is copied and opens it, and all questions print @states', async ({
  page,
  context,
  site,
  anotherViewer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, faq);
  const all = await questions(page).count();
  expect(all).toBeGreaterThanOrEqual(20);
  const found = page.getByRole('status').filter({ hasText: 'پرسش پیدا شد' });
  const field = page.getByLabel('جست‌وجو در پرسش‌ها');

  await test.step('by words of its answer in another spelling', async () => {
    await field.fill('كد  پيگيري');
    await expect(found).toHaveText('۱ پرسش پیدا شد.');
    await expect(questions(page)).toHaveCount(1);
    await expect(page.getByText('وضعیت همان پرداخت را با کد پیگیری ببینید')).toBeVisible();
    await expect(page).toHaveURL(/\?q=/);
  });

  await test.step('without a match the page links to support', async () => {
    await field.fill('زظطغ');
    await expect(page.getByRole('heading', { name: 'پرسشی پیدا نشد' })).toBeVisible();
    await checkState(page, 'no question found');
    await page.getByRole('button', { name: 'همهٔ پرسش‌ها' }).click();
    await expect(questions(page)).toHaveCount(all);
    await expect(page).toHaveURL(faq);
  });

  await test.step('a link to all questions empties the field', async () => {
    await field.fill('مالیات');
    await expect(page).toHaveURL(/\?q=/);
    await unfoldFooter(page);
    await follow(page.getByRole('contentinfo').locator(`a[href="${faq}"]`));
    await expect(field).toHaveValue('');
    await expect(questions(page)).toHaveCount(all);
  });

  await test.step('its address is copied and opens the question', async () => {
    const openQuestion = question(page, devices);
    await expect(openQuestion.getByText(devicesAnswer)).toBeHidden();
    await openQuestion.getByRole('heading').click();
    await expect(openQuestion.getByText(devicesAnswer)).toBeVisible();
    await openQuestion.getByRole('link', { name: 'کپی پیوند این پرسش' }).click();
    await expect(page.getByText('پیوند کپی شد.')).toBeVisible();
    const address = `${site.origin}${faq}#devices`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page).toHaveURL(address);
    await page.reload();
    await waitForHydration(page);
    await expect(openQuestion.getByText(devicesAnswer)).toBeVisible();
    await expect(openQuestion.getByRole('heading')).toBeInViewport();
    await checkState(page, 'a question with its answer');
  });

  await test.step('a printed page shows each question with its answer, and nothing else', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('بیشتر دیدگاه‌ها بی‌درنگ نمایش داده می‌شوند')).toBeVisible();
    await expect(page.locator('body > div > header')).toBeHidden();
    await expect(field).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('the terms have a table of contents, and link to other help pages', async () => {
    await pushPath(page, '/profile/terms');
    // Both pages have a table of contents.
    await expect(page).toHaveTitle(/^قوانین/);
    await page.getByText('در این صفحه').click();
    await page.getByRole('link', { name: 'حریم خصوصی', exact: true }).click();
    await expect(page).toHaveURL('/profile/terms#privacy');
    await expect(page.getByRole('heading', { name: 'حریم خصوصی', exact: true })).toBeInViewport();
    await follow(
      page.getByRole('navigation').getByRole('link', { name: 'دربارهٔ ما و تماس' }).first(),
    );
    const call = page.locator('main a[href="tel:02191000000"]');
    await expect(call).toHaveText('۰۲۱ ۹۱۰۰ ۰۰۰۰');
    await expect(page.getByText('همه‌روزه از ساعت ۸ صبح تا ۱۲ شب')).toBeVisible();
  });

  await test.step('a link on another page opens a question', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/profile/faq#vat';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page.getByText('۱۶۳٬۹۰۰ تومان')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'آیا به قیمت اشتراک' })).toBeInViewport();
  });

  await test.step('without script, an address opens its question as well', async () => {
    const plain = await anotherViewer({ javaScriptEnabled: false });
    await plain.goto(`${faq}#devices`);
    await expect(plain.getByText(devicesAnswer)).toBeVisible();
  });
});

test('without script a form searches the questions, and search engines read all of them', async ({
  site,
}) => {
  const found = await sendRequest(`${site.origin}${faq}?q=${encodeURIComponent('مالیات')}`);
  expect(found.text).toMatch(/<form[^>]*>.*<input[^>]* name="q"/s);
  const parts = found.text.slice(found.text.indexOf('<main'), found.text.indexOf('</main>'));
  expect(parts).toContain('آیا به قیمت اشتراک مالیات بر ارزش افزوده اضافه می‌شود؟');
  expect(parts.replaceAll(/<script.*?<\/script>/gs, '')).not.toContain(devices);

  const { text } = await sendRequest(site.origin + faq);
  const data = /<script type="application\/ld\+json"[^>]*>([^<]*FAQPage[^<]*)</.exec(text)?.[1];
  const [page] = JSON.parse(data ?? '{}')['@graph'];
  expect(page.mainEntity.length).toBeGreaterThanOrEqual(20);
  expect(page.mainEntity[0].name).toBe('چگونه حساب بسازم؟');
  expect(JSON.stringify(page)).not.toMatch(/<|u003c/);
});

/** Each text tries to run a script, to load a resource, or to break out of its element. */
const hostile = [
  '<script>window.pardeWasHere = true</script>',
  '<img src=x onerror="window.pardeWasHere = true">',
  '<svg onload="window.pardeWasHere = true"><style><img src=x onerror="window.pardeWasHere = true">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror="window.pardeWasHere = true">',
  '<noscript><p title="</noscript><img src=x onerror=window.pardeWasHere=true>">',
  '<iframe srcdoc="<script>parent.pardeWasHere = true</script>"></iframe>',
  '<a href="java&#10;script:window.pardeWasHere=true" id=run>run</a> <a href="//evil.example">out</a>',
  '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=x>',
  '<form action=//evil.example><input name=q><button autofocus onfocus="pardeWasHere = true">x</button></form>',
  '</p></section></main></body></html><p style="position:fixed;inset:0" class=x onclick=x()>cover</p>',
  '<p>a<table><p>b<td>c<a href=/x>d<table><tr><td><a href=/y>e</a></table></table><ul>f<li>g<p>h<ul><li>i',
  '<b><p>one<i>two</b>three</i></p><h1>four<div>five</h1>',
  `${'<div>'.repeat(3000)}deep`,
  `${'<b>'.repeat(600)}bold ${'<table><tr><td>'.repeat(60)}cell`,
  'on "on" /on <a href="/on/on?on=1" title=on/onclick=x>on=1</a>',
  '&lt;script&gt;text&lt;/script&gt; \u0000 &#x0; &#xD800; &amp;amp; ]]>',
];

test('hostile HTML in a text becomes plain text or nothing, and server and browser render it alike; a text without English, and a missing text, show a message @pictures', async ({
  page,
  api,
  startSite,
}) => {
  const altered = await startAlteredApi(api, {
    '/get/page/terms': {
      data: {
        page: 'terms',
        title_fa: null,
        sections: [null, { heading_fa: '<b>x</b>', paragraphs_fa: hostile }, 7],
      },
    },
    '/get/page/faq': { data: { page: 'faq', sections: [] } },
    '/get/page/about-contact': {
      data: {
        sections: [
          { heading_fa: 'حساب', heading_en: null, paragraphs_fa: ['متن'], paragraphs_en: [] },
        ],
      },
    },
    '/get/namad': { data: { enamad: null, samandehi: null } },
  });
  const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
  const { text } = await sendRequest(`${origin}/profile/terms`);
  const sent = await page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return body.querySelector('main')?.innerHTML;
  }, text);
  await open(page, `${origin}/profile/terms`);
  const main = page.locator('main');
  expect(await main.innerHTML()).toBe(sent);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('<b>x</b>');
  await expect(main.getByText('<script>text</script>')).toBeVisible();
  for (const tag of [
    'script:not([type])',
    'img',
    'iframe',
    'form',
    'base',
    'meta',
    'link',
    '[style]',
  ]) {
    await expect(main.locator(tag), tag).toHaveCount(0);
  }
  await main.getByText('run').click();
  expect(await page.evaluate(() => 'pardeWasHere' in window)).toBe(false);
  await expect(main.locator('a[href*="evil"]')).toHaveAttribute('rel', 'noopener noreferrer');

  await page.close();

  const english = await sendRequest(`${origin}/profile/about-contact`, {
    cookies: { i18n_redirected: 'en' },
  });
  expect(english.text).toContain('This text is in Persian only.');
  expect(english.text).toMatch(/ lang="fa" dir="rtl"[^>]*>.*حساب.*متن/s);
  expect((await sendRequest(origin + faq)).text).toContain('هنوز متنی نوشته نشده است');
  expect((await sendRequest(`${origin}/namad`)).text).toContain('نمادی ثبت نشده است');
  await altered.stop();
});

test('the trust badges are shown large, each links to its issuer, and a badge without a picture shows its name @states @pictures', async ({
  page,
  watch,
}) => {
  await answerForBadges(page, watch);
  await open(page, '/namad');
  const badges = page.locator('main li a');
  await expect(badges).toHaveCount(2);
  for (const badge of await badges.all()) {
    await expect(badge).toHaveAttribute('referrerpolicy', 'origin');
    await expect(badge).toHaveAttribute('target', '_blank');
  }
  // Announced once: the link's name is its heading, and the picture has no name.
  for (const [place, name] of [
    'نماد اعتماد الکترونیکی (اینماد)',
    'نشان ملی ثبت (ساماندهی)',
  ].entries()) {
    await expect(badges.nth(place)).toHaveAccessibleName(name);
    await expect(badges.nth(place).getByRole('heading', { name })).toBeVisible();
  }
  const picture = badges.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveAttribute('referrerpolicy', 'origin');
  await expect(badges.nth(1).locator('img')).toHaveCount(0);
  await checkState(page, 'the trust badges');
  await follow(page.locator('main a[href="/"]'));
});
