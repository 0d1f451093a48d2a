import { cookieNames } from '@parde/domain';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { faultOf, retryAtOnce } from '../../support/faults.ts';
import { follow, open, press, pushPath, waitForHydration } from '../../support/journey.ts';
import { newMobile } from '../../support/purchase.ts';
import type { BrandServer, Settings } from '../../support/servers/brand-server.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { callApi, sessionOf } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films, titles } from '../../support/titles.ts';

/** Titles of the seed for children: one in a subscription, others free. */
const whale = { id: '1906', fa: 'نهنگی که ماه را دوست داشت' };
const frost = { id: '1903', fa: 'ننه‌سرما و عمونوروز' };
const freeSeries = '3006';

const messages = {
  fa: {
    what: 'امروز چه ببینیم؟',
    back: 'برگشت',
    seeThis: 'ببینیم',
    toPictures: 'همهٔ تصویرها',
    watch: 'تماشا',
    watchEpisode: 'تماشای قسمت ۱',
    continueWatching: 'ادامهٔ تماشا',
    enough: 'برای امروز بس است',
    grownUps: 'برای بزرگ‌ترها',
    failed: 'باز نشد',
    tryAgain: 'تلاش دوباره',
    withoutScript: 'فیلم این‌جا پخش نمی‌شود',
    callGrownUp: 'از یک بزرگ‌تر بپرس.',
    tooShort: 'دست‌کم دو حرف بنویس.',
    notFound: /چیزی با این نام پیدا نشد/,
  },
  en: {
    what: 'What shall we watch today?',
    back: 'Back',
    seeThis: 'Let’s see it',
    toPictures: 'All pictures',
    watch: 'Watch',
  },
} as const;

/** Simulates a device in kids mode. `kids-escape.spec.ts` starts kids mode by the form. */
function asChild(context: BrowserContext, site: BrandServer, age = '7'): Promise<void> {
  return context.addCookies([{ name: cookieNames.kids, value: age, url: site.origin }]);
}

/** Makes a server's clock start today at noon. A child's day ends at midnight in Tehran, by the server's clock. */
function sinceNoon(): Settings {
  const [today] = new Date().toISOString().split('T');
  const ahead = Date.parse(`${today}T12:00+03:30`) - Date.now();
  const script = `globalThis.Date = class extends Date {
    static now() { return super.now() + ${ahead}; }
    constructor(...parts) { parts.length > 0 ? super(...parts) : super(Date.now()); }
  };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

const video = (page: Page): Locator => page.locator('video');
const cards = (page: Page): Locator => page.locator('main li a[href^="/kids/title/"]');
const secondsOf = (page: Page) => () =>
  video(page).evaluate((shown) => (shown instanceof HTMLVideoElement ? shown.currentTime : 0));

test('a child finds a film by its picture, watches it and comes back @story @states', async ({
  page,
  context,
  site,
  language,
}) => {
  const labels = messages[language];
  await asChild(context, site);
  await open(page, '/kids');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.what);
  await expect(page.locator('main a[href^="/"]:not([href^="/kids"])')).toHaveCount(0);
  // The name and the action of the link are two phrases.
  await expect(page.getByRole('link', { name: labels.seeThis })).toHaveAccessibleName(
    /\S ?[،,] \S/,
  );
  await checkState(page, '/kids');

  await follow(page.locator('main a[href^="/kids?theme="]').first());
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(labels.what);
  await follow(cards(page).first());
  await checkState(page, 'the page of a film');
  const film = page.url();
  await follow(page.getByRole('link', { name: labels.watch, exact: true }));
  await expect.poll(secondsOf(page)).toBeGreaterThan(0);
  await follow(page.getByRole('link', { name: labels.back }));
  await expect(page).toHaveURL(film);
  await follow(page.getByRole('link', { name: labels.toPictures }));
  await expect(page).toHaveURL('/kids');
});

test('a child searches, finds nothing for adults, and needs a grown-up for a paid film @states', async ({
  page,
  context,
  site,
  watch,
}) => {
  const labels = messages.fa;
  await asChild(context, site);
  await open(page, '/kids/search');
  const field = page.getByRole('searchbox');
  await field.fill('ن');
  await page.keyboard.press('Enter');
  await expect(page.getByText(labels.tooShort)).toBeVisible();

  // Other titles with this word are for adults.
  await field.fill('ماه');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/kids/search/${encodeURIComponent('ماه')}`);
  await expect(page.getByRole('list', { name: 'چیزهایی که پیدا شد' })).toBeVisible();
  const found = cards(page).filter({ hasText: whale.fa });
  await expect(found).toBeVisible();
  await expect(page.locator('main').getByText('ماه بر شانهٔ راست')).toHaveCount(0);
  await follow(found);
  await expect(page.getByText(labels.callGrownUp)).toBeVisible();
  await expect(page.getByRole('link', { name: labels.watch, exact: true })).toHaveCount(0);

  // The film's address does not open it either.
  watch.expectAnswer(403, /\/play\//);
  await open(page, `/kids/watch/movie/${whale.id}`);
  await expect(page.getByText(labels.callGrownUp)).toBeVisible();
  await checkState(page, 'a film that a grown-up opens');

  await pushPath(page, '/kids/search/zzqqxx');
  await expect(page.getByText(labels.notFound)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();

  watch.expectAnswer(404, new RegExp(`/movie/${films.usual}$`));
  const filmAnswer = page.waitForResponse(new RegExp(`/movie/${films.usual}$`));
  await pushPath(page, `/kids/title/movie/${films.usual}`);
  await filmAnswer;
  await expect(page, 'from a title above the age').toHaveURL('/kids');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.what);
});

