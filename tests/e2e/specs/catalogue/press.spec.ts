import { formatDate } from '@parde/domain';
import type { Page } from '@playwright/test';
import { checkState } from '../../page-checks/check.ts';
import { faultOf, retryAtOnce } from '../../support/faults.ts';
import {
  follow,
  open,
  press,
  pushPath,
  quietPath,
  rest,
  waitForHydration,
  waitForIdle,
} from '../../support/journey.ts';
import { expectToPlay } from '../../support/player.ts';
import { newMobile } from '../../support/purchase.ts';
import { sendRequest } from '../../support/servers/http.ts';
import type { ReferenceApi } from '../../support/servers/reference-api.ts';
import { codeField, requestCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

interface Channel {
  readonly id: string;
  readonly latest: {
    readonly id: string;
    readonly name_fa: string;
    readonly issue: { readonly number: number; readonly issue_date: string } | null;
  };
}

/** Returns the newest issue, which depends on the day. */
async function readChannel(api: ReferenceApi, id: string): Promise<Channel['latest']> {
  const response = await fetch(`${api.baseUrl}/get/channel/${id}`);
  const { data }: { data: Channel } = await response.json();
  return data.latest;
}

const cards = (page: Page) => page.locator('main li[data-index] a[href^="/video/"]');

test('the newest issue is shown large, with its date in the viewer’s calendar; a magazine is chosen, its issue plays, and the search finds it', async ({
  page,
  api,
}) => {
  const latest = await readChannel(api, 'ravagh');
  const paper = await readChannel(api, 'khabar');
  const dayOf = ({ issue }: Channel['latest']) => formatDate(issue?.issue_date ?? '', 'fa');
  const main = page.getByRole('main');
  await open(page, '/magazines');
  await expect(main.locator(`a[href="/video/show/${paper.id}"]`)).toBeVisible();
  await expect(main.getByText(dayOf(paper)).first()).toBeVisible();

  await test.step('one chip filters a channel and another sorts it, and back leaves the channel', async () => {
    const menu = (name: string) => page.getByRole('menu', { name }).getByRole('menuitemradio');
    await follow(main.locator('a[href="/channel/ravagh"]').first());
    const all = await cards(page).first().getAttribute('href');
    await press(main.getByRole('button', { name: 'سال', exact: true }));
    const year = (await menu('سال').last().textContent()) ?? '';
    await press(menu('سال').last());
    const chip = main.getByRole('button', { name: `سال: ${year}` });
    await expect(chip).toBeVisible();
    await expect(page).toHaveURL(/\?year=\d+$/);
    await expect(cards(page).first()).not.toHaveAttribute('href', all ?? '');
    await press(main.getByRole('button', { name: /^ترتیب/ }));
    await press(menu('ترتیب').filter({ hasText: 'از قدیمی‌ترین' }));
    await expect(page).toHaveURL(/\?year=\d+&sort=oldest$/);
    await press(chip.locator('xpath=..').getByRole('link'));
    await expect(page).toHaveURL('/channel/ravagh?sort=oldest');
    await page.goBack();
    await expect(page).toHaveURL('/magazines');
  });

  await test.step('the search shows the number of an issue, and marks a channel as a channel', async () => {
    const found = (href: string) => main.locator(`li a[href="${href}"]`);
    await pushPath(page, `/search/${encodeURIComponent('مجله رواق')}`);
    await expect(found('/channel/ravagh')).toContainText('کانال');
    await pushPath(page, `/search/${encodeURIComponent(`خبر ${dayOf(paper)}`)}`);
    const first = found(`/video/khabar-${paper.issue?.number}`);
    await expect(first).toContainText('شمارهٔ');
    await expect(first).toContainText(dayOf(paper));
  });

  await pushPath(page, '/magazines');
  await follow(main.locator('a[href="/magazines?magazine=ravagh"]'));
  const top = main.locator('header').first();
  // Other new issues beside it have their own headings.
  await expect(top.getByRole('heading', { level: 2 }).first()).toHaveText(latest.name_fa);
  await expect(top.getByText(dayOf(latest)).first()).toBeVisible();
  await expect(cards(page).first()).toHaveAttribute('href', `/video/${latest.id}`);
  await expect(cards(page).nth(5)).toHaveAttribute('href', /^\/video\/ravagh-/);
  await follow(top.getByRole('link', { name: /^تماشا/ }));
  await expect(page).toHaveURL(`/video/show/${latest.id}`);
  await expectToPlay(page);
});

test('a guest follows a channel by signing in, finds it in their lists, and unfollows it @states', async ({
  page,
  api,
  watch,
  labels,
}) => {
  const tab = /^دنبال‌شده‌ها/;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const toggle = (follows: boolean) =>
    main.getByRole('button', {
      name: follows ? 'رواق را دنبال می‌کنید' : 'دنبال کردن رواق',
      exact: true,
    });
  const mobile = newMobile();
  await retryAtOnce(page);
  await open(page, '/channel/ravagh');
  await press(main.getByRole('link', { name: 'دنبال کردن رواق', exact: true }));
  await expect(dialog.getByText('برای دنبال کردن این کانال وارد شوید.')).toBeVisible();
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page.getByText('«رواق» را دنبال می‌کنید.')).toBeVisible();
  await expect(page).toHaveURL('/channel/ravagh');
  await expect(toggle(true)).toBeVisible();

  await waitForHydration(page);
  // Another list, because the page without a list name may load the followed channels before the fault is set.
  await pushPath(page, '/profile/list/watchlist');
  await expect(main.getByRole('link', { name: tab })).toContainText('۱');
  watch.expectAnswer(500, /\/my\/channels/);
  await api.setFault(faultOf('listFollowing', '500'));
  await follow(main.getByRole('link', { name: tab }));
  await expect(page).toHaveURL('/profile/list/following');
  await expect(page.getByRole('heading', { name: 'فهرست بارگذاری نشد' })).toBeVisible();
  await api.reset();
  await press(main.getByRole('button', { name: labels.tryAgain }));
  await expect(main.getByRole('link', { name: tab })).toContainText('۱');
  await expect(main.locator('a[href="/channel/ravagh"]')).toBeVisible();
  await waitForIdle(page);
  await checkState(page, 'followed channels');
  await press(toggle(true));
  await expect(main.getByRole('link', { name: tab })).not.toContainText('۱');
  // The channel stays in view, so that it can be followed again, until the list is reloaded.
  await expect(toggle(false)).toBeFocused();

  await test.step('a failed follow is rolled back with a notice', async () => {
    await pushPath(page, '/channel/ravagh');
    watch.expectAnswer(500, /\/my\/channel\/follow$/);
    await api.setFault({ operationId: 'followChannel', status: 500 });
    await press(toggle(false));
    const messages = page.getByRole('region', { name: labels.messages });
    await expect(messages.getByText('دنبال کردن «رواق» انجام نشد.')).toBeVisible();
    await expect(toggle(false)).toBeVisible();
    await pushPath(page, '/profile/list/following');
    await expect(page.getByRole('heading', { name: 'هنوز کانالی را دنبال نمی‌کنید' })).toBeVisible();
    await expect(main.locator('a[href="/magazines-channels"]')).toBeVisible();
  });

  await test.step('a server that has no list of followed channels shows the other lists', async () => {
    await page.route('**/api/v1/get/my/lists', (route) =>
      route.fulfill({
        json: { data: [{ list: 'liked', name_fa: 'پسندیده‌ها', name_en: 'Liked', count: 7 }] },
      }),
    );
    await open(page, '/channel/studio');
    // A phone shows two videos in a row, because a hundred full-width pictures are a page of 14,000 pixels.
    const [first, second] = [
      await cards(page).first().boundingBox(),
      await cards(page).nth(1).boundingBox(),
    ];
    expect(second?.y).toBe(first?.y);
    await pushPath(page, '/profile/list/liked');
    await expect(main.getByRole('link', { name: /پسندیده‌ها\s*۷/ })).toBeVisible();
    await expect(main.getByRole('link', { name: tab })).toHaveCount(0);
  });
});

