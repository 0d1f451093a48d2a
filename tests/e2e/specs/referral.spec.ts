import { ask } from '../support/http.ts';
import { open, waitForIdle } from '../support/journey.ts';
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
    for (const path of ['/', '/movie/1024', '/cinema', '/nowhere']) {
      const { cookies } = await ask(`${site.origin}${path}?ref=${code}`);
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
    const { status, cookies } = await ask(`${site.origin}/?ref=${encodeURIComponent(code)}`);
    expect(status).toBe(200);
    expect(cookies).toEqual([]);
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
