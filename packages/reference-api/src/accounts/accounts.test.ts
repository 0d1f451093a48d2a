import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@parde/api-client';
import { decodeReferral } from '@parde/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { createTestApi, minutes, otherThan, read } from '../test-support/test-api.ts';
import { writeSmallCatalogue } from '../test-support/test-file-api.ts';

const mobile = '09123456789';
type Api = ReturnType<typeof createTestApi>;

const userOf = async (api: Api, token: string) =>
  (await read<Answer<'getUser'>>(api.call('GET', '/get/user?ref=0', { token }))).data;

describe('two servers on one file', () => {
  let folder = '';
  let file = '';
  let servers: Api[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parde-'));
    file = join(folder, 'shared.db');
    writeSmallCatalogue(file);
    servers = [];
  });
  afterEach(() => {
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  });
  const start = () => {
    const server = createTestApi({ db: file });
    servers.push(server);
    return server;
  };

  it('redeem each other’s codes, each code once', async () => {
    const [one, other] = [start(), start()];
    await one.sendCode(mobile);
    const code = await one.codeOf(mobile);
    const request = one.requestOf(mobile);
    expect((await other.login(mobile, code, undefined, request)).status).toBe(200);
    expect((await one.login(mobile, code)).status).toBe(422);
  });

  it('accept a code once if several logins arrive at the same moment', async () => {
    const [one, other] = [start(), start()];
    for (const last of [1, 2, 3, 4, 5]) {
      const number = `0912345000${last}`;
      await one.sendCode(number, `192.0.2.${last}`);
      const code = await one.codeOf(number);
      const tries = [one, other, one, other].map((api) =>
        api.login(number, code, undefined, one.requestOf(number)),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 422, 422, 422]);
    }
  });

  it('count wrong codes together, also after a restart', async () => {
    const [one, other] = [start(), start()];
    await one.sendCode(mobile);
    const code = await one.codeOf(mobile);
    const request = one.requestOf(mobile);
    for (const api of [one, other, one, other, one]) {
      expect((await api.login(mobile, otherThan(code), undefined, request)).status).toBe(422);
    }
    expect((await other.login(mobile, code, undefined, request)).status).toBe(422);
    await other.sendCode(mobile);
    await other.sendCode(mobile);
    one.close();
    expect((await start().sendCode(mobile)).status).toBe(429);
  });

  it('share sessions and sign-outs', async () => {
    const [one, other] = [start(), start()];
    const token = await one.signIn('09120000001');
    expect(await userOf(other, token)).toMatchObject({ name: 'مهسا رضایی', subscription: 1 });
    expect((await other.call('POST', '/logout', { token })).status).toBe(200);
    expect((await one.call('GET', '/get/user?ref=0', { token })).status).toBe(401);
  });

  it('store no token, only its hash', async () => {
    const token = await start().signIn(mobile);
    const db = openDatabase(file);
    const rows = db.all(db.from.selectFrom('sessions').selectAll());
    db.close();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('delete attempts that no limit counts any more', async () => {
    const api = start();
    const db = openDatabase(file);
    const rows = () => db.all(db.from.selectFrom('attempts').selectAll()).length;
    await api.sendCode('09123450001', '192.0.2.1');
    await api.sendCode('09123450002', '192.0.2.2');
    expect(rows()).toBe(8);
    api.pass(minutes(24 * 60));
    await api.sendCode('09123450003', '192.0.2.3');
    expect(rows()).toBe(4);
    db.close();
  });
});

describe('the text message', () => {
  it('ends with the line from which a browser fills in the code for one host', async () => {
    const sent: string[] = [];
    const api = createTestApi({
      smsHost: 'parde.example',
      sendSms: ({ text }) => void sent.push(text),
    });
    await api.sendCode(mobile);
    expect(sent[0]?.split('\n').at(-1)).toBe(`@parde.example #${await api.codeOf(mobile)}`);
  });
});

describe('updateUser', () => {
  it('changes and removes the name', async () => {
    const api = createTestApi();
    const token = await api.signIn(mobile);
    const rename = (name: string | null) =>
      read<Answer<'updateUser'>>(api.call('POST', '/user/update', { token, body: { name } }));
    expect((await rename('  مهسا رضایی ')).data.name).toBe('مهسا رضایی');
    expect((await userOf(api, token)).name).toBe('مهسا رضایی');
    expect((await rename(null)).data.name).toBeNull();
  });

  it('refuses a name that is invisible or breaks the surrounding text', async () => {
    const api = createTestApi();
    const token = await api.signIn(mobile);
    const rename = (name: string) =>
      api.call('POST', '/user/update', { token, body: JSON.stringify({ name }) });
    const unreadable = [
      'a\u0000b',
      'a\nb',
      'a\tb',
      'a\n',
      'a\u2028b',
      'a\u202eb',
      'a\u2066b',
      'a\ud800',
    ];
    const invisibleNames = ['\u200b\u2060', '\u200c', '\u3164', '…', '123', '🙂'];
    for (const name of [...unreadable, ...invisibleNames]) {
      const response = await rename(name);
      expect(response.status, JSON.stringify(name)).toBe(422);
      const { errors } = await read<{ errors: Record<string, string[]> }>(response);
      expect(Object.keys(errors)).toEqual(['name']);
    }
    for (const name of ['می‌نا', 'Ada 2', 'O’Neil', '李']) {
      expect((await rename(name)).status, name).toBe(200);
    }
  });

  it('refuses an empty name and unknown fields', async () => {
    const api = createTestApi();
    const token = await api.signIn(mobile);
    for (const body of [{ name: '' }, { name: '  ' }, { name: 'x', mobile }, {}]) {
      expect((await api.call('POST', '/user/update', { token, body })).status).toBe(422);
    }
  });
});

