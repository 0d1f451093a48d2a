import type { BrandServer } from '../support/brand-server.ts';
import { open, waitForHydration } from '../support/journey.ts';
import type { ReferenceApi } from '../support/reference-api.ts';
import {
  askForCode,
  callApi,
  codeField,
  keptCookies,
  sessionOf,
  tokenIn,
  wrongCode,
} from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/** Whether a token still opens its account, asked of the API itself. */
async function isAlive(api: ReferenceApi, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${api.baseUrl}/get/user?ref=0`, { headers });
  return status === 200;
}

async function tryCodes(
  site: BrandServer,
  form: { mobile: string; password: string },
  cookies: Record<string, string> = {},
): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    statuses.push((await callApi(site, '/login', form, cookies)).status);
  }
  return statuses;
}

const refused = [422, 422, 422, 422, 422];

test('somebody else tries codes for a number, and its owner signs in all the same', async ({
  page,
  site,
  api,
}) => {
  const mobile = '09361230001';
  await open(page, '/login');
  await askForCode(page, mobile);
  const right = await api.codeSentTo(mobile);

  expect(await tryCodes(site, { mobile, password: right }), 'without a request').toEqual(refused);
  const theirs = keptCookies(await callApi(site, '/login/send-code', { mobile, ref: '0' }));
  const password = wrongCode(await api.codeSentTo(mobile));
  expect(await tryCodes(site, { mobile, password }, theirs), 'with another').toEqual(refused);

  await codeField(page).fill(right);
  await expect(page).toHaveURL('/');
});

test('five wrong codes end a request: the form says so, and the next code is there at once', async ({
  page,
  api,
  say,
  watch,
}) => {
  const mobile = '09361230002';
  await open(page, '/login');
  await askForCode(page, mobile);
  const right = await api.codeSentTo(mobile);
  watch.expectAnswer(422, /\/api\/v1\/login$/);
  for (let time = 0; time < 5; time += 1) {
    const answered = page.waitForResponse(/\/api\/v1\/login$/);
    await codeField(page).fill(wrongCode(right));
    await answered;
    await expect(codeField(page)).toHaveValue('');
  }
  await expect(codeField(page)).toHaveAccessibleDescription(say.codeOver);

  await page.getByRole('button', { name: say.editMobile }).click();
  await askForCode(page, mobile);
  await codeField(page).fill(await api.codeSentTo(mobile));
  await expect(page).toHaveURL('/');
});

test('a new sign-in ends what this browser had, and no other device’s session', async ({
  page,
  context,
  site,
  api,
  signInAs,
}) => {
  const mobile = '09361230003';
  const { session: elsewhere } = await sessionOf(site, api, mobile);
  await open(page, '/login');
  await askForCode(page, mobile);
  const code = await api.codeSentTo(mobile);
  // As another tab of this browser would, meanwhile.
  await signInAs(mobile);
  const before = await tokenIn(context);

  await codeField(page).fill(code);
  await expect(page).toHaveURL('/');
  await waitForHydration(page);
  const after = await tokenIn(context);
  expect(after).not.toBe(before);
  expect(await Promise.all([before, after, elsewhere].map((one) => isAlive(api, one)))).toEqual([
    false,
    true,
    true,
  ]);
});