test('a series continues with its next episode; a title for adults that an adult has begun is not shown', async ({
  page,
  context,
  site,
  api,
  signInAs,
}) => {
  const labels = messages.fa;
  const mobile = newMobile();
  await signInAs(mobile);
  const cookies = await sessionOf(site, api, mobile);
  for (const [content_type, id] of [
    ['movie', titles.movie],
    ['movie', frost.id],
  ]) {
    const body = { content_type, id, position_seconds: 600, duration_seconds: 4000 };
    await callApi(site, '/my/watching/save', body, cookies);
  }
  await asChild(context, site);
  await open(page, '/kids');
  const begun = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: labels.continueWatching }) });
  await expect(begun.getByRole('listitem')).toHaveCount(1);
  await expect(begun.getByRole('link')).toHaveAccessibleName(`ادامهٔ ${frost.fa}`);

  await pushPath(page, `/kids/title/series/${freeSeries}`);
  await expect(page.getByRole('list', { name: 'فصل ۱' }).getByRole('listitem')).toHaveCount(24);
  await follow(page.getByRole('link', { name: labels.watchEpisode }));
  await expect.poll(secondsOf(page)).toBeGreaterThan(0);
  await press(page.getByRole('button', { name: 'قسمت بعد' }).first());
  await expect(page).toHaveURL(/\/kids\/watch\/episode\/3006-1-2$/);
  await follow(page.getByRole('link', { name: labels.back }));
  await expect(page).toHaveURL(`/kids/title/series/${freeSeries}`);
});