describe('a referral', () => {
  const invited = async (api: Api, number: string, ref: string) => {
    await api.call('POST', '/login/send-code', { body: { mobile: number, ref } });
    const response = await api.login(number, await api.codeOf(number));
    return (await read<Answer<'login'>>(response)).token;
  };
  const referral = async (api: Api, token: string) =>
    (await read<Answer<'getReferral'>>(api.call('GET', '/get/referral', { token }))).data;
  const gifts = async (api: Api, token: string, query = '') =>
    (await read<Answer<'listGiftDays'>>(api.call('GET', `/get/gift_days${query}`, { token }))).data;

  it('gives days to both users when a new user signs in with it', async () => {
    const api = createTestApi();
    const host = await api.signIn('09120000002');
    const before = await referral(api, host);
    expect(before).toMatchObject({ invited: 0, earned_days: 0, days_each: 7 });
    expect(before.link).toBe(`/ref/${before.code}`);

    const guest = await invited(api, '09351112233', decodeReferral(before.code) ?? '');
    expect(await referral(api, host)).toMatchObject({ invited: 1, earned_days: 7 });
    expect(await userOf(api, host)).toMatchObject({ subscription: 1, days_period_to_end: 7 });
    expect(await userOf(api, guest)).toMatchObject({ subscription: 1, days_period_to_end: 7 });
    expect((await gifts(api, host)).items).toMatchObject([
      { reason: 'referral', days: 7, from: '۰۹۳۵•••۲۲۳۳' },
    ]);
    expect(await gifts(api, guest)).toMatchObject({
      about: { days: 7 },
      items: [{ reason: 'invited', from: 'سینا مرادی', granted_at: '2026-11-21T11:30:00+03:30' }],
    });
  });

  it('counts once per new user, and not for existing users', async () => {
    const api = createTestApi();
    const host = await api.signIn('09120000002');
    const ref = decodeReferral((await referral(api, host)).code) ?? '';
    const guest = await invited(api, '09351112233', ref);
    await api.call('POST', '/logout', { token: guest });
    await invited(api, '09351112233', ref);
    await invited(api, '09120000003', ref);
    expect((await referral(api, host)).invited).toBe(1);
  });

  it('gives nothing if the code belongs to no user', async () => {
    const api = createTestApi();
    const token = await invited(api, mobile, '4');
    expect(await gifts(api, token)).toEqual({ about: { days: 0 }, items: [], next_cursor: null });
    expect(await userOf(api, token)).toMatchObject({ subscription: 0 });
  });

  it('is confirmed by the anonymous check only if the code is a user’s', async () => {
    const api = createTestApi();
    const host = await api.signIn('09120000002');
    const ref = decodeReferral((await referral(api, host)).code) ?? '';
    const checked = async (digits: string) =>
      (await read<Answer<'ghostCheck'>>(api.call('GET', `/ghost/get/check/user?ref=${digits}`)))
        .ref;
    expect(await checked(ref)).toBe(ref);
    expect(await checked('1')).toBe('4');
    expect(await checked('999999999999999999')).toBe('4');
  });

  it('shows its days to anyone, but not its owner', async () => {
    const api = createTestApi();
    const { code } = await referral(api, await api.signIn('09120000002'));
    const invitation = async (of: string) =>
      (await read<Answer<'getInvitation'>>(api.call('GET', `/get/invitation?ref=${of}`))).data;
    expect(await invitation(decodeReferral(code) ?? '')).toEqual({ known: true, days: 7 });
    expect(await invitation('4')).toEqual({ known: false, days: 0 });
    expect(await invitation('999999999999999999')).toEqual({ known: false, days: 0 });
  });

  it('lists gifts in pages, newest first', async () => {
    const api = createTestApi();
    const token = await api.signIn('09120000001');
    const all = await gifts(api, token);
    expect(all.about.days).toBe(17);
    expect(all.items.map(({ reason }) => reason)).toEqual(['plan', 'apology', 'campaign']);
    const first = await gifts(api, token, '?limit=2');
    const second = await gifts(api, token, `?limit=2&cursor=${first.next_cursor}`);
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect([first.about, second.next_cursor]).toEqual([all.about, null]);
  });
});