const parts = [
  {
    path: '/magazines',
    operations: ['listChannels', 'getChannel'],
    messages: ['فهرست مجله‌ها بارگذاری نشد.', 'روزنامه بارگذاری نشد.'],
    addresses: [/\/get\/channels\?/, /\/get\/channel\/khabar$/],
  },
  {
    path: '/channel/studio',
    operations: ['listChannelSeries'],
    messages: ['سریال‌های این کانال بارگذاری نشد.'],
    addresses: [/\/studio\/series/],
  },
] as const;

test('each part of the magazine pages may fail alone, and loads on retry', async ({
  page,
  api,
  watch,
  labels,
}) => {
  await retryAtOnce(page);
  await open(page, quietPath);
  const main = page.getByRole('main');
  for (const { path, operations, messages, addresses } of parts) {
    for (const address of addresses) watch.expectAnswer(500, address);
    for (const fault of ['500', 'malformed'] as const) {
      await rest(page);
      await api.reset();
      for (const operation of operations) await api.setFault(faultOf(operation, fault));
      await pushPath(page, path);
      for (const text of messages) await expect(main.getByText(text), fault).toBeVisible();
      await expect(cards(page).first(), `${path}, ${fault}`).toBeVisible();
    }
    await api.reset();
    for (const text of messages) {
      await press(main.getByRole('button', { name: labels.tryAgain }).first());
      await expect(main.getByText(text), path).toHaveCount(0);
    }
  }
});

test('the documents contain the next page, the filters, the picture and the data for search engines', async ({
  api,
  site,
}) => {
  const get = async (path: string) => (await sendRequest(site.origin + path)).text;
  const links = (text: string) =>
    Array.from(text.matchAll(/href="(\/video\/khabar-\d+)"/g), ([, href]) => href);
  const latest = await readChannel(api, 'khabar');
  const text = await get('/channel/khabar?utm_source=x');
  expect(text).toContain(`<link rel="canonical" href="${site.publicOrigin}/channel/khabar"`);
  expect(text).toMatch(/<meta property="og:image" content="[^"]+"/);
  expect(text).toContain('"@type":"Newspaper"');
  expect(text).toContain(`"issueNumber":${latest.issue?.number}`);
  expect(text).toContain('href="/login?redirect=%2Fchannel%2Fkhabar"');

  const [, next = ''] =
    /href="(\/channel\/khabar\?from=[^"]+)"/.exec(await get('/channel/khabar')) ?? [];
  const later = links(await get(next));
  expect(later.length).toBeGreaterThan(10);
  expect(links(text)).not.toContain(later.at(-1));

  // Without script the filters are a form.
  expect(await get('/channel/ravagh')).toMatch(
    /<noscript>.*<select[^>]* name="year".*name="sort"/s,
  );
  const oldest = links(await get('/channel/khabar?sort=oldest'));
  expect(oldest.at(-1)).not.toBe(`/video/${latest.id}`);
  expect(await get('/channel/khabar?year=1390')).toContain('در این سال چیزی منتشر نشده است');
  expect(links(await get('/channel/khabar?year=abc'))).toEqual(links(text));
  expect((await sendRequest(`${site.origin}/magazines?magazine=nothing`)).status).toBe(404);
});
