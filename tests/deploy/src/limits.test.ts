import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, RequestOptions } from './stage/ask.ts';
import { Stage } from './stage/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());
beforeEach(() => stage.api.clearLimits());

const codesPerAddress = 5;
let mobiles = 0;

/** Requests a code for a new number each time, so that only the address is limited. */
function sendCode(options: RequestOptions): Promise<Answer> {
  mobiles += 1;
  const mobile = `0935${String(mobiles).padStart(7, '0')}`;
  return stage.post('/api/v1/login/send-code', { mobile, ref: '0' }, options);
}

async function exhaustLimit(from: string): Promise<void> {
  for (let sent = 0; sent < codesPerAddress; sent += 1) {
    expect((await sendCode({ from })).status).toBe(200);
  }
  expect((await sendCode({ from })).status).toBe(429);
}

test('two viewers have separate limits', async () => {
  await exhaustLimit('127.0.0.2');
  const refused = await sendCode({ from: '127.0.0.2' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await sendCode({ from: '127.0.0.3' })).status).toBe(200);
});

test.each(['9.9.9.9', '127.0.0.9, 8.8.8.8', '127.0.0.3', 'junk', ''])(
  'a viewer who claims the address %s is still limited by the real address',
  async (claim) => {
    await exhaustLimit('127.0.0.2');
    const headers = { 'x-forwarded-for': claim };
    expect((await sendCode({ from: '127.0.0.2', headers })).status).toBe(429);
    // The viewer cannot use up another viewer's limit either.
    expect((await sendCode({ from: '127.0.0.3' })).status).toBe(200);
  },
);

test('the API gets the viewer’s own address from pages too', async () => {
  await stage.api.clearRequests();
  const headers = { 'x-forwarded-for': '9.9.9.9', cookie: 'viewer=1' };
  await stage.send('/', { from: '127.0.0.4', headers });
  const addresses = (await stage.api.requests()).map(({ address }) => address);
  expect(new Set(addresses)).toEqual(new Set(['127.0.0.4']));
});