test('a notice comes before the day’s minutes end, and their end covers every page, but interrupts no scene @states', async ({
  page,
  context,
  startSite,
}) => {
  const { origin } = await startSite(sinceNoon());
  await page.clock.install();
  await open(page, `${origin}/kids`);
  // The back/forward cache stores this page without the PIN.
  const pin = page.getByRole('textbox', { name: 'رمز چهاررقمی' });
  await pin.fill('2580');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect(pin).toHaveValue('');
  await press(page.getByRole('radio', { name: 'با یک پرسش ضرب' }));
  await page.getByLabel('زمان تماشا در روز').selectOption('30');
  await press(page.getByRole('button', { name: 'روشن کردن حالت کودک' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.fa.what);
  await waitForHydration(page);
  await page.clock.runFor('25:30');
  await expect(page.getByText('۵ دقیقهٔ دیگر وقت داری')).toBeVisible();
  await checkState(page, 'five minutes before the end');
  // A scene is not interrupted: a playing video continues for five minutes.
  await open(page, `${origin}/kids/watch/movie/${frost.id}`);
  await expect.poll(secondsOf(page)).toBeGreaterThan(0);
  await page.clock.runFor('05:00');
  const other = await context.newPage();
  await open(other, `${origin}/kids/search`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(messages.fa.enough);
  await expect(cards(other)).toHaveCount(0);
  await checkState(other, 'the end of the minutes');
  await expect(other.getByRole('link', { name: messages.fa.grownUps })).toHaveAttribute(
    'href',
    '/kids/leave',
  );
  await expect(video(page)).toBeVisible();
  await page.clock.runFor('05:00');
  await expect(page.getByRole('heading', { name: messages.fa.enough })).toBeVisible();
  await expect(video(page)).toHaveCount(0);

  // The end is also in the document, and on the page of a film that is opened by its address.
  const kidsCookies = await context.cookies(`${origin}/kids`);
  const cookies = Object.fromEntries(kidsCookies.map(({ name, value }) => [name, value]));
  for (const at of ['/kids', '/kids/search', `/kids/watch/movie/${frost.id}`]) {
    const { text } = await sendRequest(origin + at, { cookies });
    expect(text, at).toContain(messages.fa.enough);
    expect(text, at).not.toContain('<li><a href="/kids/title/');
  }
});

test('without script there are pictures, links and a search; a film’s page shows that it does not play', async ({
  site,
}) => {
  const cookies = { [cookieNames.kids]: '7' };
  const read = async (at: string) => (await sendRequest(site.origin + at, { cookies })).text;
  const home = await read('/kids');
  expect(home.match(/href="\/kids\/title\//g)?.length).toBeGreaterThan(5);
  const form = await sendRequest(`${site.origin}/kids/search?q=${encodeURIComponent('عمونوروز')}`, {
    cookies,
  });
  expect(form.headers.get('location')).toBe(`/kids/search/${encodeURIComponent('عمونوروز')}`);
  const found = await read(form.headers.get('location') ?? '');
  expect(found).toContain(`/kids/title/movie/${frost.id}`);
  expect(await read(`/kids/title/movie/${frost.id}`)).toContain(`/kids/watch/movie/${frost.id}`);
  expect(await read(`/kids/watch/movie/${frost.id}`)).toContain(messages.fa.withoutScript);
});

test('a page whose answer fails shows a calm message, and can be retried', async ({
  page,
  context,
  site,
  api,
  watch,
}) => {
  watch.expectProblem(/request failed|50[023] from/);
  await asChild(context, site);
  await retryAtOnce(page);
  await test.step('the only result of a search is large, and a usual card if its title fails', async () => {
    const onlyResult = `/kids/search/${encodeURIComponent('عمونوروز')}`;
    const large = page.getByRole('link', { name: messages.fa.seeThis });
    const usual = page.getByRole('list', { name: 'چیزهایی که پیدا شد' });
    await open(page, onlyResult);
    await expect(large).toBeVisible();
    await api.setFault(faultOf('getMovie', '500', { times: 100 }));
    await open(page, onlyResult);
    await expect(usual).toBeVisible();
    await expect(large).toHaveCount(0);
    await api.reset();
  });
  for (const { at, operationId, brings, fault = '500' } of [
    { at: '/kids', operationId: 'listGenreTitles', brings: cards(page).first() },
    {
      at: '/kids?theme=animation',
      operationId: 'listGenreTitles',
      fault: 'malformed',
      brings: cards(page).first(),
    },
    { at: '/kids/search/ماه', operationId: 'search', brings: cards(page).first() },
    {
      at: `/kids/title/movie/${frost.id}`,
      operationId: 'getMovie',
      brings: page.getByRole('link', { name: messages.fa.watch, exact: true }),
    },
    { at: `/kids/watch/movie/${frost.id}`, operationId: 'getPlayback', brings: video(page) },
  ] as const) {
    await api.setFault(faultOf(operationId, fault, { times: 100 }));
    // Load a document, because the open document already has both lists.
    if (operationId === 'listGenreTitles') await open(page, at);
    else await pushPath(page, at);
    await expect(page.getByText(messages.fa.failed, { exact: true }), at).toBeVisible();
    await api.reset();
    await press(page.getByRole('button', { name: messages.fa.tryAgain }));
    await expect(brings, at).toBeVisible();
  }
});
