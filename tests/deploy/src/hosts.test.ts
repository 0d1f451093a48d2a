import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, send } from './stage/ask.ts';
import { setting } from './stage/settings.ts';
import { signIn } from './stage/sign-in.ts';
import { Stage } from './stage/stage.ts';

const mobile = '09120000001';

const first = 'mahtab.test';
/** The brand redirects hosts with www to the first host. */
const www = 'www.mahtab.test';
/** A host on which the brand's own rule hides the payments, in this deployment. */
const inApp = 'app.mahtab.example';
/** A host that is excluded from the assumed subscription. */
const excepted = 'free.mahtab.test';
/** A host that nginx accepts, but that is missing from ORIGINS. */
const forgotten = 'old.mahtab.test';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open({
    release: setting('PARTNER'),
    hosts: [first, www, inApp, excepted, forgotten],
    env: {
      ORIGINS: [first, www, inApp, excepted].map((host) => `http://${host}`).join(','),
      DEPLOYMENT: 'in-app',
      ASSUME_SUBSCRIBED: '1',
      ASSUME_SUBSCRIBED_EXCEPT: excepted,
    },
  });
});
afterAll(() => stage?.close());

function at(host: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  return stage.send(path, { headers: { host, ...headers } });
}

function post(
  host: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
) {
  return stage.send(path, { method: 'POST', body, headers: { host, ...headers } });
}

function signInAt(host: string): Promise<string> {
  const site = { port: stage.nginx.port, host, origin: `http://${host}` };
  return signIn(site, stage.api, mobile);
}

/** Returns the rules that the page received for its host. */
function rulesOf({ text }: Answer): Readonly<Record<string, boolean>> {
  const [, rules = '{}'] = /"rules":(\{[^}]*\})/.exec(text) ?? [];
  return JSON.parse(rules);
}

function canonicalOf({ text }: Answer): string | undefined {
  return /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
}

describe('the host with www', () => {
  test.each([
    '/',
    '/movie/1001?season=1',
    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/assets/none.js',
    '//x/y',
  ])('redirects to the first host with %s, and is not cached', async (path) => {
    for (const _time of [1, 2]) {
      const answer = await at(www, path);
      expect(answer).toMatchObject({ status: 308, size: 0 });
      expect(answer.cache).not.toBe('HIT');
      expect(answer.headers.location).toBe(`http://${first}${path}`);
    }
    expect((await at(first, path)).status).not.toBe(308);
    expect((await at(www, path)).status, 'after the first host’s answer was kept').toBe(308);
  });

  test('accepts no write, whatever origin the request names', async () => {
    for (const origin of [`http://${www}`, `http://${first}`]) {
      const answer = await post(www, '/api/v1/login/send-code', { mobile, ref: '0' }, { origin });
      expect(answer.status).toBe(421);
      expect(JSON.parse(answer.text)).toHaveProperty('message_fa');
    }
  });
});

describe('the host that a rule names', () => {
  test('is served without the parts that the rule hides', async () => {
    const page = await at(inApp, '/magazines');
    expect(page.status).toBe(200);
    expect(rulesOf(page)).toMatchObject({ showsPayments: false });
    expect(rulesOf(await at(first, '/magazines'))).toMatchObject({ showsPayments: true });
    expect((await at(inApp, '/payments')).status).toBe(404);
    expect((await at(first, '/payments')).status).not.toBe(404);
  });

  test('has its own sign-in, and accepts writes only from its own pages', async () => {
    const cookie = await signInAt(inApp);
    expect((await at(inApp, '/api/v1/get/user?ref=0', { cookie })).text).toContain(mobile);
    expect((await at(inApp, '/', { cookie })).text).toContain('"signedIn":true');
    const refused = { cookie, origin: `http://${first}` };
    expect((await post(inApp, '/api/v1/logout', {}, refused)).status).toBe(403);
    const own = { cookie, origin: `http://${inApp}` };
    expect((await post(inApp, '/api/v1/logout', {}, own)).status).toBe(200);
  });

  test('is the host to which the bank returns', async () => {
    const cookie = await signInAt(inApp);
    const wallet = { amount: 20_000, payment_method: 'mellat' };
    const headers = { cookie, origin: `http://${inApp}`, 'idempotency-key': crypto.randomUUID() };
    const answer = await post(inApp, '/api/v1/get/charge_wallet', wallet, headers);
    expect(answer.status, answer.text).toBe(200);
    const paid: { data: { pay_url: string } } = JSON.parse(answer.text);
    const { port, pathname, search } = new URL(paid.data.pay_url);
    const bank = await send(Number(port), pathname + search, {
      headers: { host: `127.0.0.1:${port}` },
    });
    expect(bank.status).toBe(200);
    expect(bank.headers['content-security-policy']).toContain(`http://${inApp}`);
  });
});

test('an excluded host requires the subscription that the first host assumes', async () => {
  expect(rulesOf(await at(first, '/'))).toMatchObject({ assumesSubscribed: true });
  expect(rulesOf(await at(excepted, '/'))).toMatchObject({ assumesSubscribed: false });
});

test('a cached page of one host is never served on another', async () => {
  const rules = new Map<string, unknown>();
  for (const host of [first, inApp, excepted]) {
    const page = await at(host, '/movie/1002');
    expect(page).toMatchObject({ status: 200, cache: 'MISS' });
    rules.set(host, rulesOf(page));
  }
  expect(new Set([...rules.values()].map((each) => JSON.stringify(each))).size).toBe(3);
  for (const [host, own] of rules) {
    const page = await at(host, '/movie/1002');
    expect(page.cache).toBe('HIT');
    expect(rulesOf(page)).toEqual(own);
    // Search engines get only one address.
    expect(canonicalOf(page)).toBe(`http://${first}/movie/1002`);
  }
});

test('every served host names the sitemap of the first host', async () => {
  for (const host of [first, inApp]) {
    expect((await at(host, '/robots.txt')).text).toContain(`Sitemap: http://${first}/sitemap.xml`);
    const security = await at(host, '/.well-known/security.txt');
    expect(security.text).toContain(`Canonical: http://${first}/.well-known/security.txt`);
    expect((await at(host, '/sitemap-pages.xml')).text).toContain(`<loc>http://${first}/</loc>`);
  }
});

describe('an unknown host', () => {
  test('gets no answer from nginx', async () => {
    await expect(at('evil.example', '/')).rejects.toThrow(/hang up/);
    await expect(at(`${first}.evil.example`, '/')).rejects.toThrow(/hang up/);
  });

  test('gets a 421 from the servers if nginx accepts it, and their log names the host', async () => {
    for (const path of ['/', '/movie/1001', '/robots.txt', '/api/v1/get/user?ref=0']) {
      const answer = await at(forgotten, path);
      expect(answer.status, path).toBe(421);
      expect(answer.text).toContain(`add http://${forgotten} to ORIGINS`);
    }
    const isReported = (line: string) =>
      line.includes('"unknown-host"') && line.includes(forgotten);
    await Promise.race(stage.servers.map((server) => server.line(isReported)));
  });

  test('can be a known name with another port', async () => {
    expect((await at(`${first}:8443`, '/movie/1001')).status).toBe(421);
    expect((await at(first, '/movie/1001')).status).toBe(200);
  });

  test('still gets the health check of a server', async () => {
    const [{ port }] = stage.servers;
    for (const path of ['/healthz', '/readyz']) {
      const answer = await send(port, path, { headers: { host: '10.0.0.7:3000' } });
      expect(answer).toMatchObject({ status: 200, text: 'ok' });
    }
  });
});
