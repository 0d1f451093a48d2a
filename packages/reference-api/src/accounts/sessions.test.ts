import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { createTestApi, minutes, read } from '../test-support/test-api.ts';

const mobile = '09123456789';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

type Api = ReturnType<typeof createTestApi>;

async function signInOn(api: Api, userAgent: string, number = mobile): Promise<string> {
  await api.sendCode(number);
  const password = await api.codeOf(number);
  const answer = api.call('POST', '/login', {
    body: { mobile: number, password, request_id: api.requestOf(number) },
    headers: { 'User-Agent': userAgent },
  });
  return (await read<Answer<'login'>>(answer)).token;
}

const listOf = async (api: Api, token: string) =>
  (await read<Answer<'listSessions'>>(api.call('GET', '/get/sessions', { token }))).data.items;

const statusOf = async (api: Api, token: string) =>
  (await api.call('GET', '/get/user?ref=0', { token })).status;

const revoke = (api: Api, token: string, id: string | undefined) =>
  api.call('POST', '/sessions/revoke', { token, body: { id } });

describe('the sessions of a user', () => {
  it('show device and times, the current one first, then the most recently used', async () => {
    const api = createTestApi();
    const phone = await signInOn(api, android);
    api.pass(minutes(60));
    const computer = await signInOn(api, firefox);
    api.pass(minutes(60));
    const tool = await signInOn(api, 'curl/8.14.1');
    const all = await listOf(api, computer);
    expect(all).toMatchObject([
      {
        device: 'Firefox · Windows',
        created_at: '2026-11-21T12:30:00+03:30',
        last_used_at: '2026-11-21T13:30:00+03:30',
        current: true,
      },
      { device: null, current: false },
      { device: 'Chrome · Android', last_used_at: '2026-11-21T11:30:00+03:30', current: false },
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    for (const token of [phone, computer, tool]) expect(JSON.stringify(all)).not.toContain(token);
    expect((await listOf(api, phone))[0]?.device).toBe('Chrome · Android');
  });

  it('cannot be listed or ended by another user', async () => {
    const api = createTestApi();
    const own = await signInOn(api, android);
    const stranger = await signInOn(api, firefox, '09120000001');
    const [session] = await listOf(api, own);
    expect(await listOf(api, stranger)).toHaveLength(1);
    const answer = await revoke(api, stranger, session?.id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { current: false } });
    expect(await statusOf(api, own)).toBe(200);
    expect((await api.call('GET', '/get/sessions')).status).toBe(401);
  });

  it('end one by one: another one, the same one again without error, and the current one', async () => {
    const api = createTestApi();
    const phone = await signInOn(api, android);
    const computer = await signInOn(api, firefox);
    const [here, there] = await listOf(api, computer);
    for (const _ of [1, 2]) {
      expect(await (await revoke(api, computer, there?.id)).json()).toEqual({
        data: { current: false },
      });
    }
    expect([await statusOf(api, phone), await statusOf(api, computer)]).toEqual([401, 200]);
    expect(await listOf(api, computer)).toHaveLength(1);
    expect(await (await revoke(api, computer, here?.id)).json()).toEqual({
      data: { current: true },
    });
    expect(await statusOf(api, computer)).toBe(401);
    expect((await revoke(api, phone, here?.id)).status).toBe(401);
  });

  it('end all at once, including the current one', async () => {
    const api = createTestApi();
    const tokens = [await signInOn(api, android), await signInOn(api, firefox)];
    const other = await signInOn(api, firefox, '09120000001');
    const [token] = tokens;
    expect((await api.call('POST', '/sessions/revoke_all', { token: token ?? '' })).status).toBe(
      200,
    );
    for (const ended of tokens) expect(await statusOf(api, ended)).toBe(401);
    expect(await statusOf(api, other)).toBe(200);
  });
});
