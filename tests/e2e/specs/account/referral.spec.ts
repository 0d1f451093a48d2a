import { checkState } from '../../page-checks/check.ts';
import {
  framedPath,
  open,
  pushPath,
  waitForHydration,
  waitForRequests,
} from '../../support/journey.ts';
import { newMobile } from '../../support/purchase.ts';
import type { BrandServer } from '../../support/servers/brand-server.ts';
import { sendRequest } from '../../support/servers/http.ts';
import type { ReferenceApi } from '../../support/servers/reference-api.ts';
import { codeField, requestCode, sessionOf } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Base 62 with the digits 0-9a-zA-Z. The longest code exceeds the exact integers of a double. */
const good = [
  { code: 'abc', value: '39134' },
  { code: '3', value: '3' },
  { code: 'Z', value: '61' },
  { code: '10', value: '62' },
  { code: 'ZZZZZZZZZZ', value: '839299365868340223' },
];
const bad = ['4', '0004', '', 'a-b', 'ض', 'abcdefghijk', '<script>', '%00', '1 '];

test('a code in any address is stored as its number; an invalid code changes nothing', async ({
  site,
}) => {
  for (const { code, value } of good) {
    const pages = ['/', '/movie/1024', '/cinema', '/nowhere'].map((path) => `${path}?ref=${code}`);
    for (const path of [...pages, `/ref/${code}`, `/ref/other?ref=${code}`]) {
      const { cookies, headers } = await sendRequest(site.origin + path);
      expect(headers.get('cache-control'), path).toBe('private, no-store');
      expect(
        cookies.map((cookie) => [cookie.name, cookie.value]),
        path,
      ).toEqual([
        ['ref', value],
        ['refb', code],
      ]);
      for (const { attributes } of cookies) {
        expect(attributes.toSorted()).toEqual(['max-age=2592000', 'path=/', 'samesite=lax']);
      }
    }
  }
  for (const code of bad) {
    const written = encodeURIComponent(code);
    for (const path of [`/?ref=${written}`, `/ref/${written}`]) {
      const { status, cookies } = await sendRequest(site.origin + path);
      expect(status, path).toBe(path === '/ref/' ? 301 : 200);
      expect(cookies, path).toEqual([]);
    }
  }
});

test('a referral is sent with the viewer’s calls; the referral that the check returns sets the cookie only if there is none', async ({
  page,
  context,
  watch,
}) => {
  await page.route('**/ghost/get/check/user?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ref: '77' } });
  });
  const referral = async () => (await context.cookies()).find(({ name }) => name === 'ref')?.value;
  await open(page, '/?ref=abc');
  await expect.poll(() => watch.apiCalls()).toEqual(['GET /ghost/get/check/user?ref=39134']);
  await waitForRequests(page, watch);
  expect(await referral()).toBe('39134');
  await context.clearCookies({ name: /^refb?$/ });
  await open(page, framedPath);
  await expect.poll(referral).toBe('77');
});

const messages = {
  invited: 'دوستتان شما را به پرده دعوت کرده است',
  gift: '۷ روز اشتراک هدیه',
  welcome: 'به پرده خوش آمدید',
  maybe: 'اگر این دعوت هدیه‌ای داشته باشد',
  signIn: 'ورود و دریافت هدیه',
  member: 'شما از پیش حساب دارید',
  gifts: 'روزهای هدیه',
  allGifts: 'همهٔ هدیه‌ها',
  reason: 'عضویت شما با دعوت یک دوست',
};

/** The code of an existing user. */
async function someCode(site: BrandServer, api: ReferenceApi): Promise<string> {
  const cookies = await sessionOf(site, api, newMobile());
  const answer: { data: { code: string } } = JSON.parse(
    (await sendRequest(`${site.origin}/api/v1/get/referral`, { cookies })).text,
  );
  return answer.data.code;
}

test('the landing page shows without script what an invitation gives, and promises nothing unknown', async ({
  site,
  api,
}) => {
  const at = async (path: string) => (await sendRequest(site.origin + path)).text;
  const link = `/ref/${await someCode(site, api)}`;
  const page = await at(link);
  for (const part of [messages.invited, messages.gift, 'noindex', '/login?redirect=%2Fprofile']) {
    expect(page).toContain(part);
  }
  // A code without an owner, an invalid code, and a text that is no code.
  for (const noNames of ['/ref/ZZZZZZZZZZ', '/ref/4', '/ref/%D8%B6']) {
    const landing = await at(noNames);
    expect(landing, noNames).toContain(messages.welcome);
    expect(landing, noNames).not.toContain(messages.gift);
  }
  await api.setFault({ operationId: 'getInvitation', status: 503 });
  const unsure = await at(link);
  expect(unsure).toContain(messages.invited);
  expect(unsure).toContain(messages.maybe);
  expect(unsure).not.toContain(messages.gift);
});

test('an invited viewer signs in from the landing page and finds the gift in the account; more gifts load on retry @states', async ({
  page,
  context,
  site,
  api,
  watch,
  labels,
}) => {
  const code = await someCode(site, api);
  await open(page, '/profile/plans');
  // A navigation within a document does not request a document that could set the cookies.
  await pushPath(page, `/ref/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.invited);
  expect((await context.cookies()).find(({ name }) => name === 'refb')?.value).toBe(code);
  await checkState(page, 'an invitation');
  await page.getByRole('link', { name: messages.signIn }).click();
  const mobile = newMobile();
  await requestCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await page.waitForURL('/profile');
  await waitForHydration(page);
  await page.getByRole('button', { name: messages.allGifts }).click();
  const gifts = page.getByRole('dialog', { name: messages.gifts });
  const gift = new RegExp(`^${messages.reason}`);
  await expect(gifts.getByRole('listitem')).toHaveText([gift]);
  await checkState(page, 'the gift days');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: messages.allGifts })).toBeFocused();

  await open(page, `/ref/${code}`);
  await expect(page.getByText(messages.member)).toBeVisible();

  await test.step('more gift days load automatically, and the shown ones remain if that fails', async () => {
    let failures = 1;
    await page.route('**/api/v1/get/gift_days*', async (route) => {
      const { origin, pathname, searchParams } = new URL(route.request().url());
      const isNextPage = searchParams.get('cursor') === 'rest';
      if (isNextPage && failures-- > 0) return route.fulfill({ status: 400, json: {} });
      const { data }: { data: { items: { id: string }[] } } = await (
        await route.fetch({ url: origin + pathname })
      ).json();
      const items = isNextPage
        ? data.items.map((item) => ({ ...item, id: `${item.id}-2` }))
        : data.items;
      const next_cursor = isNextPage ? null : 'rest';
      await route.fulfill({ json: { data: { ...data, items, next_cursor } } });
    });
    watch.expectAnswer(400, /\/get\/gift_days/);
    await pushPath(page, '/profile');
    await page.getByRole('button', { name: messages.allGifts }).click();
    await expect(gifts.getByText('ادامهٔ هدیه‌ها بارگذاری نشد.')).toBeVisible();
    await expect(gifts.getByRole('listitem')).toHaveText([gift]);
    await gifts.getByRole('button', { name: labels.tryAgain }).click();
    await expect(gifts.getByRole('listitem')).toHaveText([gift, gift]);
  });
});
