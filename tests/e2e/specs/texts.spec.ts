import type { Page } from '@playwright/test';
import { checkState } from '../page-checks/check.ts';
import { startAlteredApi } from '../support/altered-api.ts';
import { ask } from '../support/http.ts';
import { follow, open, unfoldFooter, waitForHydration } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { answerForBadges } from '../support/trust-badges.ts';

const faq = '/profile/faq';
const questions = (page: Page) => page.locator('main details:has(h3)');
const question = (page: Page, words: string) =>
  questions(page).filter({ has: page.getByRole('heading', { name: words }) });

const devices = 'با یک اشتراک روی چند دستگاه می‌توانم تماشا کنم؟';
const devicesAnswer = 'کافی است با همان شمارهٔ همراه وارد شوید';

test('a question is looked for, has an address that is copied and opens it, and all of them print @states', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, faq);
  const all = await questions(page).count();
  expect(all).toBeGreaterThanOrEqual(20);
  const found = page.getByRole('status').filter({ hasText: 'پرسش پیدا شد' });
  const field = page.getByLabel('جست‌وجو در پرسش‌ها');

  await test.step('by words of its answer, written otherwise', async () => {
    await field.fill('كد  پيگيري');
    await expect(found).toHaveText('۱ پرسش پیدا شد.');
    await expect(questions(page)).toHaveCount(1);
    await expect(page.getByText('وضعیت همان پرداخت را با کد پیگیری ببینید')).toBeVisible();
    await expect(page).toHaveURL(/\?q=/);
    await page.reload();
    await waitForHydration(page);
    await expect(questions(page)).toHaveCount(1);
  });

  await test.step('and where there is none, support is near', async () => {
    await field.fill('زظطغ');
    await expect(page.getByRole('heading', { name: 'پرسشی پیدا نشد' })).toBeVisible();
    await checkState(page, 'no question found');
    await page.getByRole('button', { name: 'همهٔ پرسش‌ها' }).click();
    await expect(questions(page)).toHaveCount(all);
    await expect(page).toHaveURL(faq);
  });

  await test.step('a link to all of them empties the field', async () => {
    await field.fill('مالیات');
    await expect(page).toHaveURL(/\?q=/);
    await unfoldFooter(page);
    await follow(page.getByRole('contentinfo').locator(`a[href="${faq}"]`));
    await expect(field).toHaveValue('');
    await expect(questions(page)).toHaveCount(all);
  });

  await test.step('its address is copied, and opens it', async () => {
    const asked = question(page, devices);
    await expect(asked.getByText(devicesAnswer)).toBeHidden();
    await asked.getByRole('heading').click();
    await expect(asked.getByText(devicesAnswer)).toBeVisible();
    await asked.getByRole('link', { name: 'کپی پیوند این پرسش' }).click();
    await expect(page.getByText('پیوند کپی شد.')).toBeVisible();
    const address = `${site.origin}${faq}#devices`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(page).toHaveURL(address);
    await page.reload();
    await waitForHydration(page);
    await expect(asked.getByText(devicesAnswer)).toBeVisible();
    await expect(asked.getByRole('heading')).toBeInViewport();
    await checkState(page, 'a question with its answer');
  });

  await test.step('on paper each has its answer, and nothing else is there', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('بیشتر دیدگاه‌ها بی‌درنگ نمایش داده می‌شوند')).toBeVisible();
    await expect(page.locator('body > div > header')).toBeHidden();
    await expect(field).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('and from another page, by a link', async () => {
    await open(page, '/profile/terms');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/profile/faq#vat';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page.getByText('۱۶۳٬۹۰۰ تومان')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'آیا به قیمت اشتراک' })).toBeInViewport();
  });
});

test('without script the questions are looked for by a form, and an address opens its own; search engines read all', async ({
  anotherViewer,
  site,
}) => {
  const page = await anotherViewer({ javaScriptEnabled: false });
  await page.goto(`${faq}#devices`);
  await expect(page.getByText(devicesAnswer)).toBeVisible();
  await page.getByLabel('جست‌وجو در پرسش‌ها').fill('مالیات');
  await page.getByRole('button', { name: 'جست‌وجو', exact: true }).click();
  await expect(
    question(page, 'آیا به قیمت اشتراک مالیات بر ارزش افزوده اضافه می‌شود؟'),
  ).toBeVisible();
  await expect(question(page, devices)).toHaveCount(0);

  const { text } = await ask(site.origin + faq);
  const data = /<script type="application\/ld\+json"[^>]*>([^<]*FAQPage[^<]*)</.exec(text)?.[1];
  const [page_] = JSON.parse(data ?? '{}')['@graph'];
  expect(page_.mainEntity.length).toBeGreaterThanOrEqual(20);
  expect(page_.mainEntity[0].name).toBe('چگونه در پرده حساب بسازم؟');
  expect(JSON.stringify(page_)).not.toMatch(/<|u003c/);
});

