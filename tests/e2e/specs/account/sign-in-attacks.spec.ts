import type { Answer } from '@parde/api-client';
import type { BrandServer } from '../../support/servers/brand-server.ts';
import type { ReferenceApi } from '../../support/servers/reference-api.ts';
import { callApi, cookiesOf, sessionOf, signInByApi, wrongCode } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const sendCode = (site: BrandServer, mobile: string) =>
  callApi(site, '/login/send-code', { mobile, ref: '0' });

/** True if a token still opens its account, according to the API itself. */
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

test('somebody else tries codes for a number, and the owner can still sign in', async ({
  site,
  api,
}) => {
  const mobile = '09361230001';
  const own = cookiesOf(await sendCode(site, mobile));
  const password = await api.codeSentTo(mobile);
  expect(await tryCodes(site, { mobile, password }), 'without a request').toEqual(refused);
  const victimCookies = cookiesOf(await sendCode(site, mobile));
  const wrong = wrongCode(await api.codeSentTo(mobile));
  expect(await tryCodes(site, { mobile, password: wrong }, victimCookies), 'with another').toEqual(
    refused,
  );
  expect((await callApi(site, '/login', { mobile, password }, own)).status).toBe(200);
});

test('five wrong codes end a request, and the next code is available at once', async ({
  site,
  api,
  labels,
}) => {
  const mobile = '09361230002';
  const cookies = cookiesOf(await sendCode(site, mobile));
  const password = await api.codeSentTo(mobile);
  expect(await tryCodes(site, { mobile, password: wrongCode(password) }, cookies)).toEqual(refused);
  const late = await callApi(site, '/login', { mobile, password }, cookies);
  expect(late.status, 'the right code is too late').toBe(422);
  expect(late.text).toContain(labels.codeOver);
  expect((await signInByApi(site, api, mobile)).status).toBe(200);
});

test('a new sign-in ends this browser’s earlier session, and no other device’s session', async ({
  site,
  api,
}) => {
  const mobile = '09361230003';
  const { session: elsewhere } = await sessionOf(site, api, mobile);
  const before = await sessionOf(site, api, mobile);
  const { session: after = '' } = cookiesOf(await signInByApi(site, api, mobile, before));
  expect(after).not.toBe(before.session);
  const tokens = [before.session, after, elsewhere];
  expect(await Promise.all(tokens.map((one) => isAlive(api, one)))).toEqual([false, true, true]);
});

test('a viewer who signs out everywhere, or this device in the list, has no session and no cookie', async ({
  site,
  api,
}) => {
  const mobile = '09361230004';
  const ends = [['session', '']];
  const first = await sessionOf(site, api, mobile);
  const second = await sessionOf(site, api, mobile);
  const everywhere = await callApi(site, '/sessions/revoke_all', {}, second);
  expect(everywhere.cookies.map(({ name, value }) => [name, value])).toEqual(ends);
  for (const cookies of [first, second]) {
    expect((await callApi(site, '/get/sessions', undefined, cookies)).status).toBe(401);
  }

  const third = await sessionOf(site, api, mobile);
  const list = await callApi(site, '/get/sessions', undefined, third);
  const { data }: Answer<'listSessions'> = JSON.parse(list.text);
  expect(data.items).toHaveLength(1);
  const here = await callApi(site, '/sessions/revoke', { id: data.items[0]?.id }, third);
  expect(here.cookies.map(({ name, value }) => [name, value])).toEqual(ends);
});
