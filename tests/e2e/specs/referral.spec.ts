import { checkState } from '../page-checks/check.ts';
import type { BrandServer } from '../support/brand-server.ts';
import { ask } from '../support/http.ts';
import { open, pushPath, waitForHydration, waitForIdle } from '../support/journey.ts';
import { newMobile } from '../support/purchase.ts';
import type { ReferenceApi } from '../support/reference-api.ts';
import { askForCode, codeField, sessionOf } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** Base 62 over 0-9a-zA-Z. The longest code exceeds a double's exact integers. */
const good = [
  { code: 'abc', value: '39134' },
  { code: '3', value: '3' },
  { code: 'Z', value: '61' },
  { code: '10', value: '62' },
  { code: 'ZZZZZZZZZZ', value: '839299365868340223' },
];
const bad = ['4', '0004', '', 'a-b', 'ض', 'abcdefghijk', '<script>', '%00', '1 '];

for (const { code, value } of good) {
  test(`?ref=${code} is remembered as ${value}`, async ({ site }) => {
    const pages = ['/', '/movie/1024', '/cinema', '/nowhere'].map((path) => `${path}?ref=${code}`);
    for (const path of [...pages, `/ref/${code}`, `/ref/other?ref=${code}`]) {
      const { cookies, headers } = await ask(site.origin + path);
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
  });
}

for (const code of bad) {
  test(`?ref=${code} is nobody, and changes nothing`, async ({ site }) => {
    const written = encodeURIComponent(code);
    for (const path of [`/?ref=${written}`, `/ref/${written}`]) {
      const { status, cookies } = await ask(site.origin + path);
      expect(status, path).toBe(path === '/ref/' ? 301 : 200);
      expect(cookies, path).toEqual([]);
    }
  });
}

test('a referral travels with the viewer’s calls, and a bad one does not replace it', async ({
  page,
  context,
  watch,
}) => {
  await open(page, '/?ref=abc');
  await expect.poll(() => watch.apiCalls()).toEqual(['GET /ghost/get/check/user?ref=39134']);
  await open(page, '/?ref=a-b');
  await open(page, '/?ref=4');
  const values = Object.fromEntries(
    (await context.cookies()).map(({ name, value }) => [name, value]),
  );
  expect(values).toMatchObject({ ref: '39134', refb: 'abc' });
});

test.describe('the check knows a referral', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/ghost/get/check/user?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ref: '77' } });
    });
  });

  test('it fills the cookie of a viewer who has none', async ({ page, context }) => {
    await open(page, '/');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'ref')?.value)
      .toBe('77');
  });

  test('it leaves the cookie of a viewer who has one', async ({ page, context }) => {
    const checked = page.waitForResponse('**/ghost/get/check/user?ref=39134');
    await open(page, '/?ref=abc');
    await checked;
    await waitForIdle(page);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'ref')?.value).toBe('39134');
  });
});

const words = {
  invited: 'دوستتان شما را به پرده دعوت کرده است',
  gift: '۷ روز اشتراک هدیه',
  welcome: 'به پرده خوش آمدید',
  maybe: 'اگر این دعوت هدیه‌ای داشته باشد',
  signIn: 'ورود و دریافت هدیه',
  member: 'شما از پیش حساب دارید',
  gifts: 'روزهای هدیه',
  allGifts: 'همهٔ هدیه‌ها',
  reason: 'آمدن شما با دعوت یک دوست',
};

/** The code of somebody who is a user already. */
async function someCode(site: BrandServer, api: ReferenceApi): Promise<string> {
  const cookies = await sessionOf(site, api, newMobile());
  const answer: { data: { code: string } } = JSON.parse(
    (await ask(`${site.origin}/api/v1/get/referral`, { cookies })).text,
  );
  return answer.data.code;
}

test('the landing says without script what an invitation brings, and promises nothing that it does not know', async ({
  site,
  api,
}) => {
  const at = async (path: string) => (await ask(site.origin + path)).text;
  const link = `/ref/${await someCode(site, api)}`;
  const page = await at(link);
  for (const part of [words.invited, words.gift, 'noindex', '/login?redirect=%2Fprofile']) {
    expect(page).toContain(part);
  }
  // Nobody's, and no code at all.
  for (const nobody of ['/ref/ZZZZZZZZZZ', '/ref/4', '/ref/%D8%B6']) {
    const landing = await at(nobody);
    expect(landing, nobody).toContain(words.welcome);
    expect(landing, nobody).not.toContain(words.gift);
  }
  await api.setFault({ operationId: 'getInvitation', status: 503 });
  const unsure = await at(link);
  expect(unsure).toContain(words.invited);
  expect(unsure).toContain(words.maybe);
  expect(unsure).not.toContain(words.gift);
});

test('whoever was invited signs in from the landing, and finds the gift in the account @states', async ({
  page,
  context,
  site,
  api,
}) => {
  const code = await someCode(site, api);
  await open(page, '/profile/plans');
  // By a link within a page there is no document to set the cookies.
  await pushPath(page, `/ref/${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.invited);
  expect((await context.cookies()).find(({ name }) => name === 'refb')?.value).toBe(code);
  await checkState(page, 'an invitation');
  await page.getByRole('link', { name: words.signIn }).click();
  const mobile = newMobile();
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await page.waitForURL('/profile');
  await waitForHydration(page);
  await page.getByRole('button', { name: words.allGifts }).click();
  const gifts = page.getByRole('dialog', { name: words.gifts });
  await expect(gifts.getByRole('listitem')).toHaveText([new RegExp(`^${words.reason}`)]);
  await checkState(page, 'the gift days');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.allGifts })).toBeFocused();

  await open(page, `/ref/${code}`);
  await expect(page.getByText(words.member)).toBeVisible();
});