test('the terms have contents, and lead on within the help', async ({ page }) => {
  await open(page, '/profile/terms');
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

/** Each tries to run something, to load something, or to leave the place where it stands. */
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
  '&lt;script&gt;text&lt;/script&gt; \u0000 &#x0; &#xD800; &amp;amp; ]]>',
];

test('hostile HTML in a text is text or nothing, and server and browser see it alike', async ({
  page,
  api,
  startSite,
  watch,
}) => {
  // Of handlers, styles and bases in the document that only parses. None of them runs or is applied.
  watch.expectProblem(/violates the following Content Security Policy/);
  const altered = await startAlteredApi(api, {
    '/get/page/terms': {
      data: {
        page: 'terms',
        title_fa: null,
        sections: [null, { heading_fa: '<b>x</b>', paragraphs_fa: hostile }, 7],
      },
    },
    '/get/page/faq': { data: { page: 'faq', sections: [] } },
  });
  const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
  const { text } = await ask(`${origin}/profile/terms`);
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

  await open(page, `${origin}${faq}`);
  await expect(page.getByText('هنوز متنی نوشته نشده است')).toBeVisible();
  await page.close();
  await altered.stop();
});

test('a text without English is Persian and says so, in its language', async ({
  anotherViewer,
  api,
  startSite,
}) => {
  const sections = [
    { heading_fa: 'حساب', heading_en: null, paragraphs_fa: ['متن'], paragraphs_en: [] },
  ];
  const altered = await startAlteredApi(api, { '/get/page/terms': { data: { sections } } });
  const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
  const page = await anotherViewer({ baseURL: origin });
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'en', url: origin }]);
  await open(page, '/profile/terms');
  await expect(page.getByText('This text is in Persian only.')).toBeVisible();
  await expect(page.locator('main [lang="fa"][dir="rtl"]')).toHaveText([
    'حساب#Link to “حساب”',
    'متن',
  ]);
  await page.close();
  await altered.stop();
});

test('half price is told by operator, and which is the viewer’s @states', async ({
  anotherViewer,
  startSite,
  api,
  watch,
}) => {
  const site = await startSite({ TRUSTED_HOPS: '1' });
  const page = await anotherViewer({
    baseURL: site.origin,
    extraHTTPHeaders: { 'x-forwarded-for': '198.18.0.7' },
  });
  // The page is the same for all: the browser asks whose line it is.
  watch.expectAnswer(500, /\/ghost\/get\/check\/user/);
  await api.setFault({ operationId: 'ghostCheck', status: 500, times: 20 });
  await open(page, '/profile/internet');
  const main = page.locator('main');
  await expect(main.getByText('نتوانستیم اپراتور شما را بشناسیم')).toBeVisible();
  await api.reset();
  await main.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(main.getByText('با اینترنت رایتل وصل شده‌اید. حجم مصرفی شما نیم‌بها')).toBeVisible();
  const row = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'رایتل' }) });
  await expect(row.getByRole('cell')).toHaveText(['نیم‌بها', '۵۵۰\u00a0مگابایت']);
  await expect(row.getByRole('rowheader')).toHaveAccessibleName(/^رایتل ?، اپراتور شما/);
  await expect(main.getByText('اپراتور شما', { exact: true })).toHaveCount(2);
  await checkState(page, 'a viewer’s own operator');
  await page.close();
});

test('the trust badges are shown large, each leads to who gives it, and one without a picture by name @states', async ({
  page,
  watch,
  api,
  startSite,
}) => {
  await answerForBadges(page, watch);
  await open(page, '/namad');
  const badges = page.locator('main li a');
  await expect(badges).toHaveCount(2);
  for (const badge of await badges.all()) {
    await expect(badge).toHaveAttribute('referrerpolicy', 'origin');
    await expect(badge).toHaveAttribute('target', '_blank');
  }
  // Heard once: the name of the link is its heading, and the picture says nothing.
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

  const altered = await startAlteredApi(api, {
    '/get/namad': { data: { enamad: null, samandehi: null } },
    '/ghost/get/check/user': { subscription: 0, ref: '4' },
  });
  const { origin } = await startSite({ API_BASE_URL: altered.baseUrl });
  await open(page, `${origin}/namad`);
  await expect(page.getByRole('heading', { name: 'نمادی ثبت نشده است' })).toBeVisible();
  await page.close();
  await altered.stop();
});
